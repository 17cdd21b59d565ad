import { SlidersHorizontal } from '#web/ui/icons.tsx';
import { openFilters } from './filter-editing.ts';

/** Opens the filters from the header if they are not beside the results (spec §2). */
export function FilterToggle() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label="Filtreleri aç"
      onClick={openFilters}
      className="inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-sunk lg:hidden"
    >
      <SlidersHorizontal size={20} aria-hidden="true" />
    </button>
  );
}
