import type { SearchFacets } from '#shared/property-search.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { withParameter } from '../search-address.ts';
import { CityFilter, DistrictFilter } from './city-filter.tsx';
import { DaysFilter } from './days-filter.tsx';
import { KindFilter, SubCategoryFilter } from './kind-filter.tsx';
import { PriceFilter } from './price-filter.tsx';

export type FilterPanelProps = {
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
};

function asFlag(value: string | undefined): string {
  if (value === undefined) return '';
  return value === '1' || value === 'true' ? '1' : '0';
}

/** Every filter of spec §2, counts beside the choices. Each change is a new search. */
export function FilterPanel({ search, facets, onChange }: FilterPanelProps) {
  return (
    <div className="flex flex-col gap-6">
      <div data-filter="category">
        <KindFilter search={search} facets={facets} onChange={onChange} />
      </div>
      <div data-filter="subCategory">
        <SubCategoryFilter search={search} facets={facets} onChange={onChange} />
      </div>
      <div data-filter="city">
        <CityFilter search={search} facets={facets} onChange={onChange} />
      </div>
      <div data-filter="district">
        <DistrictFilter search={search} facets={facets} onChange={onChange} />
      </div>
      <div data-filter="price">
        <PriceFilter search={search} onChange={onChange} />
      </div>
      <div data-filter="days">
        <DaysFilter search={search} onChange={onChange} />
      </div>
      <FlagFilters search={search} onChange={onChange} />
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

/** Which round, and who sells. */
function FlagFilters({ search, onChange }: Omit<FilterPanelProps, 'facets'>) {
  return (
    <>
      <div data-filter="round">
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
      </div>
      <div data-filter="office">
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
      </div>
    </>
  );
}
