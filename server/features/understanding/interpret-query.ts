import { clampDays, dayOf } from '#server/turkish/istanbul-days.ts';
import { istanbulMidnight } from '#shared/dates.ts';
import type { Interpretation, InterpretationDetails } from '#shared/interpretation.ts';
import { type TextRun, textRuns } from './compose-text.ts';
import { correctTypos } from './correct-typos.ts';
import { describeParts } from './describe-parts.ts';
import { exclusionsOf } from './exclusions-of.ts';
import { readAmounts } from './readers/read-amounts.ts';
import { readDates } from './readers/read-dates.ts';
import { readExclusions } from './readers/read-exclusions.ts';
import { readFiles } from './readers/read-files.ts';
import { readFixedUnits } from './readers/read-fixed-units.ts';
import { readKinds } from './readers/read-kinds.ts';
import { readPlaces } from './readers/read-places.ts';
import { readRounds } from './readers/read-rounds.ts';
import { readSorts } from './readers/read-sorts.ts';
import { readStopWords } from './readers/read-stop-words.ts';
import { readVehicles } from './readers/read-vehicles.ts';
import { resolveKinds } from './resolve-kinds.ts';
import { resolvePlaces } from './resolve-places.ts';
import { type Item, Sentence } from './sentence.ts';

/**
 * What a query written in Turkish asks for. Pure and total: any text of up to some thousand characters gives an answer, the
 * same for the same `now` (which relative dates count from, in Istanbul). See docs/understanding.md.
 */
export function interpretQuery(query: string, now: Date): Interpretation {
  const sentence = new Sentence(query, now);
  correctTypos(sentence);
  // Each reader takes words from those after it: the order is the precedence.
  readRounds(sentence);
  readFiles(sentence);
  readFixedUnits(sentence);
  readDates(sentence);
  readAmounts(sentence);
  readPlaces(sentence);
  readKinds(sentence);
  readVehicles(sentence);
  readSorts(sentence);
  readExclusions(sentence);
  readStopWords(sentence);
  return meaningOf(sentence);
}

function meaningOf(sentence: Sentence): Interpretation {
  const kinds = resolveKinds(sentence);
  const places = resolvePlaces(sentence);
  const exclude = exclusionsOf(sentence);
  const round = sentence.itemsOf('round');
  const sulh = sentence.itemsOf('sulh')[0];
  const sort = sentence.itemsOf('sort')[0]?.meaning.sort;
  const runs = textRuns(sentence);
  const text = runs.map((run) => run.text).join(' ');
  const isSecond = new Set(round.map(({ meaning, isExcluded }) => meaning.isSecond !== isExcluded));
  return {
    ...(kinds.category === undefined ? {} : { category: kinds.category }),
    ...(kinds.subCategory.length === 0 ? {} : { subCategory: [...kinds.subCategory] }),
    ...(places.city.length === 0 ? {} : { city: [...places.city] }),
    ...(places.district === undefined ? {} : { district: places.district }),
    ...pricesOf(sentence),
    // Both rounds named is no condition.
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
  const prices = sentence.itemsOf('price').filter(({ isExcluded }) => !isExcluded);
  const min = prices.find(({ meaning }) => meaning.min !== undefined)?.meaning.min;
  const max = prices.find(({ meaning }) => meaning.max !== undefined)?.meaning.max;
  if (min !== undefined && max !== undefined) return { minPrice: Math.min(min, max), maxPrice: Math.max(min, max) };
  return { ...(min === undefined ? {} : { minPrice: min }), ...(max === undefined ? {} : { maxPrice: max }) };
}

type Dates = { endDateFrom?: string; endDateTo?: string; daysRemaining?: number };

function datesOf(sentence: Sentence): Dates {
  const dates = sentence.itemsOf('dates').filter(({ isExcluded }) => !isExcluded);
  // `bugün veya yarın`: from the first day to the last. ISO days sort as text.
  const from = dates.flatMap(({ meaning }) => meaning.from ?? []).sort()[0];
  const to = dates
    .flatMap(({ meaning }) => meaning.to ?? [])
    .sort()
    .at(-1);
  const said = sentence.itemsOf('days').find(({ isExcluded }) => !isExcluded)?.meaning.days;
  const untilEnd = to === undefined ? undefined : daysUntil(to, sentence.now);
  const days = said ?? untilEnd;
  return {
    ...(from === undefined ? {} : { endDateFrom: from }),
    ...(to === undefined ? {} : { endDateTo: to }),
    ...(days === undefined ? {} : { daysRemaining: days }),
  };
}

/** Nothing for a day that is over. */
function daysUntil(isoDay: string, now: Date): number | undefined {
  const days = dayOf(istanbulMidnight(isoDay)) - dayOf(now);
  return days < 0 ? undefined : clampDays(days);
}

/** Units that notices write as people do (`3 oda`): searched for as words, where `500 m² üstü` would find nothing. */
const SAID_IN_WORDS = new Set(['oda', 'salon', 'kat', 'hisse', 'adet']);

/** Lists are put together, of everything else the first counts; `words` is the text that is left beside all these. */
function detailsOf(sentence: Sentence, runs: readonly TextRun[]): { details?: InterpretationDetails } {
  const details: InterpretationDetails = {};
  const taken = new Set<Item>();
  for (const item of sentence.itemsOf('text')) {
    if (item.isExcluded || item.meaning.details === undefined) continue;
    const { brands, measures, districts, ...single } = item.meaning.details;
    if (Object.keys(single).some((key) => key in details)) continue;
    Object.assign(details, single);
    if (brands !== undefined) details.brands = [...new Set([...(details.brands ?? []), ...brands])];
    if (measures !== undefined) details.measures = [...(details.measures ?? []), ...measures];
    if (districts !== undefined) details.districts = [...new Set([...(details.districts ?? []), ...districts])];
    if (!measures?.some(({ unit }) => SAID_IN_WORDS.has(unit))) taken.add(item);
  }
  if (Object.keys(details).length === 0) return {};
  const left = runs.filter(({ start }) => {
    const owner = sentence.ownerOf(start);
    return owner === undefined || !taken.has(owner);
  });
  return { details: { ...details, words: left.map(({ text }) => text).join(' ') } };
}
