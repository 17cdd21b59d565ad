import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Deps } from '#server/deps.ts';
import { ALL_TEXTS, resolveSearch, searchListings, suggestListings } from '#server/features/market/search/index.ts';
import { listingSearchSchema } from '#shared/listing-search.ts';
import { type LoadResult, loadCalls, loadHttp, medianOf } from './http-load.ts';
import { BEGINNINGS, SEARCHES, TEXT_SEARCHES } from './queries.ts';
import { figure, LOAD_HEADER, loadCells, printTable, tell } from './report.ts';

export type Rounds = { readonly rounds: number; readonly seconds: number };

const CONCURRENCIES = [1, 8, 32];
const HEADER = ['what', 'at once', ...LOAD_HEADER];

async function inRounds({ rounds }: Rounds, measure: () => Promise<LoadResult>): Promise<LoadResult> {
  const results: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measure());
  return medianOf(results);
}

function addresses(origin: string, searches: readonly string[]): string[] {
  return searches.map((search) => `${origin}/api/properties/search?${search}`);
}

/** The addresses of the mix; the growth bench also requests them. */
export function mixAddresses(origin: string): string[] {
  return addresses(origin, SEARCHES);
}

/** Searches through the real server with the cache off, compared with the same searches called in this process. */
export async function benchSearches(deps: Deps, origin: string, given: Rounds): Promise<void> {
  const kinds: [string, readonly string[]][] = [
    ['mixed', SEARCHES],
    ['mixed, with facets', SEARCHES.map((search) => `${search}&facets=true`)],
    ['text only', TEXT_SEARCHES],
  ];
  const rows: string[][] = [];
  for (const [kind, searches] of kinds) {
    const urls = addresses(origin, searches);
    await loadHttp(urls, 8, given.seconds);
    for (const concurrency of CONCURRENCIES) {
      tell(`search, ${kind}, ${concurrency} at once`);
      const result = await inRounds(given, () => loadHttp(urls, concurrency, given.seconds));
      rows.push([kind, String(concurrency), ...loadCells(result)]);
    }
  }
  const calls = SEARCHES.map((search) => {
    const parsed = listingSearchSchema.parse(Object.fromEntries(new URLSearchParams(search)));
    return () => searchListings(deps, resolveSearch(parsed, ALL_TEXTS));
  });
  const floor = await inRounds(given, () => loadCalls(calls, 8, given.seconds));
  rows.push(['floor: the bare queries of the mix through the driver', '8', ...loadCells(floor)]);
  printTable(
    'Search without any cache',
    `${SEARCHES.length} varied searches in turn (bench/queries.ts), each with its exact total.`,
    HEADER,
    rows,
  );
}

/** Starts a bare Fastify in its own process that returns this number of bytes. */
export async function startBareServer(bytes: number): Promise<{ origin: string; stop(): void }> {
  const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, String(bytes)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = await once(child.stdout, 'data');
  return { origin: String(address).trim(), stop: () => child.kill() };
}

/** Repeats the same search, compared with a bare Fastify response of the same number of bytes. */
export async function benchRepeated(origin: string, given: Rounds): Promise<void> {
  const url = `${origin}/api/properties/search?query=daire&city=Ankara`;
  const bytes = (await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()).byteLength;
  const bare = await startBareServer(bytes);
  const rows: string[][] = [];
  try {
    for (const concurrency of CONCURRENCIES) {
      tell(`repeated search, ${concurrency} at once`);
      const repeated = await inRounds(given, () => loadHttp([url], concurrency, given.seconds));
      const floor = await inRounds(given, () => loadHttp([`${bare.origin}/`], concurrency, given.seconds));
      const share = `${figure((repeated.perSecond / floor.perSecond) * 100)} %`;
      rows.push(['repeated search', String(concurrency), ...loadCells(repeated), share]);
      rows.push(['floor: bare Fastify answer', String(concurrency), ...loadCells(floor), '']);
    }
  } finally {
    bare.stop();
  }
  printTable(
    'A repeated search',
    `${bytes} bytes, checked against the version of the data at every request.`,
    [...HEADER, 'of the floor'],
    rows,
  );
}

export async function benchSuggestions(deps: Deps, origin: string, given: Rounds): Promise<void> {
  const urls = BEGINNINGS.map(
    (beginning) => `${origin}/api/properties/suggestions?query=${encodeURIComponent(beginning)}`,
  );
  const rows: string[][] = [];
  for (const concurrency of CONCURRENCIES) {
    tell(`suggestions, ${concurrency} at once`);
    rows.push([
      'suggestions',
      String(concurrency),
      ...loadCells(await inRounds(given, () => loadHttp(urls, concurrency, given.seconds))),
    ]);
  }
  const floor = await inRounds(given, () =>
    loadCalls(
      BEGINNINGS.map((text) => () => suggestListings(deps, text)),
      8,
      given.seconds,
    ),
  );
  rows.push(['floor: the bare queries through the driver', '8', ...loadCells(floor)]);
  printTable('Suggestions', `${BEGINNINGS.length} beginnings in turn, never cached.`, HEADER, rows);
}
