import type { SearchFacets } from '#shared/listing-search.ts';
import { MAX_AREA, MODEL_YEARS } from '#shared/search-filters/search-values.ts';
import { type SearchParameter, type SearchParameters, TOLD_RANGES, type ToldRange } from '#shared/search-parameters.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { withParameter } from '../../search-address.ts';
import { UnknownInRange } from './unknown-option.tsx';

type Props = {
  suffix?: string;
  max?: number;
  range: ToldRange;
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
};

/** A quantity range, inside a group that names it; bounds in the wrong order mean the range between them. */
export function QuantityFilter({ suffix = '', max = MAX_AREA, range, search, facets, onChange }: Props) {
  const names = TOLD_RANGES[range];
  const [least, most] = names;
  const isYear = range === 'year';
  function commit(name: SearchParameter, value: string): void {
    const year = Math.max(MODEL_YEARS.min, Number(value));
    const next = withParameter(search, name, isYear && value !== '' ? String(year) : value);
    const isReversed = next[least] && next[most] && Number(next[least]) > Number(next[most]);
    onChange(isReversed ? { ...next, [least]: next[most], [most]: next[least] } : next);
  }
  return (
    <>
      <div className="flex gap-3">
        {names.map((name) => (
          <NumberField
            key={name}
            label={name === least ? 'En az' : 'En çok'}
            suffix={suffix}
            max={isYear ? MODEL_YEARS.max : max}
            isYear={isYear}
            placeholder="Hepsi"
            value={search[name] ?? ''}
            onCommit={(value) => commit(name, value)}
          />
        ))}
      </div>
      {names.some((name) => search[name] !== undefined) ? (
        <UnknownInRange range={range} search={search} facets={facets} onChange={onChange} />
      ) : null}
    </>
  );
}
