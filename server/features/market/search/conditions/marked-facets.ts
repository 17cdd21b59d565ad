import {
  type LexemeRange,
  MAKE_MARK,
  MODEL_MARK,
  SHARE_LEXEME,
  STARTED_RANGE,
  upcomingRanges,
  WHOLE_LEXEME,
} from '#server/features/intake/lexemes/index.ts';
import { findModel, modelKey, VEHICLE_MAKES } from '#shared/kinds/vehicle-models.ts';
import { chosenMakes, type FacetRow, type MarkedFacet } from './facets.ts';
import type { ResolvedSearch } from './resolved-search.ts';

/**
 * Lexemes that are counted for a filter. Their choice is `value`, otherwise the text after the first `skip` characters.
 */
export type CountedRange = LexemeRange & {
  readonly facet: MarkedFacet;
  readonly skip: number;
  readonly value?: string;
};

/** The value of a row that counts all listings under a filter's condition. */
export const ALL = '*';
const STARTED = 'known';
const YEAR_MARKS = ['@y', '@a'];

/**
 * Filters whose choices are counted for a search: makes and years if it is about vehicles, models for the chosen makes.
 * None in the archive or with excluded texts, where each count would visit every row once more.
 */
export function markedFacetsOf(search: ResolvedSearch): MarkedFacet[] {
  if (search.includeEnded || search.excludeText) return [];
  const hasMake = chosenMakes(search).length > 0;
  const isAboutVehicles = search.category === '2' || hasMake;
  return [
    'share',
    'phase',
    ...(isAboutVehicles ? (['brand', 'modelYear'] as const) : []),
    ...(hasMake ? (['model'] as const) : []),
  ];
}

/** The lexemes of a filter's choices. */
export function countedRanges(facet: MarkedFacet, search: ResolvedSearch, now: Date): CountedRange[] {
  const withPrefix = (prefix: string, skip: number): CountedRange => ({
    facet,
    first: prefix,
    next: after(prefix),
    skip,
  });
  switch (facet) {
    case 'share':
      return [
        { facet, first: SHARE_LEXEME, next: after(SHARE_LEXEME), skip: 0, value: 'part' },
        { facet, first: WHOLE_LEXEME, next: after(WHOLE_LEXEME), skip: 0, value: 'whole' },
      ];
    case 'phase':
      return [
        ...upcomingRanges(now).map((range) => ({ ...range, facet, skip: 0, value: 'upcoming' })),
        { ...STARTED_RANGE, facet, skip: 0, value: STARTED },
      ];
    case 'brand':
      return [withPrefix(MAKE_MARK, MAKE_MARK.length)];
    case 'model':
      return chosenMakes(search).map((make) => withPrefix(MODEL_MARK + modelKey(make), MODEL_MARK.length));
    case 'modelYear':
      return YEAR_MARKS.map((mark) => withPrefix(mark, 1));
  }
}

/** The first text, in byte order, after all those that begin with this one. */
function after(prefix: string): string {
  return prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
}

/**
 * Whether all listings under a filter's condition are counted too, to derive the number of those without the lexeme.
 */
export function countsAll(facet: MarkedFacet): boolean {
  return facet === 'share';
}

const MAKES_BY_KEY = new Map(VEHICLE_MAKES.map((make) => [modelKey(make), make]));

/**
 * Converts counts of lexemes to counts of choices: `unknown` are listings that say neither share nor whole, `running`
 * those with a start that are not upcoming.
 */
export function choicesOf(facet: MarkedFacet, rows: readonly FacetRow[], now: Date): Map<string, number> {
  const counts = sums(rows);
  const of = (value: string) => counts.get(value) ?? 0;
  if (facet === 'share') {
    const [part, whole] = [of('part'), of('whole')];
    return counted({ part, whole, unknown: of(ALL) - part - whole });
  }
  if (facet === 'phase') return counted({ upcoming: of('upcoming'), running: of(STARTED) - of('upcoming') });
  const choices = new Map<string, number>();
  for (const [value, count] of counts) {
    const choice = nameOf(facet, value, now);
    if (choice !== undefined) choices.set(choice, (choices.get(choice) ?? 0) + count);
  }
  return choices;
}

/** Adds up the counts of each choice. */
export function sums(rows: readonly FacetRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { value, count } of rows) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
  return counts;
}

function nameOf(facet: MarkedFacet, value: string, now: Date): string | undefined {
  if (facet === 'brand') return MAKES_BY_KEY.get(value);
  if (facet === 'model') return findModel(value)?.name;
  const number = Number(value.slice(1));
  return String(value.startsWith('y') ? number : now.getUTCFullYear() - number);
}

function counted(counts: Readonly<Record<string, number>>): Map<string, number> {
  return new Map(Object.entries(counts).filter(([, count]) => count > 0));
}
