import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { cardsToForget, orders, renewals } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import { openProviders, ProviderAway } from '#server/features/selling/payments/index.ts';
import { dropRenewalOf } from '../consent/drop-renewal.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { holdMember } from '../order-row.ts';
import { paidUntil } from '../paid-periods.ts';
import { chargeOf, isSoldPeriod, type Papers } from '../sales.ts';
import { type CardKeeper, chargeDue } from './charge-renewal.ts';
import { keepCard } from './keep-card.ts';
import { announcementKey, announceTime, chargeTime } from './renewal-times.ts';

type RenewDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/** How long after its opening a card page is checked. */
const CARD_PAGE_MS = 60 * 60_000;
const HOUR_MS = 60 * 60_000;

/**
 * Automatic renewals (TKHK 52/3): stores the keys of new cards, announces each charge three days before, charges, and
 * makes the provider delete cards that are no longer wanted. While the seller's legally required details are
 * incomplete, nothing is announced or charged. For a job; idempotent.
 */
export async function renewPlans(
  deps: RenewDeps,
  papers: Papers,
): Promise<{ announced: number; charged: number; forgotten: number }> {
  const counts = { announced: 0, charged: 0, forgotten: 0 };
  for (const { key, cards } of openProviders(deps.config)) {
    if (!cards) continue;
    const keeper = { key, cards };
    try {
      await takeOverCards(deps, keeper);
      if (papers.missing(deps.config).length === 0) {
        counts.announced += await announce(deps, key);
        counts.charged += await chargeDue(deps, keeper, papers);
      }
      counts.forgotten += await forgetCards(deps, keeper);
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      deps.log.warn({ err: error, provider: key }, 'renewals wait for the payment provider');
    }
  }
  return counts;
}

async function takeOverCards(deps: RenewDeps, { key, cards }: CardKeeper): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - CARD_PAGE_MS);
  const isWaiting = and(eq(renewals.provider, key), isNull(renewals.cardToken), gt(renewals.consentedAt, since));
  for (const renewal of await deps.db.select().from(renewals).where(isWaiting)) await keepCard(deps, cards, renewal);
}

async function announce({ db, clock, config }: RenewDeps, provider: string): Promise<number> {
  const at = clock.now();
  let announced = 0;
  const hasCard = and(eq(renewals.provider, provider), isNotNull(renewals.cardToken));
  for (const { userId } of await db.select().from(renewals).where(hasCard))
    announced += await db.transaction(async (tx) => {
      await holdMember(tx, userId);
      const [renewal] = await tx.select().from(renewals).where(eq(renewals.userId, userId));
      const until = await paidUntil(tx, userId, at);
      if (!renewal?.cardToken || !until || at < announceTime(until)) return 0;
      if (renewal.announcedFor?.getTime() === until.getTime()) return 0;
      const [order] = await tx.select().from(orders).where(eq(orders.id, renewal.orderId));
      if (!order) return 0;
      if (!isSoldPeriod(config, order, at)) {
        await endUnsold(tx, userId, { orderId: order.id, until, at });
        return 0;
      }
      const announcedKurus = chargeOf(config, order, at);
      const nextTryAt = chargeTime(until, at);
      await tx
        .update(renewals)
        .set({ announcedFor: until, announcedKurus, nextTryAt, failures: 0 })
        .where(eq(renewals.userId, userId));
      const facts = { kurus: announcedKurus, at: nextTryAt.toISOString(), lastFour: renewal.cardLastFour ?? '' };
      const about = announcementKey(until, renewal.consentedAt);
      await queueMail(tx, { orderId: order.id, kind: 'renewalAhead', about, facts, at });
      return 1;
    });
  return announced;
}

type Unsold = { readonly orderId: string; readonly until: Date; readonly at: Date };

/**
 * A yearly plan that is no longer sold is not renewed either (D53): the renewal ends before anything is announced, and
 * the member is informed.
 */
async function endUnsold(tx: Transaction, userId: string, { orderId, until, at }: Unsold): Promise<void> {
  await dropRenewalOf(tx, userId, at);
  const facts = { until: until.toISOString() };
  await queueMail(tx, { orderId, kind: 'renewalUnsold', about: until.toISOString(), facts, at });
}

async function forgetCards({ db, clock }: RenewDeps, { key, cards }: CardKeeper): Promise<number> {
  const now = clock.now();
  const isDue = and(eq(cardsToForget.provider, key), lte(cardsToForget.nextTryAt, now));
  const due = await db.select().from(cardsToForget).where(isDue);
  for (const { cardToken, cardUserKey } of due) {
    const again = { nextTryAt: new Date(now.getTime() + HOUR_MS) };
    await db.update(cardsToForget).set(again).where(eq(cardsToForget.cardToken, cardToken));
    await cards.forgetCard({ userKey: cardUserKey, token: cardToken });
    await db.delete(cardsToForget).where(eq(cardsToForget.cardToken, cardToken));
  }
  return due.length;
}
