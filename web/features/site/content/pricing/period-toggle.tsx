import { useId } from 'react';
import { YEARLY_DISCOUNT_PERCENT } from '#shared/plans.ts';
import { classNames } from '#web/ui/class-names.ts';

export type Period = 'monthly' | 'yearly';

type Props = {
  period: Period;
  onChange: (period: Period) => void;
  /** Whether a year of premium is sold; otherwise a year saves nothing (D53). */
  isYearSold: boolean;
};

/** Switches between monthly and yearly prices (spec §4), with the saving of a year if there is one. */
export function PeriodToggle({ period, onChange, isYearSold }: Props) {
  const name = useId();
  return (
    <fieldset className="inline-grid grid-cols-2 rounded-sheet border border-line-strong bg-sheet p-1">
      <legend className="sr-only">Ödeme dönemi</legend>
      {(['monthly', 'yearly'] as const).map((value) => (
        <label
          key={value}
          className={classNames(
            'flex min-h-11 items-center justify-center gap-2 rounded-control px-5 font-semibold',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol',
            value === period ? 'bg-petrol text-on-petrol' : 'text-ink-soft hover:bg-sunk',
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === period}
            onChange={() => onChange(value)}
            className="sr-only"
          />
          {value === 'monthly' ? (
            'Aylık'
          ) : (
            <>
              Yıllık
              {isYearSold ? (
                <span className="tabular rounded-control bg-green-tint px-1.5 py-0.5 text-xs font-semibold text-green">
                  %{YEARLY_DISCOUNT_PERCENT}
                  <span className="sr-only"> indirim</span>
                </span>
              ) : null}
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
