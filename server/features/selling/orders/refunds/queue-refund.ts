import type { Transaction } from '#server/database/open-database.ts';
import { refunds } from '#server/database/tables/selling/orders.ts';
import { CONSUMER_TERMS, type RefundReason } from '#shared/orders/order-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';

type NewRefund = {
  readonly orderId: string;
  readonly paymentReference: string;
  /** `transfer`, or the key of the provider that makes the refund. */
  readonly method: string;
  readonly kurus: number;
  readonly reason: RefundReason;
  readonly iban?: string | undefined;
  readonly at: Date;
};

/** The deadline of a refund: 14 days, for an ended plan 15 (TKHK 48/4, 52/5). */
export function refundBy(reason: RefundReason, at: Date): Date {
  const days = reason === 'ending' ? CONSUMER_TERMS.endingRefundDays : CONSUMER_TERMS.withdrawalRefundDays;
  return new Date(at.getTime() + days * DAY_MS);
}

/** Queues a refund for a job. Returns its id. */
export async function queueRefund(tx: Transaction, { kurus, at, ...refund }: NewRefund): Promise<string> {
  const times = { createdAt: at, dueBy: refundBy(refund.reason, at), nextTryAt: at };
  const [queued] = await tx
    .insert(refunds)
    .values({ ...refund, amountKurus: kurus, state: 'due', ...times })
    .returning({ id: refunds.id });
  if (!queued) throw new Error('The refund was not inserted.');
  return queued.id;
}
