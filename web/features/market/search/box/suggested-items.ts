import type { Suggestions } from '#shared/listing-search.ts';
import { locative, typographic } from '#shared/text/turkish-suffixes.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/** A line of the list below the search box. */
export type SuggestedItem = {
  readonly kind: 'recent' | 'clear' | Suggestions['suggestions'][number]['kind'];
  readonly text: string;
  /** What selecting the line does. */
  readonly action: string;
  /** The number of auctions. */
  readonly count?: number;
};

/** The maximum number of recent searches among the suggestions for typed text. */
const MOST_RECENT_BESIDE = 2;

type Kind = Suggestions['suggestions'][number]['kind'];

const ACTIONS: Readonly<Record<Kind, (name: string) => string>> = {
  place: (name) => `${typographic(locative(name.split(', ')[0] ?? name))}ki ihaleleri göster`,
  subCategory: (name) => `${name} ihalelerini göster`,
  court: () => 'Burada satılanları göster',
  brand: (name) => `${name} ihalelerini göster`,
  kindInPlace: () => 'Bu yerdeki ihaleleri göster',
  model: (name) => `${name} ihalelerini göster`,
  file: () => 'Bu dosyanın ihalelerini göster',
};

/**
 * The lines below the box: recent searches for an empty box; otherwise suggestions and recent searches with the same
 * beginning.
 */
export function suggestedItems(
  text: string,
  recent: readonly string[],
  suggestions: Suggestions['suggestions'],
): SuggestedItem[] {
  const again = (item: string): SuggestedItem => ({ kind: 'recent', text: item, action: 'Yeniden ara' });
  if (text === '') {
    const clear: SuggestedItem = { kind: 'clear', text: 'Son aramaları sil', action: 'Bu cihazdan siler' };
    return recent.length > 0 ? [...recent.map(again), clear] : [];
  }
  const begun = foldTurkish(text);
  const alike = recent
    .filter((item) => foldTurkish(item).startsWith(begun) && item !== text)
    .slice(0, MOST_RECENT_BESIDE);
  const found = suggestions.map(({ suggestion, kind, count }) => ({
    kind,
    text: suggestion,
    action: ACTIONS[kind](suggestion),
    count,
  }));
  return [...alike.map(again), ...found.filter((item) => !alike.includes(item.text))];
}
