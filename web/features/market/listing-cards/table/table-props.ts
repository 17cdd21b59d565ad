import type { ReactNode } from 'react';
import type { ListingSummary } from '#shared/listings.ts';
import type { Sort } from '#shared/search-filters/search-values.ts';
import type { OpenListing } from '../open-listed.ts';

/** The order of a table, if its list can be sorted; `sort` is undefined for the list's default order. */
export type OrderedTable = { readonly sort?: string | undefined; readonly onSort?: (sort: Sort) => void };

export type TableProps = OrderedTable & {
  properties: readonly ListingSummary[];
  now: Date;
  label: string;
  onOpen?: OpenListing;
  /** The buttons of a listing, such as its heart. */
  cardAction?: (property: ListingSummary) => ReactNode;
  /** While listings are being selected: the checkbox of each. */
  choice?: ((property: ListingSummary) => ReactNode) | undefined;
};
