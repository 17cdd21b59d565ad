import { classNames } from '#web/ui/class-names.ts';
import { Tag } from '#web/ui/tag.tsx';
import type { DayEntry } from './calendar-days.ts';
import { KindMark } from './kind-mark.tsx';

type Props = { entries: readonly DayEntry[]; now: Date; label: string; isShort?: boolean };

/** The entries of one day in time order; each links to its listing, or to its winner's guide. */
export function DayEntries({ entries, now, label, isShort = false }: Props) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {entries.map((entry) => (
        <li key={entry.key}>
          <Entry entry={entry} isOver={entry.overAt <= now} isShort={isShort} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry, isOver, isShort }: { entry: DayEntry; isOver: boolean; isShort: boolean }) {
  const { kind, path, name, title, hour, explanation, certainty } = entry;
  const isOff = certainty === 'off';
  return (
    <a
      href={path}
      className={classNames(
        'block rounded-control border border-line bg-sheet hover:bg-sunk',
        isShort ? 'p-2 text-sm' : 'px-4 py-3',
      )}
    >
      <span className={classNames('flex flex-wrap items-center gap-x-2', isOver ? 'text-ink-soft' : 'text-ink')}>
        <KindMark kind={kind} isOver={isOver} />
        <span className={classNames('font-semibold', isOff && 'line-through')}>{title}</span>
        <span className="tabular text-sm">{hour}</span>
        {isOff ? <Tag>İptal</Tag> : null}
        {certainty === 'possible' ? <Tag hue="amber">Olabilir</Tag> : null}
      </span>
      <span className="mt-0.5 block break-words text-ink-soft">{name}</span>
      {isShort ? null : <span className="mt-0.5 block text-sm text-ink-soft">{explanation}</span>}
    </a>
  );
}
