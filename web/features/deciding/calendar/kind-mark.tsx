import { classNames } from '#web/ui/class-names.ts';
import type { DayEntry } from './calendar-days.ts';

/** One hue for each action: start, deposit, last bid, new sale, act after winning. */
const HUES: Readonly<Record<DayEntry['kind'], string>> = {
  start: 'border-petrol bg-petrol',
  letter: 'border-amber bg-amber',
  cash: 'border-amber bg-amber',
  end: 'border-red bg-red',
  extension: 'border-red bg-red',
  secondRound: 'border-indigo bg-indigo',
  payment: 'border-green bg-green',
  annulment: 'border-green bg-green',
  annulmentAtMost: 'border-green bg-green',
  leaseNotice: 'border-green bg-green',
  vehicleRegistration: 'border-green bg-green',
  eviction: 'border-green bg-green',
};

/** A dot in the hue of a date's kind; hollow once the date is past. The text beside it says the same. */
export function KindMark({ kind, isOver }: { kind: DayEntry['kind']; isOver: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'size-2 shrink-0 rounded-full border-2',
        isOver ? 'border-line-strong bg-transparent' : HUES[kind],
      )}
    />
  );
}
