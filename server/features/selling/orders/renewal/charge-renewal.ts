import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { outbox } from '#server/database/tables/outbox.ts';
import { orders, paymentAttempts, renewals } from '#server/database/tables/selling/orders.ts';
import type { Deps } from '#server/deps.ts';
import type { Cards } from '#server/features/selling/payments/index.ts';
import { endOfPeriod, RENEWAL } from '#shared/orders/order-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import type { RenewalRow } from '../consent/drop-renewal.ts';
import { orderMail } from '../mails/order-mail.ts';
import { orderMailKey } from '../mails/queue-mail.ts';
import { changeState, findOpenOrder, holdMember, type OrderRow } from '../order-row.ts';
import { paidUntil } from '../paid-periods.ts';
import { billOf } from '../payment/bill.ts';
import { type Attempt, recordCharge } from '../payment/settle-attempt.ts';
import type { Papers } from '../sales.ts';
import { insertOrder } from '../steps/begin-order.ts';
import { keepPapers } from '../steps/keep-papers.ts';
import { announcementKey } from './renewal-times.ts';

/** A provider that stores cards. */
export type CardKeeper = { readonly key: string; readonly cards: Cards };
type ChargeDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/** A failed renewal stays open for longer than its retries take. */
const KEPT_DAYS = RENEWAL.tries + 2;
const HOUR_MS = 60 * 60_000;
/** The provider requires an address, although the buyer is not present at the charge. */
const OWN_IP = '127.0.0.1';

/** Charges the stored cards of a provider for renewals that are due. Returns how many charges were begun. */
export async function chargeDue(deps: ChargeDeps, { key, cards }: CardKeeper, papers: Papers): Promise<number> {
  const isKept = and(eq(renewals.provider, key), isNotNull(renewals.cardToken));
  const isDue = and(isKept, lte(renewals.nextTryAt, deps.clock.now()));
  let charged = 0;
  for (const { userId } of await deps.db.select().from(renewals).where(isDue))
    if (await chargeRenewal(deps, cards, papers, userId)) charged += 1;
  return charged;
}

type Begun = { readonly order: OrderRow; readonly attempt: Attempt; readonly renewal: RenewalRow };

/** Stores the order and the attempt before the card is charged; without a response `reconcilePayments` checks later. */
async function chargeRenewal(deps: ChargeDeps, cards: Cards, papers: Papers, userId: string): Promise<boolean> {
  const begun = await deps.db.transaction((tx) => beginCharge(deps, tx, papers, userId));
  if (!begun) return false;
  const { cardUserKey: userKey, cardToken: token, cardLastFour } = begun.renewal;
  if (!userKey || !token) return false;
  const card = { userKey, token, lastFour: cardLastFour ?? '' };
  await recordCharge(deps, begun.attempt.id, await cards.chargeCard(billOf(begun.order, begun.attempt, OWN_IP), card));
  return true;
}

async function beginCharge(
  deps: ChargeDeps,
  tx: Transaction,
  papers: Papers,
  userId: string,
): Promise<Begun | undefined> {
  const at = deps.clock.now();
  if (!(await holdMember(tx, userId))) return undefined;
  const [renewal] = await tx.select().from(renewals).where(eq(renewals.userId, userId));
  if (!renewal?.cardToken || !renewal.nextTryAt || renewal.nextTryAt > at || renewal.announcedKurus === null)
    return undefined;
  // A new announcement follows when this charge is settled; retries after failures set their own time.
  await putOff(tx, userId, null);
  const until = await paidUntil(tx, userId, at);
  // A member who has bought again in the meantime gets a new announcement.
  if (until && until.getTime() !== renewal.announcedFor?.getTime()) return undefined;
  const earliest = await earliestCharge(tx, renewal);
  if (!earliest || earliest > at) {
    await putOff(tx, userId, earliest ?? new Date(at.getTime() + HOUR_MS));
    return undefined;
  }
  if (await findOpenOrder(tx, userId)) {
    await putOff(tx, userId, new Date(at.getTime() + HOUR_MS));
    return undefined;
  }
  const order = (await failedBefore(tx, userId, renewal)) ?? (await orderOf(deps, tx, renewal, at));
  if (!order) return undefined;
  const papersHash = await keepRenewalPapers(deps, tx, papers, { order, renewal, from: until ?? at, at });
  const change = { to: 'paying', actor: 'schedule', cause: 'automatic renewal', at } as const;
  const expiresAt = new Date(at.getTime() + KEPT_DAYS * DAY_MS);
  const paying = await changeState(tx, order, change, { method: renewal.provider, expiresAt, papersHash });
  const attempt = await insertAttempt(tx, order, renewal, at);
  return attempt && { order: paying, attempt, renewal };
}

