import { useId } from 'react';
import { classNames } from './class-names.ts';

export type SegmentedOption = { value: string; label: string; note?: string };

type Props = {
  legend: string;
  value: string;
  options: readonly SegmentedOption[];
  onChange: (value: string) => void;
  columns?: 2 | 3;
  /** For options that are self-explanatory; screen readers still read the legend. */
  isLegendHidden?: boolean;
};

/** A choice of a few options that are all visible: radio buttons drawn as one bar. */
export function Segmented({ legend, value, options, onChange, columns = 3, isLegendHidden = false }: Props) {
  // The filter panel may be on the page twice (rail and sheet); each copy needs its own group name.
  const name = useId();
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      <div
        className={classNames(
          'grid gap-px overflow-hidden rounded-control border border-line-strong bg-line-strong',
          columns === 2 ? 'grid-cols-2' : 'grid-cols-3',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'segment',
              option.value === value
                ? 'bg-petrol-tint font-semibold text-petrol'
                : 'bg-sheet text-ink-soft hover:bg-sunk',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span>
              {option.label}
              {option.note ? (
                <span
                  className={classNames(
                    'tabular text-xs font-normal text-ink-faint',
                    columns === 2 ? 'ml-1.5 inline-block' : 'block',
                  )}
                >
                  {option.note}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
