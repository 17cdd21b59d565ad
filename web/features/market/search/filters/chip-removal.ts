import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { SearchParameters } from '#shared/search-parameters.ts';

export type ChipRemoval = {
  /** The filter removed last, for screen readers; undefined after any other change of the search. */
  readonly announcement: string | undefined;
  /**
   * Call this when a link that removes filters is followed. The links of chips carry the filter's key as `data-chip`.
   */
  note(event: MouseEvent<HTMLElement>, announcement: string): void;
};

/**
 * Removing a chip would lose the keyboard focus: the focus moves to a neighbouring chip, and a screen reader announces
 * the removal.
 */
export function useChipRemoval(search: SearchParameters): ChipRemoval {
  const [announcement, setAnnouncement] = useState<string>();
  const noted = useRef<{ from: SearchParameters; announcement: string; neighbours: string[] }>(undefined);
  useEffect(() => {
    const removal = noted.current;
    if (removal?.from === search) return;
    noted.current = undefined;
    setAnnouncement(removal?.announcement);
    // Only if nothing else has the focus now.
    if (removal && document.activeElement === document.body) focusNeighbour(removal.neighbours);
  }, [search]);
  return {
    announcement,
    note(event, said) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      noted.current = { from: search, announcement: said, neighbours: neighboursOf(event.currentTarget) };
    },
  };
}

/** The keys of the chips after this one, nearest first, then of those before it. */
function neighboursOf(chip: HTMLElement): string[] {
  if (chip.dataset.chip === undefined) return [];
  const all = [...document.querySelectorAll<HTMLElement>('[data-chip]')];
  const place = all.indexOf(chip);
  return [...all.slice(place + 1), ...all.slice(0, place).reverse()].flatMap(({ dataset }) => dataset.chip ?? []);
}

/** Focuses the first of these chips that still exists, otherwise the search box. */
function focusNeighbour(keys: readonly string[]): void {
  // On a phone the results' heading, because the search box would open a keyboard that covers the results.
  const last = matchMedia('(pointer: coarse)').matches ? 'h1' : '[data-filter="text"] input';
  for (const place of [...keys.map((key) => `[data-chip="${CSS.escape(key)}"]`), last]) {
    const element = document.querySelector<HTMLElement>(place);
    element?.focus();
    if (element) return;
  }
}
