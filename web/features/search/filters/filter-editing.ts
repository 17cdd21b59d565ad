import { useRef, useState } from 'react';
import type { FilterControl } from './applied-filters.ts';

/** The focusable part of a control; for radio buttons the chosen one. */
const FOCUSABLE = 'input:not([type="radio"]), input:checked, select, [role="slider"], button';

/** Focuses the control of a filter if it is visible; returns whether it was. */
function focusControl(within: ParentNode, control: FilterControl): boolean {
  for (const filter of within.querySelectorAll<HTMLElement>(`[data-filter="${control}"]`)) {
    const part = filter.querySelector<HTMLElement>(FOCUSABLE);
    if (!part || filter.offsetParent === null) continue;
    // What is folded cannot have the focus.
    const group = part.closest('details');
    if (group) group.open = true;
    part.focus();
    if (part instanceof HTMLInputElement && control === 'text') part.select();
    return true;
  }
  return false;
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
