import { wonDateExplanation, wonDateName } from '#shared/calendar/won-date-names.ts';
import type { WonDate } from '#shared/law/dates/won-dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { wonDateText } from './won-date-text.ts';

type Props = { dates: readonly WonDate[]; now: Date; isShort?: boolean };

/** A winner's terms by their last day; the short form has no explanations. */
export function OwnDates({ dates, now, isShort = false }: Props) {
  return (
    <ol className="flex flex-col gap-3">
      {dates.map((date) => {
        const { until, left, isOver } = wonDateText(date, now);
        return (
          <li key={date.kind} className="border-b border-line pb-3 last:border-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className={isShort ? 'text-ink-soft' : 'font-semibold'}>{wonDateName(date.kind)}</span>
              <span className="tabular ml-auto text-right">
                <time
                  dateTime={date.day}
                  className={classNames('font-semibold', isOver ? 'text-ink-soft' : 'text-ink')}
                >
                  {until}
                </time>
                <span className="block text-sm text-ink-soft">{left}</span>
              </span>
            </p>
            {isShort ? null : <p className="max-w-text text-sm text-ink-soft">{wonDateExplanation(date)}</p>}
          </li>
        );
      })}
    </ol>
  );
}
