import { type ReactNode, useEffect, useState } from 'react';
import type { FilterControl } from '#shared/search-filters/filters.ts';
import { ChevronDown } from '#web/ui/icons.tsx';
import { useUnfolded } from '../fields/use-unfolded.ts';

type Props = {
  control: FilterControl;
  legend: string;
  /** A note beside the legend: who the filter is for. */
  note?: string;
  /** The number of active values; with any the group is open. */
  chosenCount: number;
  /** Opens the group even without a value, because the search is about such things. */
  isWanted?: boolean;
  children: ReactNode;
};

/**
 * A rarely needed filter: folded, it is one line and one tab stop. It opens automatically if a value is active, but
 * never closes automatically: a visitor who removes the last value is still inside it.
 */
export function FilterGroup({ control, legend, note, chosenCount, isWanted = false, children }: Props) {
  const isCalledFor = isWanted || chosenCount > 0;
  const [isOpen, setOpen] = useState(isCalledFor);
  const isDrawn = useUnfolded(isOpen);
  useEffect(() => {
    if (isCalledFor) setOpen(true);
  }, [isCalledFor]);
  return (
    <details
      data-filter={control}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/filter"
    >
      <summary className="-my-2 flex min-h-10 list-none items-center gap-2 rounded-control text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grow">
          {legend} {note === undefined ? null : <span className="font-normal text-ink-soft">· {note}</span>}
        </span>
        {chosenCount > 0 ? (
          <span className="tabular min-w-5 rounded-full bg-petrol px-1.5 text-center text-xs leading-5 text-on-petrol">
            {chosenCount}
            <span className="sr-only"> seçili</span>
          </span>
        ) : null}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-ink-soft transition-transform duration-150 group-open/filter:rotate-180"
        />
      </summary>
      <fieldset className="mt-3">
        <legend className="sr-only">{legend}</legend>
        {isDrawn ? children : null}
      </fieldset>
    </details>
  );
}
