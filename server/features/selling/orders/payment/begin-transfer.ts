import type { Deps } from '#server/deps.ts';
import { TRANSFER, transferAccountOf } from '#server/features/selling/payments/index.ts';
import { addDays, officeDay } from '#shared/law/holidays.ts';
import { ORDER_TERMS } from '#shared/orders/order-rules.ts';
import type { PaymentStart } from '#shared/orders/orders.ts';
import { DAY_MS, istanbulDate, istanbulMidnight } from '#shared/text/dates.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { changeState, holdOwnOrder } from '../order-row.ts';
import { methodMissing, requirePayable } from './begin-payment.ts';

/**
 * Starts the payment of a confirmed order by transfer: returns the account and the reference, and waits for three
 * working days. Repeated calls return the same. Throws 409 METHOD_MISSING without an account.
 */
export function beginTransfer(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
  orderId: string,
): Promise<PaymentStart> {
  const account = transferAccountOf(config);
  if (!account) throw methodMissing();
  const now = clock.now();
  return db.transaction(async (tx) => {
    const order = await holdOwnOrder(tx, userId, orderId);
    requirePayable(order);
    const isWaiting = order.state === 'paying' && order.method === TRANSFER;
    const expiresAt = isWaiting ? order.expiresAt : transferEnd(now);
    if (!isWaiting) {
      const set = { method: TRANSFER, expiresAt };
      const change = { to: 'paying', actor: 'member', cause: 'will pay by transfer', at: now } as const;
      await changeState(tx, order, change, set);
      const facts = { kurus: order.totalKurus, until: expiresAt.toISOString(), ...account, reference: order.reference };
      await queueMail(tx, { orderId, kind: 'transferWaiting', facts, at: now });
    }
    const { reference, totalKurus } = order;
    return { method: 'transfer', ...account, reference, totalKurus, expiresAt: expiresAt.toISOString() };
  });
}

/** Midnight after the third working day; a half holiday counts, because banks work on it. */
export function transferEnd(now: Date): Date {
  let day = istanbulDate(now);
  for (let left: number = ORDER_TERMS.transferWorkingDays; left > 0; ) {
    day = addDays(day, 1);
    if (officeDay(day) !== 'none') left -= 1;
  }
  return new Date(istanbulMidnight(day).getTime() + DAY_MS);
}
