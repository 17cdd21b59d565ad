import { type RefObject, useEffect } from 'react';

const ITEM = 'a[href], button, summary, input[type="checkbox"]';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ACROSS: readonly string[] = ['ArrowLeft', 'ArrowRight'];

type Shape = {
  /** A selector for the groups inside the element; by default the element itself is the group. */
  each?: string;
  /** Up and down arrows are left to scrolling. */
  isRow?: boolean;
};

/** The focusable items of a group, in order, including folded ones. */
function itemsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(ITEM)].filter((item) => !item.matches(':disabled'));
}

/** Whether an item is in a folded part of its group; the heading of that part is not. */
function isFolded(item: HTMLElement, group: Element): boolean {
  const part = item.closest('details:not([open]) > :not(summary)')?.parentElement;
  return part !== null && part !== undefined && part !== group && group.contains(part);
}

/** The items of a group that can get the focus now. */
function reachableIn(group: Element): HTMLElement[] {
  return itemsOf(group).filter((item) => !isFolded(item, group));
}

/** Leaves one tab stop: the item that has the focus, otherwise the one that had it, otherwise the first. */
function keepOneStop(group: Element): void {
  const items = reachableIn(group);
  const stop =
    items.find((item) => item === document.activeElement) ?? items.find((item) => item.tabIndex === 0) ?? items[0];
  for (const item of itemsOf(group)) {
    const tabIndex = item === stop ? 0 : -1;
    if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex;
  }
}

/**
 * Makes many controls one tab stop: Tab enters the group; arrows, Home and End move inside it. Until the page is
 * interactive, each control is a separate tab stop. One listener serves all groups of an element, including those added
 * later.
 */
export function useArrowGroups(root: RefObject<HTMLElement | null>, { each, isRow = false }: Shape = {}): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const settle = () => {
      for (const group of each ? element.querySelectorAll(each) : [element]) keepOneStop(group);
    };
    const groupOf = ({ target }: Event) =>
      target instanceof Element ? (each ? target.closest(each) : element) : undefined;

    function onKeyDown(event: KeyboardEvent): void {
      const group = groupOf(event);
      if (
        !group ||
        !(event.target instanceof HTMLElement) ||
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      const items = reachableIn(group);
      const at = items.indexOf(event.target);
      const to = wanted(event.key, at, items.length, isRow);
      const next = at === -1 || to === undefined ? undefined : items[to];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
    const onFocusIn = (event: Event) => {
      const group = groupOf(event);
      if (group) keepOneStop(group);
    };
    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(element, { childList: true, subtree: true });
    element.addEventListener('toggle', settle, true);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusin', onFocusIn);
    return () => {
      watcher.disconnect();
      element.removeEventListener('toggle', settle, true);
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusin', onFocusIn);
    };
  }, [root, each, isRow]);
}

/** The index that a key moves to; undefined for other keys. */
function wanted(key: string, at: number, count: number, isRow: boolean): number | undefined {
  if (isRow && !ACROSS.includes(key)) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : at + step;
}
