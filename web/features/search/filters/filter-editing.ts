import { useRef, useState } from 'react';
import type { FilterControl } from './applied-filters.ts';

/** The part of a control that answers to the keyboard; of radio buttons the chosen one. */
const FOCUSABLE = 'input:not([type="radio"]), input:checked, select, [role="slider"], button';

/** Puts the keyboard on the control of a filter, if it is in sight there. */
function focusControl(within: ParentNode, control: FilterControl): boolean {
  for (const filter of within.querySelectorAll<HTMLElement>(`[data-filter="${control}"]`)) {
    const part = filter.querySelector<HTMLElement>(FOCUSABLE);
    if (!part || filter.offsetParent === null) continue;
    part.focus();
    if (part instanceof HTMLInputElement && control === 'text') part.select();
    return true;
  }
  return false;
}

export type FilterEditing = {
  readonly isSheetOpen: boolean;
  setSheetOpen(isOpen: boolean): void;
  /** Brings the control of a filter into sight; on phones the filters are opened for it. */
  edit(control: FilterControl): void;
  /** Once the filters are open: on the control that was asked for. False when none was. */
  focusAsked(sheet: HTMLElement): boolean;
};

/** Where a filter is changed, reached from its chip. */
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
