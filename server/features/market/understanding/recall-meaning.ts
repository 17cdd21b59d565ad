import { LRUCache } from 'lru-cache';
import type { Interpretation } from '#shared/interpretation.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { interpretQuery } from './interpret-query.ts';

/** Longer queries are rarely repeated, and would fill the memory. */
const LONGEST_KEPT = 200;
const kept = new LRUCache<string, Interpretation>({ max: 2000 });

/** Caches `interpretQuery`: queries are often repeated, and their meaning changes only with the day. */
export function recallMeaning(query: string, now: Date): Interpretation {
  if (query.length > LONGEST_KEPT) return interpretQuery(query, now);
  const key = `${istanbulDate(now)} ${query}`;
  const known = kept.get(key);
  if (known) return known;
  const meaning = interpretQuery(query, now);
  kept.set(key, meaning);
  return meaning;
}
