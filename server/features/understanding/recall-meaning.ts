import { istanbulDate } from '#shared/dates.ts';
import type { Interpretation } from '#shared/interpretation.ts';
import { interpretQuery } from './interpret-query.ts';

const MAX_KEPT = 2000;
/** Longer ones are nobody's habit, and would fill the memory. */
const LONGEST_KEPT = 200;
const kept = new Map<string, Interpretation>();

/** `interpretQuery`, remembered: the same things are typed again and again, and what they mean changes only with the day. */
export function recallMeaning(query: string, now: Date): Interpretation {
  if (query.length > LONGEST_KEPT) return interpretQuery(query, now);
  const key = `${istanbulDate(now)} ${query}`;
  const known = kept.get(key);
  const meaning = known ?? interpretQuery(query, now);
  // The latest stands last, so that the first is the one to go.
  kept.delete(key);
  kept.set(key, meaning);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
  return meaning;
}
