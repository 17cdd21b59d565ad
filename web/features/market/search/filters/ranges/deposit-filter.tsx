import { MAX_PRICE } from '#shared/search-filters/search-values.ts';
import { FilterGroup } from '../filter-group.tsx';
import type { FilterPanelProps } from '../filter-panel-props.ts';
import { QuantityFilter } from './quantity-filter.tsx';

/** What has to be deposited to take part. */
export function DepositFilter({ search, facets, onChange }: FilterPanelProps) {
  const bounds = [search.minDeposit, search.maxDeposit].filter((bound) => bound !== undefined);
  return (
    <FilterGroup control="deposit" legend="Teminat" chosenCount={bounds.length}>
      <QuantityFilter range="deposit" suffix="₺" max={MAX_PRICE} search={search} facets={facets} onChange={onChange} />
    </FilterGroup>
  );
}
