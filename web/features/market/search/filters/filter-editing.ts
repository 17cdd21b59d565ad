import { useEffect } from 'react';
import type { FilterControl } from '#shared/search-filters/filters.ts';
import { createStore, useStore } from '#web/platform/create-store.ts';

/** The focusable part of a control; for radio buttons the chosen one. */
const FOCUSABLE = 'input:not([type="radio"]), input:checked, select, [role="slider"], button';

/** Focuses the control of a filter if it is visible, or opens the fold around it. Returns whether it was visible. */
function focusControl(within: ParentNode, control: FilterControl): boolean {
  for (const filter of within.querySelectorAll<HTMLElement>(`[data-filter="${control}"]`)) {
    const part = filter.querySelector<HTMLElement>(FOCUSABLE) ?? filter.querySelector('summary');
    const folds = foldsAround(part);
    // What is folded has no place; the outermost fold shows whether this copy of the panel is on the page.
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
 * Whether the sheet is open. Not a state of the page: the header's button stands outside it, and the whole page would
 * be drawn again in the frame that opens or closes the sheet.
 */
const sheet = createStore(false);
let asked: FilterControl | undefined;

function setSheetOpen(isOpen: boolean): void {
  if (!isOpen) asked = undefined;
  sheet.set(isOpen);
}

/** Opens the filters where they do not stand beside the results. */
export function openFilters(): void {
  setSheetOpen(true);
}

/** Focuses the control of a filter, as its chip asks; on phones it opens the filters first. */
export function editFilter(control: FilterControl): void {
  if (focusControl(document, control)) return;
  asked = control;
  openFilters();
}

export type FilterEditing = {
  readonly isSheetOpen: boolean;
  setSheetOpen(isOpen: boolean): void;
  /** Whether the sheet opens for a control of it. */
  isAsked(): boolean;
  /** When the sheet has opened: focuses the control that was asked for; false when none was. */
  focusAsked(sheet: HTMLElement): boolean;
};

/** The sheet of filters as it is; it closes when its page is left. */
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
