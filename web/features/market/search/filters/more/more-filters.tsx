import { useEffect, useState } from 'react';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { Filter } from '#shared/search-filters/filter.ts';
import { FILTERS, parametersOf } from '#shared/search-filters/filters.ts';
import type { SearchParameter, SearchParameters } from '#shared/search-parameters.ts';
import { ChevronDown } from '#web/ui/icons.tsx';
import { useUnfolded } from '../../fields/use-unfolded.ts';
import { kindOf } from '../../search-address.ts';
import { DistrictFilter } from '../city-filter.tsx';
import type { FilterPanelProps } from '../filter-panel-props.ts';
import { EndedFilter, PhaseFilter, SaleKindFilter, ShareFilter } from '../flag-filters.tsx';
import { RegionFilter } from '../region-filter.tsx';
import { VehicleFilter } from '../vehicle-filter.tsx';
import { AdvancedFilters } from './advanced-filters.tsx';
import { DrawnFilters } from './drawn-filters.tsx';

/**
 * The parameters of the folded filters; an alert’s editor folds more, which spec §3 doesn't name as criteria of an
 * alert.
 */
const foldedIn = (places: readonly Filter['folded'][]): readonly SearchParameter[] =>
  parametersOf(
    ...Object.values<Filter>(FILTERS).filter(({ folded }) => folded !== undefined && places.includes(folded)),
  );
const FOLDED: readonly SearchParameter[] = [...foldedIn(['always']), 'includeEnded'];
const FOLDED_IN_ALERTS: readonly SearchParameter[] = [...foldedIn(['always', 'inAlerts']), 'includeEnded'];

/** The filters that go further than the specification, for the kind that is searched; open if one of them is active. */
export function MoreFilters(props: FilterPanelProps) {
  const names = props.isForAlert ? FOLDED_IN_ALERTS : FOLDED;
  const chosenCount = names.filter((name) => props.search[name] !== undefined).length;
  const [isOpen, setOpen] = useState(chosenCount > 0);
  const isDrawn = useUnfolded(isOpen);
  useEffect(() => {
    if (chosenCount > 0) setOpen(true);
  }, [chosenCount]);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/more border-t border-line pt-2"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control text-sm font-semibold text-petrol [&::-webkit-details-marker]:hidden">
        <span className="grow">Daha çok filtre</span>
        {chosenCount > 0 ? (
          <span className="tabular min-w-5 rounded-full bg-petrol px-1.5 text-center text-xs leading-5 text-on-petrol">
            {chosenCount}
            <span className="sr-only"> seçili</span>
          </span>
        ) : null}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 transition-transform duration-150 group-open/more:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-6 pt-4">{isDrawn ? <Folded {...props} /> : null}</div>
    </details>
  );
}

function Folded(props: FilterPanelProps) {
  const { search, facets, onChange, isForAlert = false } = props;
  return (
    <>
      {isForAlert ? (
        <>
          <div data-filter="district">
            <DistrictFilter search={search} facets={facets} onChange={onChange} />
          </div>
          <div data-filter="share">
            <ShareFilter search={search} facets={facets} onChange={onChange} />
          </div>
          <DrawnFilters part="deposit" {...props} />
        </>
      ) : (
        <div data-filter="phase">
          <PhaseFilter search={search} facets={facets} onChange={onChange} />
        </div>
      )}
      <div data-filter="region">
        <RegionFilter search={search} onChange={onChange} />
      </div>
      {isAbout(search, '1') ? (
        <>
          <DrawnFilters part="estate" {...props} />
          <div data-filter="saleKind">
            <SaleKindFilter search={search} onChange={onChange} />
          </div>
        </>
      ) : null}
      {isAbout(search, '2') ? (
        <>
          <div data-filter="vehicle">
            <VehicleFilter search={search} facets={facets} onChange={onChange} />
          </div>
          {/* Only notices contain kilometres and fuel, so these filters are for premium (D27). */}
          <DrawnFilters part="vehicle" note {...props} />
        </>
      ) : null}
      <AdvancedFilters search={search} facets={facets} onChange={onChange} />
      {isForAlert ? null : <DrawnFilters part="notice" {...props} />}
      {isForAlert ? null : <EndedFilter search={search} onChange={onChange} />}
    </>
  );
}

/** Whether listings of a kind can be among the results. */
function isAbout(search: SearchParameters, kind: CategoryNumber): boolean {
  const only = kindOf(search);
  return only === undefined || only === kind;
}
