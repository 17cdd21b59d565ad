import { readFile } from 'node:fs/promises';
import { interpretQuery } from '#server/features/market/understanding/index.ts';
import { type JudgedFilters, scoreFilters } from '#tests/support/scoring/score-filters.ts';
import { type Judged, type Score, scoreMeaning } from '#tests/support/scoring/score-meaning.ts';
import { figure, printTable, tell } from './report.ts';

/** A Friday: the relative dates in the fixtures are based on this day. */
const REFERENCE = new Date('2026-11-20T09:00:00+03:00');
const FIXTURES = new URL('../tests/fixtures/queries/', import.meta.url);
const ROUNDS = 5;

type Totals = { queries: number; right: number; keys: number; wrong: number };

/** Measures how much of the typed queries the server understands, per group, and the time for one query. */
export async function benchUnderstanding(): Promise<void> {
  tell('understanding');
  const rows: string[][] = [];
  const queries: string[] = [];
  for (const [file, name] of [
    ['given-queries.json', 'given'],
    ['held-out-queries.json', 'held out'],
  ] as const) {
    // The fixtures are the project's own files, and their tests check the shape.
    const judged = JSON.parse(await readFile(new URL(file, FIXTURES), 'utf8')) as Judged[];
    queries.push(...judged.map(({ q }) => q));
    const groups = Map.groupBy(judged, ({ group }) => group ?? 'all');
    for (const [group, members] of groups) rows.push([name, group, ...cells(totalsOf(members))]);
    if (groups.size > 1) rows.push([name, 'all', ...cells(totalsOf(judged))]);
  }
  for (const name of ['buyers', 'dealers']) {
    const judged = JSON.parse(await readFile(new URL(`${name}-queries.json`, FIXTURES), 'utf8')) as JudgedFilters[];
    const score = (query: JudgedFilters) => scoreFilters(query, REFERENCE);
    for (const [group, members] of Map.groupBy(judged, ({ group }) => group))
      rows.push([name, group, ...cells(totalled(members.map(score)))]);
    rows.push([name, 'all', ...cells(totalled(judged.map(score)))]);
  }
  printTable(
    'Understanding queries',
    `Keys that are right of those expected or given. One query takes ${figure(microsecondsEach(queries))} µs on average.`,
    ['set', 'group', 'queries', 'wholly right', 'keys', 'keys right, %'],
    rows,
  );
}

function totalsOf(judged: readonly Judged[]): Totals {
  return totalled(judged.map((query) => scoreMeaning(query, interpretQuery(query.q, REFERENCE))));
}

function totalled(scores: readonly Score[]): Totals {
  const totals: Totals = { queries: 0, right: 0, keys: 0, wrong: 0 };
  for (const { keys, wrong } of scores) {
    totals.queries += 1;
    totals.right += wrong.length === 0 ? 1 : 0;
    totals.keys += keys;
    totals.wrong += wrong.length;
  }
  return totals;
}

function cells({ queries, right, keys, wrong }: Totals): string[] {
  return [String(queries), String(right), String(keys), keys === 0 ? '–' : figure(((keys - wrong) / keys) * 100, 1)];
}

function microsecondsEach(queries: readonly string[]): number {
  const started = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) for (const query of queries) interpretQuery(query, REFERENCE);
  return ((performance.now() - started) * 1000) / (ROUNDS * queries.length);
}
