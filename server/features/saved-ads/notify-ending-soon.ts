import type { Deps } from '#server/deps.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toPropertySummary } from '#server/features/listing/index.ts';
import { listingLine, notifyClause, queueDeliveries, retryConflicts } from '#server/features/notifications/index.ts';
import { cashDepositDeadline } from '#shared/law/deadlines.ts';
import type { NotificationReason } from '#shared/notifications.ts';
import { DAY_MS, formatDateTime } from '#shared/text/dates.ts';

const BATCH_LISTINGS = 500;
/** How long before 23:30 we remind members of the deposit: early enough that banks are still open. */
const DEPOSIT_NOTICE_MS = DAY_MS / 2;

type Row = SummaryRow & { endDate: Date };
type Notice = { propertyId: number; reason: NotificationReason; detail: string; title: string; message: string };

/** Saved listings that are still open for bids and end within three days, page by page. */
const LISTINGS = `select ${SUMMARY_COLUMNS} from properties p
  where p.id in (
    select s.id from property_search s
    where s.is_open and s.end_date > $1 and s.end_date <= $2 and s.id > $3
      and exists (select from saved_ads a where a.property_id = s.id)
    order by s.id limit ${BATCH_LISTINGS}
  ) order by p.id`;

const NOTIFY = `with notices as (
    select * from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[])
      as n(property_id, reason, detail, title, message)
  ), rows as (
    select a.user_id, n.property_id, null::bigint as alert_id, n.reason, n.detail, n.title, n.message
    from notices n join saved_ads a on a.property_id = n.property_id
    -- The index that keeps it single would refuse them as well, but waking it for every run costs more than asking.
    where not exists (
      select from notifications t
      where t.user_id = a.user_id and t.property_id = n.property_id and t.reason = n.reason and t.detail = n.detail
        and t.alert_id is null
    )
    order by a.user_id, n.property_id, n.reason
  ), ${notifyClause('rows', '$1')}`;

/**
 * Notifies members when a saved listing ends within three days, when it ends within one day, and when its deposit is
 * due (İİK 114). Sends each notification once, and again if the end date changes. For a job, safe to repeat and to stop
 * at any point.
 */
export async function notifyEndingSoon(deps: Deps): Promise<{ notified: number; queued: number }> {
  const now = deps.clock.now();
  let notified = 0;
  for (let after = 0; ; ) {
    const until = new Date(now.getTime() + 3 * DAY_MS);
    const { rows } = await deps.db.$client.query<Row>(LISTINGS, [now, until, after]);
    const last = rows.at(-1);
    if (!last) break;
    after = Number(last.id);
    const notices = rows.flatMap((row) => noticesOf(row, now));
    const values = [
      now,
      notices.map(({ propertyId }) => propertyId),
      notices.map(({ reason }) => reason),
      notices.map(({ detail }) => detail),
      notices.map(({ title }) => title),
      notices.map(({ message }) => message),
    ];
    const told = await retryConflicts(() => deps.db.$client.query<{ told: number }>(NOTIFY, values));
    notified += told.rows[0]?.told ?? 0;
  }
  const { queued } = await queueDeliveries(deps);
  return { notified, queued };
}

function noticesOf(row: Row, now: Date): Notice[] {
  const end = row.endDate;
  const listing = toPropertySummary(row, now);
  const line = listingLine(listing);
  const make = (reason: NotificationReason, title: string, message: string): Notice => ({
    propertyId: listing.id,
    reason,
    detail: end.toISOString(),
    title,
    message,
  });
  const isLastDay = end.getTime() - now.getTime() <= DAY_MS;
  const notices = isLastDay
    ? [make('endsIn1Day', 'Kaydettiğiniz ihalenin bitmesine bir günden az kaldı', line)]
    : [make('endsIn3Days', 'Kaydettiğiniz ihale üç gün içinde bitiyor', line)];
  const deadline = cashDepositDeadline(end);
  const left = deadline.getTime() - now.getTime();
  if (left > 0 && left <= DEPOSIT_NOTICE_MS)
    notices.push(
      make(
        'depositDeadline',
        `Teminat için son an: ${formatDateTime(deadline)}`,
        `${line} · nakit teminat bu saate kadar yatırılmalıdır`,
      ),
    );
  return notices;
}
