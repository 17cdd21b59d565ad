import { useLoaded } from '#web/platform/use-loaded.ts';
import { ListingGrid } from '../listing-grid.tsx';
import type { TableProps } from './table-props.ts';

/**
 * Listings as a table with chosen columns. The code is loaded only when a table is shown; until then there are rows.
 */
export function ListingTable(props: TableProps) {
  const Table = useLoaded(true, async () => (await import('./table-view.tsx')).TableView);
  if (Table) return <Table {...props} />;
  const { sort: _sort, onSort: _onSort, choice, cardAction, ...list } = props;
  return <ListingGrid {...list} {...((choice ?? cardAction) && { cardAction: choice ?? cardAction })} look="rows" />;
}
