import type { SearchParameters } from '#shared/search-parameters.ts';
import { CheckOption } from '../fields/check-option.tsx';
import { isSameName, listedValues, withToggled } from '../search-address.ts';

type Props = {
  name: Parameters<typeof withToggled>[1];
  options: readonly (readonly [value: string, label: string])[];
  search: SearchParameters;
  onChange: (search: SearchParameters) => void;
};

/** Checkboxes of a list parameter, without counts: counts would reveal what only premium may read. */
export function CheckOptions({ name, options, search, onChange }: Props) {
  const chosen = listedValues(search[name]);
  return (
    <div data-arrow-group className="-mx-1">
      {options.map(([value, label]) => (
        <CheckOption
          key={value}
          name={name}
          value={value}
          isChosen={chosen.some((one) => isSameName(one, value))}
          onToggle={() => onChange(withToggled(search, name, value))}
        >
          <span className="grow">{label}</span>
        </CheckOption>
      ))}
    </div>
  );
}
