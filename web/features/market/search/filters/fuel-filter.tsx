import type { SearchParameters } from '#shared/search-parameters.ts';
import { isSameName, listedValues, withToggled } from '../search-address.ts';
import { FUEL_LABELS } from './fuel-labels.ts';

type Props = { search: SearchParameters; onChange: (search: SearchParameters) => void };

/** Fuels, any of which a vehicle may take, as its notice says; for a group that names them. */
export function FuelFilter({ search, onChange }: Props) {
  const chosen = listedValues(search.fuel);
  return (
    <div data-arrow-group className="-mx-1 grid grid-cols-2">
      {[...FUEL_LABELS].map(([value, label]) => (
        <label key={value} className="option-row">
          <input
            type="checkbox"
            name="fuel"
            value={value}
            checked={chosen.some((one) => isSameName(one, value))}
            onChange={() => onChange(withToggled(search, 'fuel', value))}
            className="size-4.5 shrink-0 outline-none"
          />
          <span className="grow">{label}</span>
        </label>
      ))}
    </div>
  );
}
