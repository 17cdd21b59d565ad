import { DAYS_SLIDER } from '#shared/search-filters/search-values.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { NumberField } from '../fields/number-field.tsx';
import { RangeSlider } from '../fields/range-slider.tsx';
import { useDraft } from '../fields/use-draft.ts';
import { withParameter } from '../search-address.ts';

const { min, max, step } = DAYS_SLIDER;

type Props = { search: SearchParameters; onChange: (search: SearchParameters) => void };

/** The maximum number of days until the end. At its right end the slider sets no limit. */
export function DaysFilter({ search, onChange }: Props) {
  const given = Number(search.daysRemaining ?? max);
  const [days, setDays] = useDraft(Number.isNaN(given) ? max : Math.min(Math.max(given, min), max));
  function commit(value: number): void {
    onChange(withParameter(search, 'daysRemaining', value < max ? String(Math.max(value, min)) : undefined));
  }
  return (
    <fieldset>
      <legend className="float-left text-sm font-semibold">Kalan gün</legend>
      <p className="tabular text-right text-sm text-ink-soft">{days < max ? `en çok ${days} gün` : 'Hepsi'}</p>
      <div className="flex items-center gap-4">
        <div className="grow">
          <RangeSlider
            values={[days]}
            min={min}
            max={max}
            step={step}
            thumbLabels={['Kalan gün, en çok']}
            wordsFor={(value) => (value < max ? `${value} gün` : 'Hepsi')}
            onChange={([value = max]) => setDays(value)}
            onCommit={([value = max]) => commit(value)}
          />
        </div>
        <div className="w-24">
          <NumberField
            label="En çok"
            isLabelHidden
            suffix="gün"
            max={max}
            placeholder="Hepsi"
            value={search.daysRemaining ?? ''}
            onCommit={(value) => commit(value === '' ? max : Number(value))}
          />
        </div>
      </div>
    </fieldset>
  );
}
