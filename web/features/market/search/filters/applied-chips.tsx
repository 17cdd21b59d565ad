import { Link } from '@tanstack/react-router';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { ChipRow } from '#web/ui/chip-row.tsx';
import { X } from '#web/ui/icons.tsx';
import { type AppliedFilter, appliedFilters } from './applied-filters.ts';
import type { ChipRemoval } from './chip-removal.ts';

type Props = {
  search: SearchParameters;
  /** Whether the query is shown as understood parts; it then gets no chip itself. */
  isUnderstood: boolean;
  removal: ChipRemoval;
};

/**
 * The active filters as chips, each a link to the search without it; "Temizle" at the end. One row on phones, one tab
 * stop.
 */
export function AppliedChips({ search, isUnderstood, removal }: Props) {
  const filters = appliedFilters(search).filter(({ key }) => key !== 'query' || !isUnderstood);
  if (filters.length === 0) return null;
  return (
    <ChipRow>
      <ul className="contents" aria-label="Uygulanan filtreler">
        {filters.map((filter) => (
          <li key={filter.key}>
            <Chip filter={filter} removal={removal} />
          </li>
        ))}
        <li>
          <Link
            to="/search"
            search={search.sort ? { sort: search.sort } : {}}
            resetScroll={false}
            onClick={(event) => removal.note(event, 'Tüm filtreler kaldırıldı.')}
            className="inline-flex min-h-8 shrink-0 items-center rounded-control px-2 text-sm whitespace-nowrap font-semibold text-petrol hover:underline"
          >
            Temizle
          </Link>
        </li>
      </ul>
    </ChipRow>
  );
}

function Chip({ filter, removal }: { filter: AppliedFilter; removal: ChipRemoval }) {
  return (
    <Link
      to="/search"
      search={filter.without}
      resetScroll={false}
      data-chip={filter.key}
      onClick={(event) => removal.note(event, `${filter.label} filtresi kaldırıldı.`)}
      aria-label={`${filter.label} filtresini kaldır`}
      className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-petrol-tint pr-2 pl-3.5 text-sm font-medium text-petrol hover:bg-sunk"
    >
      <span className="truncate">{filter.label}</span>
      <X size={16} aria-hidden="true" className="shrink-0" />
    </Link>
  );
}
