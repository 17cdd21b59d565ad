import { createStore, useStore } from '#web/platform/create-store.ts';
import { SlidersHorizontal } from '#web/ui/icons.tsx';

/** The header stands outside the search page: its button asks, the page opens its sheet. */
const asked = createStore(false);

/** Whether the header's button was pressed and the sheet has not opened since. */
export function useFiltersAsked(): boolean {
  return useStore(asked, false);
}

export function noteFiltersOpened(): void {
  asked.set(false);
}

/** Opens the filters from the header where they do not stand beside the results (spec §2). */
export function FilterToggle() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label="Filtreleri aç"
      onClick={() => asked.set(true)}
      className="inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-sunk lg:hidden"
    >
      <SlidersHorizontal size={20} aria-hidden="true" />
    </button>
  );
}
