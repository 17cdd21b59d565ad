import type { ListingSummary } from '#shared/listings.ts';
import { classNames } from '#web/ui/class-names.ts';
import { timeLeftText } from './time-left-text.ts';

type Props = {
  property: Pick<ListingSummary, 'endDate' | 'endDateIsDayOnly' | 'endDateIsDerived' | 'status'>;
  now: Date;
};

/** When bidding ends, the remaining time, and a thin bar that turns amber in the last three days. */
export function TimeLeft({ property, now }: Props) {
  const { date, left, past, isUrgent, share } = timeLeftText(property, now);
  if (date === undefined) return <p className="text-sm text-ink-soft">Bitiş tarihi ilanda belirtilmemiş</p>;
  if (left === undefined) return <p className="tabular text-sm text-ink-soft">{past}</p>;
  return (
    <div>
      <p className="tabular flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className={classNames('font-semibold', isUrgent ? 'text-amber' : 'text-ink')}>{left}</span>
        <time dateTime={property.endDate ?? undefined} className="text-ink-soft">
          {date}
        </time>
      </p>
      <div className="mt-2 h-1 overflow-hidden rounded-full bg-sunk" aria-hidden="true">
        <div
          className={classNames('h-full rounded-full', isUrgent ? 'bg-amber-fill' : 'bg-petrol')}
          style={{ width: `${share}%` }}
        />
      </div>
    </div>
  );
}
