import { understoodResultSchema } from '#shared/listing-search.ts';
import { type LoadResult, loadHttp, medianOf } from './http-load.ts';
import { SENTENCES } from './queries.ts';
import { figure, LOAD_HEADER, loadCells, printTable, tell } from './report.ts';
import type { Rounds } from './search.bench.ts';

const CONCURRENCIES = [1, 8];

type Pair = { readonly understood: string; readonly plain: string };

/**
 * Measures the extra time for understanding: sentences sent to search-ai, compared with the plain search for exactly
 * what each sentence means. The two alternate round by round, so that other load affects both. Sentences without a
 * matching listing are left out, because search-ai then relaxes the search and runs it several times.
 */
export async function benchUnderstood(origin: string, given: Rounds): Promise<void> {
  const pairs = await pairsOf(origin);
  const rows: string[][] = [];
  for (const concurrency of CONCURRENCIES) {
    tell(`understood search, ${concurrency} at once`);
    const results: Record<keyof Pair, LoadResult[]> = { understood: [], plain: [] };
    for (let round = 0; round < given.rounds; round += 1)
      for (const variant of ['plain', 'understood'] as const)
        results[variant].push(
          await loadHttp(
            pairs.map((pair) => pair[variant]),
            concurrency,
            given.seconds,
          ),
        );
    const [understood, plain] = [medianOf(results.understood), medianOf(results.plain)];
    const more = figure((plain.perSecond / understood.perSecond - 1) * 100, 1);
    rows.push(['search-ai', String(concurrency), ...loadCells(understood), `${more} %`]);
    rows.push(['floor: plain search for the same', String(concurrency), ...loadCells(plain), '']);
  }
  printTable(
    'What understanding costs',
    `${pairs.length} sentences in turn (bench/queries.ts), answers not cached, the meanings of sentences seen before remembered; what search-ai takes more, by searches a second.`,
    ['what', 'at once', ...LOAD_HEADER, 'more'],
    rows,
  );
}

async function pairsOf(origin: string): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const sentence of SENTENCES) {
    const understood = `${origin}/api/properties/search-ai?${new URLSearchParams({ query: sentence })}`;
    const { interpretation } = understoodResultSchema.parse(await (await fetch(understood)).json());
    const plain = `${origin}/api/properties/search?${new URLSearchParams({ ...interpretation.search })}`;
    const total = ((await (await fetch(plain)).json()) as { total: number }).total;
    if (interpretation.relaxed === undefined && total > 0) pairs.push({ understood, plain });
  }
  return pairs;
}