async function putOff(tx: Transaction, userId: string, nextTryAt: Date | null): Promise<void> {
  await tx.update(renewals).set({ nextTryAt }).where(eq(renewals.userId, userId));
}

/** The earliest time of a charge: three days after the announcing mail was sent; undefined if it has not been sent. */
async function earliestCharge(
  tx: Transaction,
  { orderId, announcedFor, consentedAt }: RenewalRow,
): Promise<Date | undefined> {
  if (!announcedFor) return undefined;
  const key = orderMailKey(orderId, 'renewalAhead', announcementKey(announcedFor, consentedAt));
  const isSent = and(eq(outbox.kind, orderMail.name), eq(outbox.key, key), eq(outbox.state, 'sent'));
  const [mail] = await tx.select({ sentAt: outbox.finishedAt }).from(outbox).where(isSent);
  return mail?.sentAt ? new Date(mail.sentAt.getTime() + RENEWAL.announceDays * DAY_MS) : undefined;
}

async function insertAttempt(
  tx: Transaction,
  order: OrderRow,
  { provider }: RenewalRow,
  at: Date,
): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      orderId: order.id,
      provider,
      kind: 'storedCard',
      state: 'open',
      amountKurus: order.totalKurus,
      createdAt: at,
      expiresAt: new Date(at.getTime() + HOUR_MS),
    })
    .returning();
  return attempt;
}

/** The failed renewal that is retried, at the announced price. */
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
  { config }: ChargeDeps,
  tx: Transaction,
  renewal: RenewalRow,
  at: Date,
): Promise<OrderRow | undefined> {
  const [base] = await tx.select().from(orders).where(eq(orders.id, renewal.orderId));
  if (!base?.userId) return undefined;
  return insertOrder(tx, {
    userId: base.userId,
    email: base.email,
    period: base.period,
    buyer: base.buyer,
    state: 'confirmed',
    totalKurus: renewal.announcedKurus ?? base.totalKurus,
    vatPercent: config.VAT_PERCENT,
    isRenewal: true,
    // Included in what the member agreed to (`renewalConsent`).
    startsAtOnce: true,
    createdAt: at,
    confirmedAt: renewal.consentedAt,
    expiresAt: new Date(at.getTime() + KEPT_DAYS * DAY_MS),
  });
}

type Renewed = { readonly order: OrderRow; readonly renewal: RenewalRow; readonly from: Date; readonly at: Date };

/**
 * Stores the document of this renewal: its price and the period that it pays for. Made again for each retry, as the
 * period may have moved.
 */
async function keepRenewalPapers(
  { config }: ChargeDeps,
  tx: Transaction,
  papers: Papers,
  { order, renewal, from, at }: Renewed,
): Promise<string> {
  const { id, reference, plan, period, organisationName, totalKurus, vatPercent, buyer, email } = order;
  const [base] = await tx.select({ reference: orders.reference }).from(orders).where(eq(orders.id, renewal.orderId));
  if (!buyer || !base) throw new Error(`The renewal ${reference} has no buyer or no contract to prolong.`);
  const made = papers.ofRenewal(config, {
    ...{ reference, plan, period, organisationName, totalKurus, vatPercent, buyer, email, at },
    renewed: base.reference,
    from,
    until: endOfPeriod(from, period),
    consent: renewal.consent,
    consentedAt: renewal.consentedAt,
    cardLastFour: renewal.cardLastFour ?? '',
  });
  const { papersHash } = await keepPapers(tx, id, made, { shownAt: at, shownTo: email });
  return papersHash;
}
