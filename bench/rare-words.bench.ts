import type { Deps } from '#server/deps.ts';
import { ALL_TEXTS, prepareSearches, resolveSearch, searchListings } from '#server/features/market/search/index.ts';
import { stemOf } from '#server/turkish/search-stems.ts';
import { type LoadResult, loadCalls, medianOf } from './http-load.ts';
import { LOAD_HEADER, loadCells, printTable, tell } from './report.ts';
import type { Rounds } from './search.bench.ts';

const WORDS = 80;
/** A word in fewer open listings than this is rare. A word in only one listing would be a number. */
const RARE = { from: 2, to: 100 };
const CONCURRENCIES = [1, 8];

/** The equivalent of a simple solution: one table and one index. */
const PLAIN_TABLE = `create unlogged table plain_search as
  select id, end_date, is_open, category_number, tur, il, second_round, sulh_mahkeme, words from open_property_search`;
const PLAIN_INDEX = 'create index plain_search_words on plain_search using gin (words)';
const MATCHES = 'from plain_search s where s.words @@ $1::tsquery and s.end_date > $2';
const PLAIN_PAGE = `select p.id, p.title, p.price, p.il, p.ilce, p.tur, p.end_date, p.court_name, p.image_url,
    (select count(*) ${MATCHES}) as total
  from properties p join (select s.id, s.end_date ${MATCHES} order by s.end_date, s.id limit 24) page using (id)
  order by page.end_date, page.id`;
const PLAIN_FACETS = ['category_number', 'tur', 'il', 'second_round::text', 'sulh_mahkeme::text']
  .map((column) => `select '${column}' as facet, ${column} as value, count(*)::int ${MATCHES} group by 2`)
  .join(' union all ');

type Calls = readonly (() => Promise<unknown>)[];

/**
 * Measures rare words, and the counts of their filters, against plain PostgreSQL: one table, one GIN index, and a
 * statement each for page and facets, through the same driver. The two alternate round by round. When facets are
 * counted, every call uses another minimum price, so that no cached counts are used.
 */
export async function benchRareWords(deps: Deps, given: Rounds): Promise<void> {
  const words = await rareWords(deps);
  await prepareSearches(deps);
  await deps.db.$client.query(
    `drop table if exists plain_search; ${PLAIN_TABLE}; ${PLAIN_INDEX}; analyze plain_search`,
  );
  try {
    const rows: string[][] = [];
    for (const withFacets of [false, true]) {
      const variants = { ours: ourCalls(deps, words, withFacets), plain: plainCalls(deps, words, withFacets) };
      for (const concurrency of CONCURRENCIES) {
        tell(`rare words${withFacets ? ' with facets' : ''}, ${concurrency} at once`);
        const results: Record<keyof typeof variants, LoadResult[]> = { ours: [], plain: [] };
        for (let round = 0; round < given.rounds; round += 1)
          for (const variant of ['plain', 'ours'] as const)
            results[variant].push(await loadCalls(variants[variant], concurrency, given.seconds));
        const what = withFacets ? 'rare words with facets' : 'rare words';
        rows.push([what, String(concurrency), ...loadCells(medianOf(results.ours))]);
        rows.push(['floor: plain PostgreSQL', String(concurrency), ...loadCells(medianOf(results.plain))]);
      }
    }
    printTable(
      'Rare words',
      `${words.length} words of ${RARE.from} to ${RARE.to} open listings in turn, each with its exact total.`,
      ['what', 'at once', ...LOAD_HEADER],
      rows,
    );
  } finally {
    await deps.db.$client.query('drop table if exists plain_search');
  }
}

/** A selection at equal distances among the rare words in alphabetical order, the same for the same market. */
async function rareWords({ db }: Deps): Promise<string[]> {
  const { rows } = await db.$client.query<{ word: string }>(
    `select word from ts_stat('select words from open_property_search where id % 4 = 0')
     where ndoc * 4 between ${RARE.from} and ${RARE.to} and word ~ '^[a-z]+$' order by word`,
  );
  // Skips a stem that would be shortened again: it would be searched for in another form.
  const whole = rows.filter(({ word }) => stemOf(word) === word);
  const step = Math.max(1, Math.floor(whole.length / WORDS));
  return whole
    .filter((_, index) => index % step === 0)
    .slice(0, WORDS)
    .map(({ word }) => word);
}

function ourCalls(deps: Deps, words: readonly string[], facets: boolean): Calls {
  let calls = 0;
  return words.map((query) => () => {
    // Another minimum price below all prices: a different search with the same result.
    calls += 1;
    const minPrice = facets ? (calls % 1000) / 100 : undefined;
    const search = { query, literal: true, page: 1, includeEnded: false, facets, ...(minPrice && { minPrice }) };
    return searchListings(deps, resolveSearch(search, ALL_TEXTS));
  });
}

function plainCalls({ db }: Deps, words: readonly string[], facets: boolean): Calls {
  return words.map((word) => async () => {
    const values = [`'${word}'`, new Date()];
    await db.$client.query({ name: 'plain-page', text: PLAIN_PAGE, values });
    if (facets) await db.$client.query({ name: 'plain-facets', text: PLAIN_FACETS, values });
  });
}
