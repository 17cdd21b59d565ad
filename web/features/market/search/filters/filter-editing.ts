import { useEffect } from 'react';
import type { FilterControl } from '#shared/search-filters/filters.ts';
import { createStore, useStore } from '#web/platform/create-store.ts';

/** The focusable part of a control; for radio buttons the checked one. */
const FOCUSABLE = 'input:not([type="radio"]), input:checked, select, [role="slider"], button';

/** Focuses the control of a filter if its panel is visible, and opens the folds around it. Returns whether it did. */
function focusControl(within: ParentNode, control: FilterControl): boolean {
  for (const filter of within.querySelectorAll<HTMLElement>(`[data-filter="${control}"]`)) {
    const part = filter.querySelector<HTMLElement>(FOCUSABLE) ?? filter.querySelector('summary');
    const folds = foldsAround(part);
    // A folded element has no layout box; the outermost fold shows whether this copy of the panel is visible.
    if (!part || (folds.at(-1) ?? filter).offsetParent === null) continue;
    for (const fold of folds) fold.open = true;
    part.focus();
    if (part instanceof HTMLInputElement && control === 'text') part.select();
    return true;
  }
  return false;
}

/** The folds around an element, the innermost first. */
function foldsAround(element: HTMLElement | null): HTMLDetailsElement[] {
  const fold = element?.closest('details');
  return fold ? [fold, ...foldsAround(fold.parentElement)] : [];
}

/**
 * Whether the sheet is open. Not a state of the page: the header's button is outside the page, and the whole page would
 * be rendered again in the frame that opens or closes the sheet.
 */
const sheet = createStore(false);
let asked: FilterControl | undefined;

function setSheetOpen(isOpen: boolean): void {
  if (!isOpen) asked = undefined;
  sheet.set(isOpen);
}

/** Opens the filters if they are not beside the results. */
export function openFilters(): void {
  setSheetOpen(true);
}

/** Focuses the control of a filter when its chip is pressed; on phones, opens the filters first. */
export function editFilter(control: FilterControl): void {
  if (focusControl(document, control)) return;
  asked = control;
  openFilters();
}

export type FilterEditing = {
  readonly isSheetOpen: boolean;
  setSheetOpen(isOpen: boolean): void;
  /** Whether the sheet opens for one of its controls. */
  isAsked(): boolean;
  /** Called when the sheet has opened: focuses the requested control; false if there is none. */
  focusAsked(sheet: HTMLElement): boolean;
};

/** The state of the filter sheet; it closes when its page is left. */
export function useFilterEditing(): FilterEditing {
  const isSheetOpen = useStore(sheet, false);
  useEffect(() => () => setSheetOpen(false), []);
  return {
    isSheetOpen,
    setSheetOpen,
    isAsked: () => asked !== undefined,
    focusAsked: (opened) => asked !== undefined && focusControl(opened, asked),
  };
}
