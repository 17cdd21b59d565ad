import { MAX_AREA, MODEL_YEARS, type SearchParameter, type SearchParameters } from '#shared/search-parameters.ts';
import { NumberField } from '../fields/number-field.tsx';
import { withParameter } from '../search-address.ts';

type Props = {
  suffix?: string;
  isYear?: boolean;
  /** The parameters of the least and the most. */
  names: readonly [least: SearchParameter, most: SearchParameter];
  search: SearchParameters;
  onChange: (search: SearchParameters) => void;
};

/** A quantity from–to, for a group that names it; bounds in the wrong order mean the range between them. */
export function QuantityFilter({ suffix = '', isYear = false, names, search, onChange }: Props) {
  const [least, most] = names;
  function commit(name: SearchParameter, value: string): void {
    const year = Math.max(MODEL_YEARS.min, Number(value));
    const next = withParameter(search, name, isYear && value !== '' ? String(year) : value);
    const isReversed = next[least] && next[most] && Number(next[least]) > Number(next[most]);
    onChange(isReversed ? { ...next, [least]: next[most], [most]: next[least] } : next);
  }
  return (
    <div className="flex gap-3">
      {names.map((name) => (
        <NumberField
          key={name}
          label={name === least ? 'En az' : 'En çok'}
          suffix={suffix}
          max={isYear ? MODEL_YEARS.max : MAX_AREA}
          isYear={isYear}
          placeholder="Hepsi"
          value={search[name] ?? ''}
          onCommit={(value) => commit(name, value)}
        />
      ))}
    </div>
  );
}
