import type { SearchFacets } from '#shared/listing-search.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';

export type FilterPanelProps = {
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
  /** An alert has no district and no share among its first criteria, and looks at open auctions only (spec §3). */
  isForAlert?: boolean;
};
