import { classNames } from '#web/ui/class-names.ts';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.tsx';
import type { Track } from './use-track.ts';

/** The style of controls on a picture. */
export const OVERLAY =
  'absolute inline-flex items-center justify-center rounded-control bg-sheet/90 text-ink shadow-sheet';

type CounterProps = { index: number; count: number; className: string };

/** `2 / 5`. */
export function Counter({ index, count, className }: CounterProps) {
  return (
    <p
      role="status"
      className={classNames(OVERLAY, 'tabular h-8 px-2.5 text-sm font-semibold print:hidden', className)}
    >
      <span className="sr-only">Görsel </span>
      {index + 1} / {count}
    </p>
  );
}

type StepButtonsProps = { track: Track; count: number; className?: string };

/** Buttons to the previous and the next picture. */
export function StepButtons({ track: { index, goTo }, count, className }: StepButtonsProps) {
  return (
    <>
      <button
        type="button"
        disabled={index === 0}
        onClick={() => goTo(index - 1)}
        className={classNames(OVERLAY, 'top-1/2 left-3 size-11 -translate-y-1/2 disabled:hidden', className)}
        aria-label="Önceki görsel"
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </button>
      <button
        type="button"
        disabled={index === count - 1}
        onClick={() => goTo(index + 1)}
        className={classNames(OVERLAY, 'top-1/2 right-3 size-11 -translate-y-1/2 disabled:hidden', className)}
        aria-label="Sonraki görsel"
      >
        <ChevronRight size={22} aria-hidden="true" />
      </button>
    </>
  );
}
