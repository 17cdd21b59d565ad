import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addDays } from '#shared/law/holidays.ts';
import { classNames } from '#web/ui/class-names.ts';
import {
  addMonths,
  type DayEntry,
  dayName,
  monthName,
  WEEKDAYS,
  WEEKDAYS_SHORT,
  weekOf,
  weeksOfMonth,
} from './calendar-days.ts';
import { DayLines } from './day-lines.tsx';

type Props = {
  /** The selected day, `yyyy-mm-dd`. */
  day: string;
  today: string;
  now: Date;
  entries: ReadonlyMap<string, readonly DayEntry[]>;
  onChoose: (day: string) => void;
};

/** A month as a table of days with one tab stop: the arrow keys, Home, End and the page keys move inside it. */
export function MonthGrid({ day, today, now, entries, onChoose }: Props) {
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfterKey(event.key, day);
    if (next === undefined) return;
    event.preventDefault();
    movedByKey.current = true;
    onChoose(next);
  }

  return (
    <table ref={grid} aria-label={monthName(day)} className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {WEEKDAYS.map((name, at) => (
            <th key={name} scope="col" abbr={name} className="pb-1 text-xs font-semibold text-ink-soft">
              {WEEKDAYS_SHORT[at]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day).map((week) => (
          <tr key={week[0]}>
            {week.map((of) => (
              <td
                key={of}
                className={classNames(
                  // A height is needed so that all buttons of a week are as tall as its fullest cell.
                  'h-px border border-line p-0 align-top',
                  of < today || of.slice(0, 7) !== day.slice(0, 7) ? 'bg-paper' : 'bg-sheet',
                )}
              >
                <DayButton
                  day={of}
                  entries={entries.get(of) ?? []}
                  isChosen={of === day}
                  isToday={of === today}
                  now={now}
                  isOfMonth={of.slice(0, 7) === day.slice(0, 7)}
                  onChoose={onChoose}
                  onKeyDown={onKeyDown}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = {
  day: string;
  entries: readonly DayEntry[];
  isChosen: boolean;
  isToday: boolean;
  now: Date;
  isOfMonth: boolean;
  onChoose: (day: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function DayButton({ day, entries, isChosen, isToday, now, isOfMonth, onChoose, onKeyDown }: DayProps) {
  const count = entries.length;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      {...(isToday && { 'aria-current': 'date' as const })}
      aria-pressed={isChosen}
      onClick={() => onChoose(day)}
      onKeyDown={onKeyDown}
      className={classNames(
        'flex h-full min-h-14 w-full flex-col items-center gap-1 px-1 py-1.5 -outline-offset-2 sm:min-h-28 sm:items-start sm:px-2',
        isChosen ? 'bg-petrol-tint' : 'hover:bg-sunk',
      )}
    >
      <span
        className={classNames(
          'tabular inline-flex size-7 items-center justify-center rounded-full text-sm',
          isToday ? 'bg-petrol font-bold text-on-petrol' : isOfMonth ? 'text-ink' : 'text-ink-faint',
          !isToday && 'sm:w-auto',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="sr-only">{`${dayName(day).replace(/^\d+ /, '')}${isToday ? ', bugün' : ''},`}</span>
      {count > 0 ? <DayLines entries={entries} now={now} /> : null}
      <span className="sr-only">{count > 0 ? `${count} tarih` : 'tarih yok'}</span>
    </button>
  );
}

function dayAfterKey(key: string, day: string): string | undefined {
  const week = weekOf(day);
  const days: Readonly<Record<string, string | undefined>> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: week[0],
    End: week.at(-1),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  };
  return days[key];
}
