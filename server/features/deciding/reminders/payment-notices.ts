import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import { listingLine } from '#server/features/members/notifications/index.ts';
import { officeClosing, paymentLastDay } from '#shared/law/deadlines.ts';
import { REMINDER_STEPS } from '#shared/reminders/reminder-rules.ts';
import { formatDate } from '#shared/text/dates.ts';
import { detailOf, momentBefore, type ReminderNotice, reasonOf } from './reminder-notice.ts';

/** A sale that a member won and has not paid yet. */
export type UnpaidSale = SummaryRow & { readonly userId: string; readonly announcedOn: string };

/** Sales announced within the longest payment term that holidays can cause; paged. */
export const UNPAID_SALES = `select ${SUMMARY_COLUMNS}, w.user_id as "userId", w.announced_on::text as "announcedOn"
  from won_sales w join properties p on p.id = w.property_id
  where w.announced_on > $1::date - 40 and w.paid_on is null and p.hidden_at is null
    and (w.user_id, w.property_id) > ($2::uuid, $3::bigint)
  order by w.user_id, w.property_id limit $4`;

/**
 * The reminders of a due payment: counted from the close of offices on its last day, because banks need that time (İİK
 * 118, 130).
 */
export function paymentNotices(sale: UnpaidSale, now: Date): ReminderNotice[] {
  const day = paymentLastDay(sale.announcedOn);
  if (day === undefined) return [];
  const dueAt = officeClosing(day);
  if (dueAt <= now) return [];
  const listing = toListingSummary(sale, now);
  const message = `${listingLine(listing)} · bedelin tamamı o günün mesai bitimine kadar yatırılmalıdır`;
  return REMINDER_STEPS.map((minutes) => {
    const reason = reasonOf('payment', minutes);
    return {
      userId: sale.userId,
      propertyId: listing.id,
      kind: 'payment' as const,
      dueAt,
      plannedAt: momentBefore(dueAt, minutes),
      minutes,
      reason,
      detail: detailOf(reason, day, minutes),
      title: `Ödeme için son gün: ${formatDate(dueAt)}`,
      message,
    };
  });
}
