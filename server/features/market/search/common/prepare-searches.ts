import type { Deps } from '#server/deps.ts';
import { engineMarket } from '../engine/index.ts';
import { readIndex } from '../memory/index.ts';

/** Starts to load the open listings into memory, or into the search engine, as the first search would. */
export async function prepareSearches(deps: Pick<Deps, 'db' | 'searchEngine'>): Promise<void> {
  const { searchEngine } = deps;
  await (searchEngine ? engineMarket(searchEngine).ready() : readIndex(deps));
}
