import type { SearchFacets } from '#shared/property-search.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { CityFilter, DistrictFilter } from './city-filter.tsx';
import { DaysFilter } from './days-filter.tsx';
import { KindFilter, SubCategoryFilter } from './kind-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { withParameter } from './search-address.ts';

type Props = {
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
};

function asFlag(value: string | undefined): string {
  if (value === undefined) return '';
  return value === '1' || value === 'true' ? '1' : '0';
}

/** Every filter of spec §2, counts beside the choices. Each change is a new search. */
export function FilterPanel({ search, facets, onChange }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <KindFilter search={search} facets={facets} onChange={onChange} />
      <SubCategoryFilter search={search} facets={facets} onChange={onChange} />
      <CityFilter search={search} facets={facets} onChange={onChange} />
      <DistrictFilter search={search} facets={facets} onChange={onChange} />
      <PriceFilter search={search} onChange={onChange} />
      <DaysFilter search={search} onChange={onChange} />
      <Segmented
        legend="İhale"
        value={asFlag(search.secondRound)}
        options={[
          { value: '', label: 'Hepsi' },
          { value: '0', label: '1. ihale' },
          { value: '1', label: '2. ihale' },
        ]}
        onChange={(value) => onChange(withParameter(search, 'secondRound', value))}
      />
      <Segmented
        legend="Satışı yapan"
        value={asFlag(search.sulhMahkeme)}
        options={[
          { value: '', label: 'Hepsi' },
          { value: '0', label: 'İcra dairesi' },
          { value: '1', label: 'Satış memurluğu' },
        ]}
        onChange={(value) => onChange(withParameter(search, 'sulhMahkeme', value))}
      />
      <label className="flex min-h-10 items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          name="includeEnded"
          checked={asFlag(search.includeEnded) === '1'}
          onChange={(event) => onChange(withParameter(search, 'includeEnded', event.target.checked ? '1' : undefined))}
          className="size-4.5"
        />
        Sona eren ihaleleri de göster
      </label>
    </div>
  );
}
