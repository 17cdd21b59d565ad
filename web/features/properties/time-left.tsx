import type { PropertySummary } from '#shared/properties.ts';
import { DAY_MS, formatDate, formatDateTime, formatDaysLeft, formatTimeLeft } from '#shared/text/dates.ts';
import { classNames } from '#web/ui/class-names.ts';

const URGENT_MS = 3 * DAY_MS;
/** The time for a full bar: a sale is announced about a month ahead. */
const FULL_BAR_MS = 30 * DAY_MS;

/** Where the source gives only the day, the time left is given in days. */
function timeLeft(end: Date, isDayOnly: boolean, now: Date): string | undefined {
  if (isDayOnly) return formatDaysLeft(end, now);
  const left = formatTimeLeft(end, now);
  return left && `${left} kaldı`;
}

type Props = { property: Pick<PropertySummary, 'endDate' | 'endDateIsDayOnly' | 'status'>; now: Date };

/** When bidding ends, how long that is, and a thin bar that turns amber in the last three days. */
export function TimeLeft({ property, now }: Props) {
  if (property.endDate === null) return <p className="text-sm text-ink-soft">Bitiş tarihi ilanda belirtilmemiş</p>;
  const end = new Date(property.endDate);
  const date = property.endDateIsDayOnly ? formatDate(end) : formatDateTime(end);
  const left = property.status === 'open' ? timeLeft(end, property.endDateIsDayOnly, now) : undefined;
  if (left === undefined) return <p className="tabular text-sm text-ink-soft">{date} tarihinde sona erdi</p>;
  const leftMs = end.getTime() - now.getTime();
  const isUrgent = leftMs < URGENT_MS;
  return (
    <div>
      <p className="tabular flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className={classNames('font-semibold', isUrgent ? 'text-amber' : 'text-ink')}>{left}</span>
        <time dateTime={property.endDate} className="text-ink-soft">
          {date}
        </time>
      </p>
      <div className="mt-2 h-1 overflow-hidden rounded-full bg-sunk" aria-hidden="true">
        <div
          className={classNames('h-full rounded-full', isUrgent ? 'bg-amber-fill' : 'bg-petrol')}
          style={{ width: `${Math.max(4, Math.min(100, (leftMs / FULL_BAR_MS) * 100))}%` }}
        />
      </div>
    </div>
  );
}
