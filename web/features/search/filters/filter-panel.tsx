import { useRef } from 'react';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { SearchFacets } from '#shared/property-search.ts';
import type { SearchParameter, SearchParameters } from '#shared/search-parameters.ts';
import { formatNumber } from '#shared/text/money.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { useArrowGroups } from '#web/ui/use-arrow-groups.ts';
import { listedValues, withParameter } from '../search-address.ts';
import { AdvancedFilters } from './advanced-filters.tsx';
import { CityFilter, DistrictFilter } from './city-filter.tsx';
import { DaysFilter } from './days-filter.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FuelFilter } from './fuel-filter.tsx';
import { KindFilter, SubCategoryFilter } from './kind-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { QuantityFilter } from './quantity-filter.tsx';
import { RegionFilter } from './region-filter.tsx';
import { VehicleFilter } from './vehicle-filter.tsx';
import { YearChoices } from './year-choices.tsx';

export type FilterPanelProps = {
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
};

function asFlag(value: string | undefined): string {
  if (value === undefined) return '';
  return value === '1' || value === 'true' ? '1' : '0';
}

/**
 * Every filter of spec §2, counts beside the choices. Each change is a new search. Choices of one kind (`data-arrow-group`)
 * are one stop for the keyboard, moved in by arrows.
 */
export function FilterPanel({ search, facets, onChange }: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useArrowGroups(panel, { each: '[data-arrow-group]' });
  return (
    <div ref={panel} className="flex flex-col gap-6">
      <div data-filter="category">
        <KindFilter search={search} facets={facets} onChange={onChange} />
      </div>
      <div data-filter="subCategory">
        <SubCategoryFilter search={search} facets={facets} onChange={onChange} />
      </div>
      {isAbout(search, '2') ? <VehicleFilters search={search} facets={facets} onChange={onChange} /> : null}
      <div data-filter="region">
        <RegionFilter search={search} onChange={onChange} />
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
      {isAbout(search, '1') ? (
        <FilterGroup
          control="area"
          legend="Alan"
          chosenCount={boundsIn(search, ['minArea', 'maxArea'])}
          isWanted={search.category === '1'}
        >
          <QuantityFilter suffix="m²" names={['minArea', 'maxArea']} search={search} onChange={onChange} />
        </FilterGroup>
      ) : null}
      <div data-filter="days">
        <DaysFilter search={search} onChange={onChange} />
      </div>
      <AdvancedFilters search={search} onChange={onChange} />
      <FlagFilters search={search} facets={facets} onChange={onChange} />
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

/** How many ends of a range are in force. */
function boundsIn(search: SearchParameters, names: readonly SearchParameter[]): number {
  return names.filter((name) => search[name] !== undefined).length;
}

/** Whether listings of a kind can be among the results. */
function isAbout({ category }: SearchParameters, kind: CategoryNumber): boolean {
  return category === undefined || category === kind;
}

/** Make, model and year; kilometres and fuel, which only notices tell, for premium (D27). */
function VehicleFilters({ search, facets, onChange }: FilterPanelProps) {
  return (
    <>
      <div data-filter="vehicle">
        <VehicleFilter search={search} facets={facets} onChange={onChange} />
      </div>
      <FilterGroup
        control="year"
        legend="Model yılı"
        chosenCount={boundsIn(search, ['minYear', 'maxYear'])}
        isWanted={search.category === '2'}
      >
        <QuantityFilter isYear names={['minYear', 'maxYear']} search={search} onChange={onChange} />
        <YearChoices search={search} facets={facets} onChange={onChange} />
      </FilterGroup>
      <FilterGroup control="km" legend="Kilometre" note="Premium" chosenCount={boundsIn(search, ['minKm', 'maxKm'])}>
        <QuantityFilter suffix="km" names={['minKm', 'maxKm']} search={search} onChange={onChange} />
      </FilterGroup>
      <FilterGroup control="fuel" legend="Yakıt" note="Premium" chosenCount={listedValues(search.fuel).length}>
        <FuelFilter search={search} onChange={onChange} />
      </FilterGroup>
    </>
  );
}

/** As a choice shows it; nothing where none of the choices was counted, as in the archive. */
function countOf(choices: SearchFacets['share'] | undefined, wanted: string): string | undefined {
  if (choices === undefined || choices.length === 0) return undefined;
  return formatNumber(choices.find(({ value }) => value === wanted)?.count ?? 0);
}

/** Tam finds what says so. Most titles say nothing of a share: how many those are is told, and they can be shown too (D55). */
function ShareFilter({ search, facets, onChange }: FilterPanelProps) {
  const [chosen = '', ...others] = listedValues(search.share);
  const silent = countOf(facets?.share, 'unknown');
  return (
    <div data-filter="share">
      <Segmented
        legend="Hisse"
        value={chosen}
        options={[
          { value: '', label: 'Hepsi' },
          { value: 'whole', label: 'Tam', note: countOf(facets?.share, 'whole') },
          { value: 'part', label: 'Hisseli', note: countOf(facets?.share, 'part') },
        ]}
        onChange={(value) => onChange(withParameter(search, 'share', value))}
      />
      {chosen === 'whole' ? (
        <label className="mt-2 flex min-h-10 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={others.includes('unknown')}
            onChange={(event) =>
              onChange(withParameter(search, 'share', event.target.checked ? 'whole,unknown' : 'whole'))
            }
            className="size-4.5"
          />
          {silent === undefined ? 'Hisse durumu yazmayanlar da' : `Hisse durumu yazmayan ${silent} ilan da`}
        </label>
      ) : null}
    </div>
  );
}

/** What is for sale of it, whether bidding has begun, which round, and who sells. */
function FlagFilters({ search, facets, onChange }: FilterPanelProps) {
  return (
    <>
      <ShareFilter search={search} facets={facets} onChange={onChange} />
      <div data-filter="phase">
        <Segmented
          legend="Açık artırma"
          value={search.phase ?? ''}
          options={[
            { value: '', label: 'Hepsi' },
            { value: 'upcoming', label: 'Başlamadı', note: countOf(facets?.phase, 'upcoming') },
            { value: 'running', label: 'Sürüyor', note: countOf(facets?.phase, 'running') },
          ]}
          onChange={(value) => onChange(withParameter(search, 'phase', value))}
        />
      </div>
      <div data-filter="round">
        <Segmented
          legend="İhale"
          value={asFlag(search.secondRound)}
          options={[
            { value: '', label: 'Hepsi' },
            { value: '0', label: '1. ihale', note: countOf(facets?.secondRound, '0') },
            { value: '1', label: '2. ihale', note: countOf(facets?.secondRound, '1') },
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
            { value: '0', label: 'İcra dairesi', note: countOf(facets?.sulhMahkeme, '0') },
            { value: '1', label: 'Satış memurluğu', note: countOf(facets?.sulhMahkeme, '1') },
          ]}
          onChange={(value) => onChange(withParameter(search, 'sulhMahkeme', value))}
        />
      </div>
    </>
  );
}
