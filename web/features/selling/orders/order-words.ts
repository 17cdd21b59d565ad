import type { Ordered, OrderPeriod, OrderPlan, OrderState } from '#shared/orders/order-rules.ts';
import type { Order } from '#shared/orders/orders.ts';
import { formatDate, formatDateTime, startOfIstanbulDay } from '#shared/text/dates.ts';
import { ApiError } from '#web/platform/api-client.ts';
import { reasonOf } from '#web/ui/toasts/toast-failure.ts';

const PLAN_NAMES: Readonly<Record<OrderPlan, string>> = { premium: 'Premium', corporate: 'Kurumsal' };
const PERIOD_NAMES: Readonly<Record<OrderPeriod, string>> = { monthly: 'aylık', yearly: 'yıllık' };

/** `Premium, yıllık`. */
export function planName({ plan, period }: Ordered): string {
  return `${PLAN_NAMES[plan]}, ${PERIOD_NAMES[period]}`;
}

export const STATE_NAMES: Readonly<Record<OrderState, string>> = {
  draft: 'Onaylanmadı',
  shown: 'Onaylanmadı',
  confirmed: 'Ödeme bekliyor',
  paying: 'Ödeme bekliyor',
  paid: 'Ödendi',
  failed: 'Ödenemedi',
  expired: 'Süresi doldu',
  cancelled: 'Vazgeçildi',
  refunded: 'Sona erdi',
};

/** The day of an instant; for the end of a term at midnight, the last day that it includes. */
export const dayOf = (instant: string) => formatDate(new Date(instant));
export const lastDayOf = (instant: string) => formatDate(new Date(Date.parse(instant) - 1));

/** The end of the right of withdrawal, and what it refunds: until the end of a day, or until the plan starts. */
export function withdrawalText(withdrawalUntil: string): string {
  const until = new Date(withdrawalUntil);
  const isMidnight = startOfIstanbulDay(until).getTime() === until.getTime();
  const term = isMidnight
    ? `${lastDayOf(withdrawalUntil)} günü sonuna`
    : `Süre başlayana, ${formatDateTime(until)} tarihine`;
  return `${term} kadar cayabilirsiniz; ödediğinizin tamamı geri ödenir.`;
}

const UNKNOWN = 'Sorun bizden kaynaklanıyor olabilir. Biraz sonra yeniden deneyin.';

/** Why a call about an order failed and what to do, as a sentence for the member. */
export function orderFailure(error: unknown): string {
  // The payment provider is unavailable: the message says what to do.
  if (error instanceof ApiError && error.status === 503 && error.server) return error.server.message;
  return reasonOf(error) ?? UNKNOWN;
}

/** The code of the server's refusal; undefined for any other failure. */
export function refusalOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.server?.code : undefined;
}

/** Whether the result of a running payment is still unknown. */
export function isWaitingForCard({ state, method }: Order): boolean {
  return state === 'paying' && method !== 'transfer';
}
