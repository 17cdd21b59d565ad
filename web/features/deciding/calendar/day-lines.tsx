import { classNames } from '#web/ui/class-names.ts';
import type { DayEntry } from './calendar-days.ts';
import { KindMark } from './kind-mark.tsx';

/** The maximum number of lines in a cell of a month. */
const MOST_LINES = 3;

type Props = { entries: readonly DayEntry[]; now: Date };

/**
 * The entries of a day in a cell of a month: a line for each kind of date, with the thing or the number of listings; on
 * phones, a mark for each kind. Screen readers get the number of dates, and the list below the month.
 */
export function DayLines({ entries, now }: Props) {
  const kinds = [...Map.groupBy(entries, ({ shortTitle }) => shortTitle).values()];
  const shown = kinds.slice(0, MOST_LINES);
  const rest = kinds.slice(MOST_LINES).flat().length;
  return (
    <span aria-hidden="true" className="flex w-full min-w-0 flex-wrap justify-center gap-1 sm:flex-col sm:gap-0.5">
      {shown.map((ofKind) => (
        <DayLine key={ofKind[0]?.shortTitle} entries={ofKind} isOver={ofKind.every(({ overAt }) => overAt <= now)} />
      ))}
      {rest > 0 ? <span className="hidden text-left text-xs text-ink-soft sm:block">+{rest} tarih</span> : null}
    </span>
  );
}

function DayLine({ entries, isOver }: { entries: readonly DayEntry[]; isOver: boolean }) {
  const [first] = entries;
  if (first === undefined) return null;
  const what = entries.length === 1 ? first.subject : `${entries.length} ilan`;
  return (
    <span
      data-line
      className={classNames(
        'flex min-w-0 items-center gap-1.5 text-left text-xs leading-5',
        isOver ? 'text-ink-faint' : 'text-ink',
      )}
    >
      <KindMark kind={first.kind} isOver={isOver} />
      <span className="hidden truncate sm:block">
        <span className={isOver ? undefined : 'font-semibold'}>{first.shortTitle}</span> {what}
      </span>
    </span>
  );
}
