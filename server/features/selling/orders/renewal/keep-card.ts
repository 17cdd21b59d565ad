import { and, eq, isNull } from 'drizzle-orm';
import { renewals } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import type { Cards } from '#server/features/selling/payments/index.ts';
import type { RenewalRow } from '../consent/drop-renewal.ts';
import { queueMail } from '../mails/queue-mail.ts';

/**
 * Asks the provider for the card stored on a member's page, and stores its keys. Returns false if there is none yet.
 */
export async function keepCard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cards: Cards,
  renewal: RenewalRow,
): Promise<boolean> {
  const card = renewal.cardPageToken === null ? undefined : await cards.readCard(renewal.cardPageToken);
  if (!card) return false;
  const keys = { cardUserKey: card.userKey, cardToken: card.token, cardLastFour: card.lastFour };
  const sameChoice = and(eq(renewals.userId, renewal.userId), eq(renewals.cardPageToken, renewal.cardPageToken ?? ''));
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(renewals)
      .set(keys)
      .where(and(sameChoice, isNull(renewals.cardToken)));
    if (rowCount !== 1) return false;
    const at = clock.now();
    const mail = { kind: 'renewalOn', about: at.toISOString(), facts: { lastFour: card.lastFour } } as const;
    await queueMail(tx, { orderId: renewal.orderId, at, ...mail });
    return true;
  });
}
