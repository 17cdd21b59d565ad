import { dayOf, dayOfIso } from '#server/turkish/istanbul-days.ts';
import type { AdvancedMeaning, Interpretation, InterpretationDetails } from '#shared/interpretation.ts';
import { clampDays } from '../readers/clamp-days.ts';
import type { Claim, Sentence } from '../sentence.ts';
import { combineKinds } from './combine-kinds.ts';
import { combinePlaces } from './combine-places.ts';
import { describeParts } from './describe-parts.ts';
import { exclusionsOf } from './exclusions-of.ts';
import { remainingText, type TextRun } from './remaining-text.ts';

/** Combines the claims of all readers on a query. */
export function composeMeaning(sentence: Sentence): Interpretation {
  const kinds = combineKinds(sentence);
  const places = combinePlaces(sentence);
  const exclude = exclusionsOf(sentence);
  const round = sentence.claimsOf('round');
  const sulh = sentence.claimsOf('sulh')[0];
  const sort = sentence.claimsOf('sort')[0]?.meaning.sort;
  const runs = remainingText(sentence);
  const text = runs.map((run) => run.text).join(' ');
  const isSecond = new Set(round.map(({ meaning, isExcluded }) => meaning.isSecond !== isExcluded));
  return {
    ...(kinds.category === undefined ? {} : { category: kinds.category }),
    ...(kinds.subCategory.length === 0 ? {} : { subCategory: [...kinds.subCategory] }),
    ...(places.city.length === 0 ? {} : { city: [...places.city] }),
    ...(places.district === undefined ? {} : { district: places.district }),
    ...pricesOf(sentence),
    // A query that names both rounds sets no condition.
    ...(isSecond.size === 1 ? { secondRound: isSecond.has(true) } : {}),
    ...(sulh === undefined ? {} : { sulhMahkeme: sulh.meaning.isSulh !== sulh.isExcluded }),
    ...datesOf(sentence),
    ...(exclude === undefined ? {} : { exclude }),
    ...(sort === undefined ? {} : { sort }),
    ...(text === '' ? {} : { text }),
    ...(places.isAmbiguous ? { ambiguous: true as const } : {}),
    ...detailsOf(sentence, runs),
    parts: describeParts(sentence, runs),
    ambiguities: [...places.ambiguities],
  };
}

function pricesOf(sentence: Sentence): { minPrice?: number; maxPrice?: number } {
  const prices = sentence.claimsOf('price').filter(({ isExcluded }) => !isExcluded);
  const min = prices.find(({ meaning }) => meaning.min !== undefined)?.meaning.min;
  const max = prices.find(({ meaning }) => meaning.max !== undefined)?.meaning.max;
  if (min !== undefined && max !== undefined) return { minPrice: Math.min(min, max), maxPrice: Math.max(min, max) };
  return { ...(min === undefined ? {} : { minPrice: min }), ...(max === undefined ? {} : { maxPrice: max }) };
}

type Dates = { endDateFrom?: string; endDateTo?: string; daysRemaining?: number };

function datesOf(sentence: Sentence): Dates {
  const dates = sentence.claimsOf('dates').filter(({ isExcluded }) => !isExcluded);
  // `bugün veya yarın`: from the first day to the last. ISO days can be sorted as text.
  const from = dates.flatMap(({ meaning }) => meaning.from ?? []).sort()[0];
  const to = dates
    .flatMap(({ meaning }) => meaning.to ?? [])
    .sort()
    .at(-1);
  const said = sentence.claimsOf('days').find(({ isExcluded }) => !isExcluded)?.meaning.days;
  const untilEnd = to === undefined ? undefined : daysUntil(to, sentence.now);
  const days = said ?? untilEnd;
  return {
    ...(from === undefined ? {} : { endDateFrom: from }),
    ...(to === undefined ? {} : { endDateTo: to }),
    ...(days === undefined ? {} : { daysRemaining: days }),
  };
}

/** `undefined` for a past day. */
function daysUntil(isoDay: string, now: Date): number | undefined {
  const days = dayOfIso(isoDay) - dayOf(now);
  return days < 0 ? undefined : clampDays(days);
}

/**
 * Units that notices write as people do (`3 oda`), so their words are searched for too; `500 m² üstü` would find
 * nothing.
 */
const UNITS_SEARCHED_AS_WORDS = new Set(['oda', 'salon', 'kat', 'hisse', 'adet']);

/**
 * Merges lists of details and file numbers; of any other detail the first one counts. `words` is the text outside of
 * them.
 */
function detailsOf(sentence: Sentence, runs: readonly TextRun[]): { details?: InterpretationDetails } {
  const details: InterpretationDetails = {};
  const taken = new Set<Claim>();
  for (const claim of sentence.claimsOf('text')) {
    if (claim.isExcluded || claim.meaning.details === undefined) continue;
    const { brands, models, fuels, measures, districts, advanced, ...single } = withFilesBefore(
      claim.meaning.details,
      details,
    );
    if (Object.keys(single).some((key) => key !== 'fileNumber' && key in details)) continue;
    Object.assign(details, single);
    if (brands !== undefined) details.brands = [...new Set([...(details.brands ?? []), ...brands])];
    if (models !== undefined) details.models = [...new Set([...(details.models ?? []), ...models])];
    if (fuels !== undefined) details.fuels = [...new Set([...(details.fuels ?? []), ...fuels])];
    if (measures !== undefined) details.measures = [...(details.measures ?? []), ...measures];
    if (districts !== undefined) details.districts = [...new Set([...(details.districts ?? []), ...districts])];
    if (advanced !== undefined) details.advanced = joinAdvanced(details.advanced, advanced);
    if (!measures?.some(({ unit }) => UNITS_SEARCHED_AS_WORDS.has(unit))) taken.add(claim);
  }
  if (Object.keys(details).length === 0) return {};
  const left = runs.filter(({ start }) => {
    const owner = sentence.claimAt(start);
    return owner === undefined || !taken.has(owner);
  });
  return { details: { ...details, words: left.map(({ text }) => text).join(' ') } };
}

/** Several file numbers form a list, because people paste the files that they follow. */
function withFilesBefore(said: InterpretationDetails, before: InterpretationDetails): InterpretationDetails {
  if (said.fileNumber === undefined || before.fileNumber === undefined) return said;
  return { ...said, fileNumber: `${before.fileNumber}, ${said.fileNumber}` };
}

/** Merges lists; of two bounds for the same thing the first one counts. */
function joinAdvanced(before: AdvancedMeaning = {}, said: AdvancedMeaning): AdvancedMeaning {
  const { kdvRate = [], occupancy = [], annotations = [], withoutAnnotations = [], ...bounds } = said;
  const joined = <T>(first: readonly T[] = [], more: readonly T[]) => [...new Set([...first, ...more])];
  const lists = {
    kdvRate: joined(before.kdvRate, kdvRate),
    occupancy: joined(before.occupancy, occupancy),
    annotations: joined(before.annotations, annotations),
    withoutAnnotations: joined(before.withoutAnnotations, withoutAnnotations),
  };
  // safe: only empty lists are left out
  const named = Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)) as AdvancedMeaning;
  return { ...bounds, ...before, ...named };
}
