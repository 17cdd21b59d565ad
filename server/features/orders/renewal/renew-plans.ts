import { and, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { cardsToForget, orderPapers, orders, paymentAttempts, renewals } from '#server/database/tables/orders.ts';
import type { Deps } from '#server/deps.ts';
import { openProvider, type PaymentProvider, ProviderAway } from '#server/features/payments/index.ts';
import { RENEWAL } from '#shared/orders/order-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import type { RenewalRow } from '../consent/drop-renewal.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { changeState, findOpenOrder, holdMember, type OrderRow } from '../order-row.ts';
import { paidUntil } from '../paid-periods.ts';
import { billOf } from '../payment/bill.ts';
import { type Attempt, recordCharge } from '../payment/settle-attempt.ts';
import { chargeOf } from '../sales.ts';
import { insertOrder } from '../steps/begin-order.ts';
import { keepCard } from './keep-card.ts';
import { announceTime, chargeTime } from './renewal-times.ts';

type RenewDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/** A card page is asked about for so long after it was opened. */
const CARD_PAGE_MS = 60 * 60_000;
/** A renewal that failed waits longer than it takes to try it again. */
const KEPT_DAYS = RENEWAL.tries + 2;
const HOUR_MS = 60 * 60_000;
/** Charged without its owner at the keyboard: the provider asks for an address all the same. */
const OWN_IP = '127.0.0.1';

/**
 * Automatic renewals (TKHK 52/3): takes over cards that were stored, announces each charge three days before, charges, and
 * has the provider forget cards that are not wanted any more. For a job, safe to repeat.
 */
export async function renewPlans(deps: RenewDeps): Promise<{ announced: number; charged: number; forgotten: number }> {
  const counts = { announced: 0, charged: 0, forgotten: 0 };
  const provider = openProvider(deps.config);
  if (!provider) return counts;
  try {
    await takeOverCards(deps, provider);
    counts.announced = await announce(deps);
    counts.charged = await chargeDue(deps, provider);
    counts.forgotten = await forgetCards(deps, provider);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    deps.log.warn({ err: error }, 'renewals wait for the payment provider');
  }
  return counts;
}

async function takeOverCards(deps: RenewDeps, provider: PaymentProvider): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - CARD_PAGE_MS);
  const isWaiting = and(isNull(renewals.cardToken), gt(renewals.consentedAt, since));
  for (const renewal of await deps.db.select().from(renewals).where(isWaiting)) await keepCard(deps, provider, renewal);
}

async function announce({ db, clock, config }: RenewDeps): Promise<number> {
  const at = clock.now();
  let announced = 0;
  for (const { userId } of await db.select().from(renewals).where(isNotNull(renewals.cardToken)))
    announced += await db.transaction(async (tx) => {
      await holdMember(tx, userId);
      const [renewal] = await tx.select().from(renewals).where(eq(renewals.userId, userId));
      const until = await paidUntil(tx, userId, at);
      if (!renewal?.cardToken || !until || at < announceTime(until)) return 0;
      if (renewal.announcedFor?.getTime() === until.getTime()) return 0;
      const [order] = await tx.select().from(orders).where(eq(orders.id, renewal.orderId));
      if (!order) return 0;
      const announcedKurus = chargeOf(config, order.period, at);
      const nextTryAt = chargeTime(until, at);
      await tx
        .update(renewals)
        .set({ announcedFor: until, announcedKurus, nextTryAt, failures: 0 })
        .where(eq(renewals.userId, userId));
      const facts = { kurus: announcedKurus, at: nextTryAt.toISOString(), lastFour: renewal.cardLastFour ?? '' };
      await queueMail(tx, { orderId: order.id, kind: 'renewalAhead', about: until.toISOString(), facts, at });
      return 1;
    });
  return announced;
}

async function chargeDue(deps: RenewDeps, provider: PaymentProvider): Promise<number> {
  const isDue = and(isNotNull(renewals.cardToken), lte(renewals.nextTryAt, deps.clock.now()));
  let charged = 0;
  for (const { userId } of await deps.db.select().from(renewals).where(isDue))
    if (await chargeRenewal(deps, provider, userId)) charged += 1;
  return charged;
}

type Begun = { readonly order: OrderRow; readonly attempt: Attempt; readonly renewal: RenewalRow };

