import type { Transaction } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import { shortenPaid } from '#server/features/company/organisations/index.ts';
import { methodOf } from '#server/features/selling/payments/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { type RefundReason, reckonEnding, toKurus, toLira, withdrawalEnd } from '#shared/orders/order-rules.ts';
import type { ShownReckoning } from '#shared/orders/orders.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { dropRenewalOf } from '../consent/drop-renewal.ts';
import { corporateFact, queueMail } from '../mails/queue-mail.ts';
import { changeState, findOwnOrder, holdMember, holdOwnOrder, type OrderRow, type Reader } from '../order-row.ts';
import { endPeriod, findPaidPeriod, type PaidPeriod } from '../paid-periods.ts';
import { queueRefund, refundBy } from '../refunds/queue-refund.ts';

/**
 * The two ways out of a paid order: withdrawal (cayma, TKHK 48/4) and ending a plan, a yearly one without a reason and
 * a monthly one for a reason (52/4).
 */
export type WayOut = Extract<RefundReason, 'withdrawal' | 'ending'>;
type Reckoned = {
  readonly order: OrderRow;
  readonly period: PaidPeriod;
  readonly shown: ShownReckoning;
  readonly endsAt: Date;
};

const REFUSALS: Readonly<Record<WayOut, string>> = {
  withdrawal:
    'Bu siparişte cayma hakkı kullanılamıyor: süresi doldu ya da hemen başlamasını onayladığınız hizmet başladı. Yıllık planı sona erdirebilirsiniz.',
  ending: 'Yalnızca süren bir plan sona erdirilebilir; kalan günü olmayan plan süresi bitince kapanır.',
};

/**
 * Until when a member may withdraw from a paid order: for 14 days or, with the consent of MSY 15/1-h, until the service
 * has begun, if that is earlier. Undefined if it is no longer possible at `now`.
 */
export function withdrawableUntil(order: OrderRow, period: PaidPeriod | undefined, now: Date): Date | undefined {
  if (order.state !== 'paid' || !order.paidAt || !period) return undefined;
  const begins = order.startsAtOnce ? (period.validFrom ?? period.paidAt) : undefined;
  const fortnight = withdrawalEnd(order.paidAt);
  const until = begins && begins < fortnight ? begins : fortnight;
  return now < until ? until : undefined;
}

/** Whether a member may end a paid plan at `now` with a refund of the rest; a monthly one needs a reason. */
export function mayEnd(order: OrderRow, period: PaidPeriod | undefined, now: Date): boolean {
  if (order.state !== 'paid' || !period || now >= period.validUntil) return false;
  return reckon(period, now).refundKurus > 0;
}

/** The refund of a way out now. Throws 409 NOT_ALLOWED if it is not possible. */
export async function reckonWayOut(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  orderId: string,
  way: WayOut,
): Promise<ShownReckoning> {
  return (await reckonFor(db, await findOwnOrder(db, userId, orderId), way, clock.now())).shown;
}

type Confirmed = {
  readonly orderId: string;
  readonly way: WayOut;
  readonly refundKurus: number;
  readonly iban?: string | undefined;
  /** Why a monthly plan is ended; it is not assessed. */
  readonly reason?: string | undefined;
};

/**
 * Ends a contract on the terms that were shown. Throws 409 RECKONING_CHANGED if the amount has changed since (a day has
 * passed), 400 for a transfer without an IBAN for the refund, and for a monthly plan that is ended without a reason.
 * Repeating the call is refused, because the order has ended.
 */
export function takeWayOut(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { orderId, way, refundKurus, iban, reason }: Confirmed,
): Promise<OrderRow> {
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await holdMember(tx, userId);
    const reckoned = await reckonFor(tx, await holdOwnOrder(tx, userId, orderId), way, at);
    const { shown } = reckoned;
    if (shown.refundKurus !== refundKurus) throw reckoningChanged(shown.refundKurus);
    if (shown.method === 'transfer' && iban === undefined)
      throw new ExpectedError(400, 'INVALID_PARAMETER', 'Paranın geri gönderileceği IBAN’ı yazın.', 'iban');
    if (way === 'ending' && reckoned.order.period === 'monthly' && reason === undefined)
      throw new ExpectedError(400, 'INVALID_PARAMETER', 'Aylık planı neden sona erdirdiğinizi yazın.', 'reason');
    const cause = reason === undefined ? way : `${way}: ${reason}`;
    const changed = await carryOut(tx, reckoned, { way, cause, iban, at });
    // Only premium renews automatically.
    if (changed.plan === 'premium') await dropRenewalOf(tx, userId, at);
    return changed;
  });
}

type Carrying = { readonly way: WayOut; readonly cause: string; readonly iban?: string | undefined; readonly at: Date };

