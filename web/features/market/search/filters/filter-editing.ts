import { useEffect, useRef, useState } from 'react';
import type { FilterControl } from '#shared/search-filters/filters.ts';
import { noteFiltersOpened, useFiltersAsked } from './filter-toggle.tsx';

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

export type FilterEditing = {
  readonly isSheetOpen: boolean;
  setSheetOpen(isOpen: boolean): void;
  /** Focuses the control of a filter; on phones it opens the filters first. */
  edit(control: FilterControl): void;
  /** When the sheet has opened: focuses the control that was asked for; false when none was. */
  focusAsked(sheet: HTMLElement): boolean;
};

/** Leads from a filter's chip to the control that changes it. */
export function useFilterEditing(): FilterEditing {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const asked = useRef<FilterControl>(undefined);
  const isAskedFor = useFiltersAsked();
  useEffect(() => {
    if (!isAskedFor) return;
    noteFiltersOpened();
    setSheetOpen(true);
  }, [isAskedFor]);
  return {
    isSheetOpen,
    setSheetOpen(isOpen) {
      if (!isOpen) asked.current = undefined;
      setSheetOpen(isOpen);
    },
    edit(control) {
      if (focusControl(document, control)) return;
      asked.current = control;
      setSheetOpen(true);
    },
    focusAsked(sheet) {
      return asked.current !== undefined && focusControl(sheet, asked.current);
    },
  };
}
