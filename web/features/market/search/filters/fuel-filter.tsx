import { FUELS } from '#shared/search-filters/search-values.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { FUEL_LABELS } from '#shared/text/term-labels.ts';
import { isSameName, listedValues, withToggled } from '../search-address.ts';

type Props = { search: SearchParameters; onChange: (search: SearchParameters) => void };

/** Fuels, any of which a vehicle may take, as its notice says; for a group that names them. */
export function FuelFilter({ search, onChange }: Props) {
  const chosen = listedValues(search.fuel);
  return (
    <div data-arrow-group className="-mx-1 grid grid-cols-2">
      {FUELS.map((value) => (
        <label key={value} className="option-row">
          <input
            type="checkbox"
            name="fuel"
            value={value}
            checked={chosen.some((one) => isSameName(one, value))}
            onChange={() => onChange(withToggled(search, 'fuel', value))}
            className="size-4.5 shrink-0 outline-none"
          />
          <span className="grow">{FUEL_LABELS[value]}</span>
        </label>
      ))}
    </div>
  );
}
