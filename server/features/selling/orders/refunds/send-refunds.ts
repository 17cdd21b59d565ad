import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { refunds } from '#server/database/tables/selling/orders.ts';
import { paymentArchive } from '#server/database/tables/selling/payment-archive.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { openProviders, ProviderAway, type Refunds } from '#server/features/selling/payments/index.ts';
import { toKurus } from '#shared/orders/order-rules.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { noteRefundDone } from './note-refund-done.ts';

type RefundDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;
type Refund = typeof refunds.$inferSelect;

/** How long a refund is locked for the caller that sends it; then the provider is asked for its result. */
const HELD_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
const MOST_TRIES = 12;
const MOST_A_RUN = 100;

/**
 * Refunds cards through the provider that took the payment, even if another takes payments now. The state `sending` is
 * stored before the provider is called: after a kill or a lost response the refund is looked up there under our key,
 * and sent again only if it does not exist. For a job.
 */
export async function sendRefunds(deps: RefundDeps): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  for (const { key, refunds: refunder } of openProviders(deps.config)) {
    if (!refunder) continue;
    const due = await deps.db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.method, key), isDue(deps.clock.now())))
      .orderBy(asc(refunds.nextTryAt))
      .limit(MOST_A_RUN);
    for (const { id } of due) {
      const done = await sendRefund(deps, refunder, id);
      if (done === undefined) continue;
      counts[done ? 'sent' : 'failed'] += 1;
    }
  }
  return counts;
}

const isDue = (now: Date) => and(inArray(refunds.state, ['due', 'sending']), lte(refunds.nextTryAt, now));

async function sendRefund(deps: RefundDeps, refunder: Refunds, id: string): Promise<boolean | undefined> {
  const now = deps.clock.now();
  // The caller that updates the row has the lock; the previous state shows whether a response is missing.
  const [before] = await deps.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), isDue(now)));
  if (!before) return undefined;
  const held = { state: 'sending', tries: before.tries + 1, nextTryAt: new Date(now.getTime() + HELD_MS) } as const;
  const { rowCount } = await deps.db
    .update(refunds)
    .set(held)
    .where(and(eq(refunds.id, id), eq(refunds.tries, before.tries), isDue(now)));
  if (rowCount !== 1) return undefined;
  try {
    return await ask(deps, refunder, before);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    deps.log.warn({ err: error, refund: id }, 'a refund got no answer; it will be looked up');
    return false;
  }
}

async function ask(deps: RefundDeps, refunder: Refunds, refund: Refund): Promise<boolean> {
  const paymentId = refund.paymentReference.slice(refund.method.length + 1);
  const isUnanswered = refund.state === 'sending';
  if (isUnanswered && (await refunder.isRefunded(paymentId, refund.id))) return finish(deps, refund.id);
  const isSameDayWhole = refund.tries === 0 && (await isWholeOfToday(deps, refund));
  const answer = await refunder.refund({ id: refund.id, paymentId, kurus: refund.amountKurus, isSameDayWhole });
  if (answer.state === 'done') return finish(deps, refund.id);
  await putOff(deps, refund, answer.code);
  return false;
}

async function isWholeOfToday({ db, clock }: RefundDeps, { paymentReference, amountKurus }: Refund): Promise<boolean> {
  const known = { amount: payments.amount, paidAt: payments.paidAt };
  const archived = { amount: paymentArchive.amount, paidAt: paymentArchive.paidAt };
  const rows = [
    ...(await db.select(known).from(payments).where(eq(payments.reference, paymentReference))),
    ...(await db.select(archived).from(paymentArchive).where(eq(paymentArchive.reference, paymentReference))),
  ];
  const today = istanbulDate(clock.now());
  return rows.some(({ amount, paidAt }) => toKurus(amount) === amountKurus && istanbulDate(paidAt) === today);
}

async function finish({ db, clock }: RefundDeps, id: string): Promise<boolean> {
  await db.transaction((tx) => noteRefundDone(tx, id, clock.now()));
  return true;
}

/**
 * Handles a refusal: a cancellation is retried as a refund at once, anything else hours later; after many tries the
 * operator is informed.
 */
async function putOff({ db, clock, log }: RefundDeps, refund: Refund, code: string): Promise<void> {
  const tries = refund.tries + 1;
  const isOver = tries >= MOST_TRIES;
  const pauseMs = tries === 1 ? 0 : tries * HOUR_MS;
  const nextTryAt = new Date(clock.now().getTime() + pauseMs);
  const set = { state: isOver ? 'refused' : 'due', failureCode: code, nextTryAt } as const;
  await db
    .update(refunds)
    .set(set)
    .where(and(eq(refunds.id, refund.id), sql`${refunds.state} <> 'done'`));
  const told = { refund: refund.id, order: refund.orderId, code, tries, dueBy: refund.dueBy };
  if (isOver) log.error(told, 'a refund was refused for good; pay it back by hand');
  else log.warn(told, 'a refund was refused');
}
