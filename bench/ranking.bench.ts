import { generateSampleRecords } from '#sample/generate-sample-records.ts';
import { sampleFiles } from '#sample/sample-files.ts';
import type { Deps } from '#server/deps.ts';
import { withReadDescription, withTitle } from '#server/features/intake/notice-to-record/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { ALL_TEXTS, resolveSearch, searchListings, tendSearch } from '#server/features/market/search/index.ts';
import { searchUnderstood } from '#server/features/market/search/understood/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { type BenchServer, openBenchDatabase } from './bench-database.ts';
import { GRADED_NOW, GRADED_QUERIES } from './graded-queries.ts';
import { figure, printTable, tell } from './report.ts';

const SAMPLE_SIZE = 2000;
const AT = 10;

type Ranker = { readonly name: string; rank(query: string): Promise<readonly string[]> };

/** Measures how good the first ten results are, compared with PostgreSQL's own full-text search for the same words. */
export async function benchRanking(server: BenchServer): Promise<void> {
  tell('ranking');
  const database = await openBenchDatabase(server, 'peyda_bench_ranking');
  try {
    const deps: Deps = { ...database.deps, clock: { now: () => GRADED_NOW } };
    const files = await sampleFiles(deps.files);
    // As the product stores them: with the values read from titles and notices.
    const records = [...generateSampleRecords({ size: SAMPLE_SIZE, now: GRADED_NOW, files })].map((record) =>
      withReadDescription(withTitle(record)),
    );
    await recordListings(deps, records);
    await tendSearch(deps);
    const rankers = rankersOf(deps);
    const open = records.filter(({ status, endDate }) => status === 'open' && (!endDate || endDate > GRADED_NOW));
    const scores = new Map<string, number[]>(rankers.map(({ name }) => [name, []]));
    const rows: string[][] = [];
    for (const { query, grade } of GRADED_QUERIES) {
      const grades = new Map(open.map((record) => [record.auctionId, grade(record)]));
      const row = [query];
      for (const ranker of rankers) {
        const score = ndcg(await ranker.rank(query), grades);
        scores.get(ranker.name)?.push(score);
        row.push(figure(score, 2));
      }
      rows.push(row);
    }
    rows.push(['**mean**', ...rankers.map(({ name }) => figure(mean(scores.get(name) ?? []), 3))]);
    printTable(
      'Ranking',
      `nDCG@${AT} of ${GRADED_QUERIES.length} queries over the ${SAMPLE_SIZE} listings of the sample set, graded by their fields (bench/graded-queries.ts).`,
      ['query', ...rankers.map(({ name }) => name)],
      rows,
    );
  } finally {
    await database.close();
  }
}

function rankersOf(deps: Deps): Ranker[] {
  const base = { page: 1, includeEnded: false, facets: false };
  const ids = ({ properties }: { properties: readonly { auctionId: string | null }[] }) =>
    properties.map(({ auctionId }) => auctionId ?? '').slice(0, AT);
  return [
    {
      name: 'understood',
      rank: async (query) => ids(await searchUnderstood(deps, resolveSearch({ ...base, query }, ALL_TEXTS))),
    },
    {
      name: 'words as they stand',
      rank: async (query) => ids(await searchListings(deps, resolveSearch({ ...base, query }, ALL_TEXTS))),
    },
    { name: 'full text, every word', rank: (query) => fullText(deps, query, '&') },
    { name: 'full text, any word', rank: (query) => fullText(deps, query, '|') },
  ];
}

/** PostgreSQL's own full-text search: its Turkish dictionary over every text of a listing, ranked by `ts_rank`. */
async function fullText({ db, clock }: Deps, query: string, joint: '&' | '|'): Promise<string[]> {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  const { rows } = await db.$client.query<{ auction_id: string }>(
    `with texts as (
      select auction_id, setweight(to_tsvector('turkish', title), 'A') || to_tsvector('turkish',
        concat_ws(' ', il, ilce, mahalle_koy, tur, court_name, dosya_bilgi, description)) as text
      from properties where is_open and (end_date > $2 or end_date is null)
    ), asked as (select to_tsquery('turkish', $1) as words)
    select auction_id from texts, asked where text @@ words order by ts_rank(text, words) desc, auction_id limit ${AT}`,
    [words.join(` ${joint} `), clock.now()],
  );
  return rows.map(({ auction_id }) => auction_id);
}

/** Returns 1 if the best listings come first, and NaN, which the mean ignores, if no listing answers the query. */
function ndcg(found: readonly string[], grades: ReadonlyMap<ListingRecord['auctionId'], number>): number {
  const gain = (list: readonly number[]) =>
    list.slice(0, AT).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  const best = gain([...grades.values()].sort((a, b) => b - a));
  return best === 0 ? Number.NaN : gain(found.map((id) => grades.get(id) ?? 0)) / best;
}

function mean(scores: readonly number[]): number {
  const known = scores.filter((score) => !Number.isNaN(score));
  return known.reduce((sum, score) => sum + score, 0) / known.length;
}
