import { useRef } from 'react';
import { useArrowGroups } from '#web/ui/use-arrow-groups.ts';
import { CityFilter, DistrictFilter } from './city-filter.tsx';
import { DaysFilter } from './days-filter.tsx';
import type { FilterPanelProps } from './filter-panel-props.ts';
import { OfficeFilter, RoundFilter, ShareFilter } from './flag-filters.tsx';
import { KindFilter, SubCategoryFilter } from './kind-filter.tsx';
import { DrawnFilters } from './more/drawn-filters.tsx';
import { MoreFilters } from './more/more-filters.tsx';
import { PriceFilter } from './price-filter.tsx';

/**
 * The filters of spec §2 in its order, then the others. Each change starts a new search. Options of one kind
 * (`data-arrow-group`) are one tab stop; arrow keys move inside it.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { search, facets, onChange, isForAlert = false } = props;
  const panel = useRef<HTMLDivElement>(null);
  useArrowGroups(panel, { each: '[data-arrow-group]' });
  return (
    <div ref={panel} className="flex flex-col gap-2">
      <div data-filter="category">
        <KindFilter search={search} facets={facets} onChange={onChange} />
      </div>
      <div data-filter="subCategory">
        <SubCategoryFilter search={search} facets={facets} onChange={onChange} />
      </div>
      <div data-filter="city">
        <CityFilter search={search} facets={facets} onChange={onChange} />
      </div>
      {isForAlert ? null : (
        <div data-filter="district">
          <DistrictFilter search={search} facets={facets} onChange={onChange} />
        </div>
      )}
      <div data-filter="price">
        <PriceFilter search={search} facets={facets} onChange={onChange} />
      </div>
      <div data-filter="days">
        <DaysFilter search={search} onChange={onChange} />
      </div>
      <div data-filter="office">
        <OfficeFilter search={search} facets={facets} onChange={onChange} />
      </div>
      <div data-filter="round">
        <RoundFilter search={search} facets={facets} onChange={onChange} />
      </div>
      {isForAlert ? null : (
        <div data-filter="share">
          <ShareFilter search={search} facets={facets} onChange={onChange} />
        </div>
      )}
      {isForAlert ? null : (
        <div className="py-2">
          <DrawnFilters part="deposit" {...props} />
        </div>
      )}
      <MoreFilters {...props} />
    </div>
  );
}
