import { type ReactNode, useState } from 'react';
import { ChevronDown } from '#web/ui/icons.tsx';
import { useUnfolded } from './use-unfolded.ts';

type Props = {
  legend: string;
  /** The selected values; if there are none, `all` is shown. */
  chosen: readonly string[];
  all: string;
  children: ReactNode;
};

/**
 * Options with several possible values, folded to one line that names the selected ones. It is only opened and closed
 * by hand.
 */
export function FoldedChoices({ legend, chosen, all, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isDrawn = useUnfolded(isOpen);
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group/choices">
        <summary className="flex min-h-10 list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
          <span className="w-18 shrink-0 font-semibold">{legend}</span>
          <span className="flex h-10 min-w-0 grow items-center gap-1.5 rounded-control border border-line-strong bg-sheet pr-2.5 pl-3">
            <span className="min-w-0 grow truncate">{chosen.length === 0 ? all : chosen.join(', ')}</span>
            {chosen.length > 1 ? (
              <span className="tabular min-w-5 rounded-full bg-petrol px-1.5 text-center text-xs leading-5 text-on-petrol">
                {chosen.length}
                <span className="sr-only"> seçili</span>
              </span>
            ) : null}
            <ChevronDown
              size={18}
              aria-hidden="true"
              className="shrink-0 text-ink-soft transition-transform duration-150 group-open/choices:rotate-180"
            />
          </span>
        </summary>
        <div className="pt-2">{isDrawn ? children : null}</div>
      </details>
    </fieldset>
  );
}
