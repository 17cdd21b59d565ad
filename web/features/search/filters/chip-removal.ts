import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { SearchParameters } from '#shared/search-parameters.ts';

export type ChipRemoval = {
  /** What was taken away last, for screen readers; undefined once the search has changed by other means. */
  readonly announcement: string | undefined;
  /** A link that takes filters away was followed. Links of chips carry the filter's key as `data-chip`. */
  note(event: MouseEvent<HTMLElement>, announcement: string): void;
};

/** A chip goes with its filter and would take the keyboard along: it is led to a neighbour, and what has gone is said. */
export function useChipRemoval(search: SearchParameters): ChipRemoval {
  const [announcement, setAnnouncement] = useState<string>();
  const noted = useRef<{ from: SearchParameters; announcement: string; neighbours: string[] }>(undefined);
  useEffect(() => {
    const removal = noted.current;
    if (removal?.from === search) return;
    noted.current = undefined;
    setAnnouncement(removal?.announcement);
    // Whoever has gone elsewhere in the meantime is left there.
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

/** The keys of the chips after one, the nearest first, then of those before it. */
function neighboursOf(chip: HTMLElement): string[] {
  if (chip.dataset.chip === undefined) return [];
  const all = [...document.querySelectorAll<HTMLElement>('[data-chip]')];
  const place = all.indexOf(chip);
  return [...all.slice(place + 1), ...all.slice(0, place).reverse()].flatMap(({ dataset }) => dataset.chip ?? []);
}

/** On the first of the chips that is still there, wherever it stands now, else on the search box. */
function focusNeighbour(keys: readonly string[]): void {
  // Instead of the box of a phone, whose keyboard would cover what was just asked for, the heading of the result.
  const last = matchMedia('(pointer: coarse)').matches ? 'h1' : '[data-filter="text"] input';
  for (const place of [...keys.map((key) => `[data-chip="${CSS.escape(key)}"]`), last]) {
    const element = document.querySelector<HTMLElement>(place);
    element?.focus();
    if (element) return;
  }
}
