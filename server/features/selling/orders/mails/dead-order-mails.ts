import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { orderMails, orders } from '#server/database/tables/selling/orders.ts';
import type { DeadLetterQueue, LettersMeant } from '#server/platform/dead-letters.ts';
import { ORDER_MAIL_KINDS, orderMailText } from './order-mail-texts.ts';
import { isUnsent, MOST_TRIES } from './send-order-mails.ts';

/**
 * Mails about orders that were given up. They go to the order's address, also when its account is gone: the contract
 * wants them.
 */
export const deadOrderMails: DeadLetterQueue = {
  async list(db, { most, id }) {
    const rows = await db
      .select({ mail: orderMails, email: orders.email, reference: orders.reference, letter: letterId })
      .from(orderMails)
      .innerJoin(orders, eq(orders.id, orderMails.orderId))
      .where(and(isDead, id === undefined ? undefined : isOf({ id })))
      .orderBy(asc(orderMails.createdAt))
      .limit(most);
    return rows.map(({ mail, email, reference, letter }) => ({
      id: letter,
      channel: 'email',
      about: aboutOf(mail, reference),
      recipient: email,
      reason: mail.lastError,
      attempts: mail.tries,
      createdAt: mail.createdAt,
    }));
  },
  retry: (tx, meant, now) =>
    change(tx, meant, { nextTryAt: now, extraTries: sql`${orderMails.tries} - ${MOST_TRIES}::int` }),
  discard: (tx, meant, now) => change(tx, meant, { discardedAt: now }),
};

const isDead = and(isUnsent, sql`${orderMails.tries} > ${MOST_TRIES}::int + ${orderMails.extraTries}`);
const letterId = sql<string>`${orderMails.orderId}::text || '~' || ${orderMails.kind} || '~' || ${orderMails.about}`;

function isOf(meant: LettersMeant): SQL {
  if ('id' in meant) return sql`${letterId} = ${meant.id}`;
  return meant.reason === null ? isNull(orderMails.lastError) : eq(orderMails.lastError, meant.reason);
}

type Change = { nextTryAt?: Date; discardedAt?: Date; extraTries?: SQL };

async function change(tx: Transaction, meant: LettersMeant, set: Change): Promise<number> {
  const { rowCount } = await tx
    .update(orderMails)
    .set(set)
    .where(and(isDead, isOf(meant)));
  return rowCount ?? 0;
}

/** The mail's subject; one that was given up because its facts make no text is known by its kind. */
function aboutOf({ kind, facts }: typeof orderMails.$inferSelect, reference: string): string {
  const known = ORDER_MAIL_KINDS.find((name) => name === kind);
  try {
    if (known) return orderMailText(known, { ...facts, hasAccount: 1 }, reference).subject;
  } catch {
    // Named below.
  }
  return `${kind} (${reference})`;
}