/** The order and the attempt are on record before the card is charged; without an answer `reconcilePayments` asks later. */
async function chargeRenewal(deps: RenewDeps, provider: PaymentProvider, userId: string): Promise<boolean> {
  const begun = await deps.db.transaction((tx) => beginCharge(deps, tx, userId));
  if (!begun) return false;
  const { cardUserKey: userKey, cardToken: token, cardLastFour } = begun.renewal;
  if (!userKey || !token) return false;
  const card = { userKey, token, lastFour: cardLastFour ?? '' };
  await recordCharge(
    deps,
    begun.attempt.id,
    await provider.chargeCard(billOf(begun.order, begun.attempt, OWN_IP), card),
  );
  return true;
}

async function beginCharge(deps: RenewDeps, tx: Transaction, userId: string): Promise<Begun | undefined> {
  const at = deps.clock.now();
  if (!(await holdMember(tx, userId))) return undefined;
  const [renewal] = await tx.select().from(renewals).where(eq(renewals.userId, userId));
  if (!renewal?.cardToken || !renewal.nextTryAt || renewal.nextTryAt > at || renewal.announcedKurus === null)
    return undefined;
  // A new announcement follows when this one is settled; tries after failures set a time of their own.
  await tx.update(renewals).set({ nextTryAt: null }).where(eq(renewals.userId, userId));
  const until = await paidUntil(tx, userId, at);
  // Somebody who has bought again meanwhile is announced anew.
  if (until && until.getTime() !== renewal.announcedFor?.getTime()) return undefined;
  if (await findOpenOrder(tx, userId)) {
    await tx
      .update(renewals)
      .set({ nextTryAt: new Date(at.getTime() + HOUR_MS) })
      .where(eq(renewals.userId, userId));
    return undefined;
  }
  const order = (await failedBefore(tx, userId, renewal)) ?? (await orderOf(deps, tx, renewal, at));
  if (!order) return undefined;
  const change = { to: 'paying', actor: 'schedule', cause: 'automatic renewal', at } as const;
  const paying = await changeState(tx, order, change, {
    method: 'iyzico',
    expiresAt: new Date(at.getTime() + KEPT_DAYS * DAY_MS),
  });
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      orderId: order.id,
      provider: 'iyzico',
      kind: 'storedCard',
      state: 'open',
      amountKurus: order.totalKurus,
      createdAt: at,
      expiresAt: new Date(at.getTime() + HOUR_MS),
    })
    .returning();
  return attempt && { order: paying, attempt, renewal };
}

/** The renewal that is tried again: same price, as it was announced. */
async function failedBefore(tx: Transaction, userId: string, renewal: RenewalRow): Promise<OrderRow | undefined> {
  if (renewal.failures === 0) return undefined;
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.isRenewal, true), inArray(orders.state, ['failed'])))
    .limit(1);
  return order;
}

async function orderOf(
  { config }: RenewDeps,
  tx: Transaction,
  renewal: RenewalRow,
  at: Date,
): Promise<OrderRow | undefined> {
  const [base] = await tx.select().from(orders).where(eq(orders.id, renewal.orderId));
  if (!base?.userId) return undefined;
  const order = await insertOrder(tx, {
    userId: base.userId,
    email: base.email,
    period: base.period,
    buyer: base.buyer,
    papersHash: base.papersHash,
    state: 'confirmed',
    totalKurus: renewal.announcedKurus ?? base.totalKurus,
    vatPercent: config.VAT_PERCENT,
    isRenewal: true,
    startsAtOnce: true,
    createdAt: at,
    confirmedAt: renewal.consentedAt,
    expiresAt: new Date(at.getTime() + KEPT_DAYS * DAY_MS),
  });
  const papers = await tx.select().from(orderPapers).where(eq(orderPapers.orderId, base.id));
  if (papers.length > 0) await tx.insert(orderPapers).values(papers.map((paper) => ({ ...paper, orderId: order.id })));
  return order;
}

async function forgetCards({ db, clock }: RenewDeps, provider: PaymentProvider): Promise<number> {
  const now = clock.now();
  const due = await db.select().from(cardsToForget).where(lte(cardsToForget.nextTryAt, now));
  for (const { cardToken, cardUserKey } of due) {
    const again = { nextTryAt: new Date(now.getTime() + HOUR_MS) };
    await db.update(cardsToForget).set(again).where(eq(cardsToForget.cardToken, cardToken));
    await provider.forgetCard({ userKey: cardUserKey, token: cardToken });
    await db.delete(cardsToForget).where(eq(cardsToForget.cardToken, cardToken));
  }
  return due.length;
}
