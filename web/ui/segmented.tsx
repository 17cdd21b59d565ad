import { useId } from 'react';
import { classNames } from './class-names.ts';

export type SegmentedOption = { value: string; label: string; note?: string };

type Props = {
  legend: string;
  value: string;
  options: readonly SegmentedOption[];
  onChange: (value: string) => void;
  columns?: 2 | 3;
};

/** One choice out of a few that are all visible: radio buttons drawn as a bar. */
export function Segmented({ legend, value, options, onChange, columns = 3 }: Props) {
  // The filter panel may be on the page twice (rail and sheet); each copy needs its own group name.
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className={classNames('grid gap-1.5', columns === 2 ? 'grid-cols-2' : 'grid-cols-3')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'segment',
              option.value === value
                ? 'border-petrol bg-petrol-tint text-petrol'
                : 'border-line-strong bg-sheet text-ink-soft hover:bg-sunk',
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
