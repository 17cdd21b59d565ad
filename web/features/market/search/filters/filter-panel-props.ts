import type { SearchFacets } from '#shared/listing-search.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';

export type FilterPanelProps = {
  search: SearchParameters;
  facets: SearchFacets | undefined;
  onChange: (search: SearchParameters) => void;
  /** The first criteria of an alert contain no district and no share, and it only covers open auctions (spec §3). */
  isForAlert?: boolean;
};