/** Ends the contract of a locked order as calculated, and queues the refund. */
export async function carryOut(
  tx: Transaction,
  { order, period, shown, endsAt }: Reckoned,
  { way, cause, iban, at }: Carrying,
): Promise<OrderRow> {
  const byMs = await endPeriod(tx, { order, period, endsAt });
  if (order.organisationId !== null && order.givenAt !== null)
    await shortenPaid(tx, { id: order.organisationId, byMs, at });
  const changed = await changeState(tx, order, { to: 'refunded', actor: 'member', cause, at });
  await payBack(tx, { order, period, way, kurus: shown.refundKurus, iban, at, endsAt });
  return changed;
}

type PayBack = {
  readonly order: OrderRow;
  readonly period: PaidPeriod;
  readonly way: WayOut;
  readonly kurus: number;
  readonly iban: string | undefined;
  readonly at: Date;
  readonly endsAt: Date;
};

async function payBack(tx: Transaction, { order, period, way, kurus, iban, at, endsAt }: PayBack): Promise<void> {
  const { provider, reference: paymentReference } = period;
  const method = methodOf(provider);
  const refund = { orderId: order.id, paymentReference, method: provider, kurus, reason: way, at } as const;
  await queueRefund(tx, { ...refund, ...(method === 'transfer' && { iban }) });
  const hasIban = iban === undefined ? 0 : 1;
  // A period that has not begun need not be ended.
  const hasBegun = (period.validFrom ?? period.paidAt) <= at;
  const closes = hasBegun ? endsAt.toISOString() : '';
  const refunding = { kurus, endsAt: closes, refundBy: refundBy(way, at).toISOString(), method, hasIban };
  const facts = { ...refunding, ...corporateFact(order) };
  await queueMail(tx, { orderId: order.id, kind: way, facts, at });
}

/** Calculates a way out of an order at `now`. Throws 409 NOT_ALLOWED if it is not possible. */
export async function reckonFor(db: Reader, order: OrderRow, way: WayOut, now: Date): Promise<Reckoned> {
  const period = await findPaidPeriod(db, order.id);
  const isOpen =
    way === 'withdrawal' ? withdrawableUntil(order, period, now) !== undefined : mayEnd(order, period, now);
  if (!isOpen || !period) throw new ExpectedError(409, 'NOT_ALLOWED', REFUSALS[way]);
  const { totalDays, usedDays, paidKurus, ...reckoned } = reckon(period, now);
  // A withdrawal refunds everything, because the service has not begun.
  const refundKurus = way === 'withdrawal' ? paidKurus : reckoned.refundKurus;
  const shown: ShownReckoning = {
    paidKurus,
    refundKurus,
    totalDays,
    usedDays,
    endsAt: reckoned.endsAt.toISOString(),
    refundBy: refundBy(way, now).toISOString(),
    method: methodOf(period.provider),
    explanation: explain(order, way, { paidKurus, refundKurus, totalDays, usedDays, endsAt: reckoned.endsAt }),
  };
  return { order, period, shown, endsAt: reckoned.endsAt };
}

function reckon({ validFrom, paidAt, validUntil, amount }: PaidPeriod, now: Date) {
  return reckonEnding({ from: validFrom ?? paidAt, until: validUntil, kurus: toKurus(amount) }, now);
}

type Explained = Pick<
  ReturnType<typeof reckonEnding>,
  'paidKurus' | 'refundKurus' | 'totalDays' | 'usedDays' | 'endsAt'
>;

function explain(
  { plan }: OrderRow,
  way: WayOut,
  { paidKurus, refundKurus, totalDays, usedDays, endsAt }: Explained,
): string {
  const paid = formatLiraExact(toLira(paidKurus));
  const back = formatLiraExact(toLira(refundKurus));
  if (way === 'withdrawal') return `Hizmet başlamadı; ödediğiniz ${paid} tutarının tamamı geri ödenir.`;
  if (usedDays === 0) return `Süre henüz başlamadı; ödediğiniz ${paid} tutarının tamamı geri ödenir.`;
  // It ends at midnight, so the last day is the day before.
  const lastDay = formatDate(new Date(endsAt.getTime() - 1));
  return `${totalDays} günün ${usedDays} günü (bugün dâhil) kullanıldı. Ödediğiniz ${paid} tutarından, kalan ${totalDays - usedDays} güne düşen ${back} geri ödenir. ${plan === 'corporate' ? 'Kurumun planı' : 'Premium'} ${lastDay} günü sonunda ${plan === 'corporate' ? 'biter' : 'kapanır'}.`;
}

function reckoningChanged(kurus: number): ExpectedError {
  const message = `Hesap bu arada değişti: şimdi ${formatLiraExact(toLira(kurus))} geri ödenir. Yeniden bakıp onaylayın.`;
  return new ExpectedError(409, 'RECKONING_CHANGED', message);
}
