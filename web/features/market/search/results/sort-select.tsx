import { useId } from 'react';
import { PREMIUM_SORTS, type Sort } from '#shared/search-filters/search-values.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { Select } from '#web/ui/select.tsx';
import { withParameter } from '../search-address.ts';

/** So short that each label fits into the bar of a phone 320 px wide. */
const LABELS: Readonly<Record<Sort, string>> = {
  relevance: 'En ilgili',
  endDate: 'Bitişi en yakın',
  newest: 'En yeni ilan',
  priceAsc: 'Önce en ucuz',
  priceDesc: 'Önce en pahalı',
  yearDesc: 'Önce yeni model',
  yearAsc: 'Önce eski model',
  areaDesc: 'Önce büyük alan',
  areaAsc: 'Önce küçük alan',
  depositAsc: 'Önce düşük teminat',
  depositDesc: 'Önce yüksek teminat',
  kmAsc: 'Önce az km',
  pricePerM2Asc: 'Önce ucuz m²',
  pricePerM2Desc: 'Önce pahalı m²',
  allInAsc: 'Önce düşük maliyet',
  appraisedDesc: 'Yeni değerleme',
  appraisedAsc: 'Eski değerleme',
  todayRatioAsc: 'Bugüne göre ucuz',
};

type Props = { search: SearchParameters; onChange: (search: SearchParameters) => void };

/** The order of the results: by default by relevance for a text, otherwise by the nearest end. */
export function SortSelect({ search, onChange }: Props) {
  const id = useId();
  const initial: Sort = search.query ? 'relevance' : 'endDate';
  const sorts = (Object.keys(LABELS) as Sort[]).filter((sort) => sort !== 'relevance' || search.query);
  return (
    <div data-filter="sort" className="flex min-w-0 items-center gap-2 text-sm max-sm:grow">
      <label htmlFor={id} className="shrink-0 text-ink-soft max-lg:sr-only">
        Sırala
      </label>
      <Select
        id={id}
        className="w-full max-[374px]:[&>select]:pr-6 max-[374px]:[&>select]:pl-2 max-[374px]:[&>svg]:right-1"
        value={search.sort ?? initial}
        onChange={({ target }) =>
          onChange(withParameter(search, 'sort', target.value === initial ? undefined : target.value))
        }
      >
        {sorts
          .filter((sort) => !PREMIUM_SORTS.includes(sort))
          .map((sort) => (
            <SortOption key={sort} sort={sort} />
          ))}
        <optgroup label="Premium">
          {PREMIUM_SORTS.map((sort) => (
            <SortOption key={sort} sort={sort} />
          ))}
        </optgroup>
      </Select>
    </div>
  );
}

function SortOption({ sort }: { sort: Sort }) {
  return <option value={sort}>{LABELS[sort]}</option>;
}
