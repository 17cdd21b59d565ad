import { type RefObject, useEffect } from 'react';

const ITEM = 'a[href], button, summary, input[type="checkbox"]';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ACROSS: readonly string[] = ['ArrowLeft', 'ArrowRight'];

type Shape = {
  /** Selects the groups inside the element; the element itself is the group unless given. */
  each?: string;
  /** Arrows up and down are left to scrolling. */
  isRow?: boolean;
};

/** What could have the focus in a group, in its order. */
function itemsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(ITEM)].filter((item) => !item.matches(':disabled'));
}

/** Whether an item stands in a folded part of its group; the heading of that part does not. */
function isFolded(item: HTMLElement, group: Element): boolean {
  const part = item.closest('details:not([open]) > :not(summary)')?.parentElement;
  return part !== null && part !== undefined && part !== group && group.contains(part);
}

/** What can have the focus in a group as it stands. */
function reachableIn(group: Element): HTMLElement[] {
  return itemsOf(group).filter((item) => !isFolded(item, group));
}

/** Leaves one stop for Tab: the item that has the focus, else the one that had it, else the first. */
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
 * Makes many controls one stop for the keyboard: Tab enters the group, arrows, Home and End move in it. Until the page
 * is interactive each control is a separate stop. One listener serves all groups of an element, also those that come
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

/** The place a key leads to; undefined where it leads nowhere. */
function wanted(key: string, at: number, count: number, isRow: boolean): number | undefined {
  if (isRow && !ACROSS.includes(key)) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : at + step;
}
