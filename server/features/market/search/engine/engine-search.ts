import { z } from 'zod';
import type { SearchEngine } from '#server/platform/search-engine.ts';
import { PAGE_SIZE } from '#shared/search-filters/search-values.ts';
import type { ListingCondition } from '../conditions/condition.ts';
import type { Facet, FacetRow, MarkedFacet } from '../conditions/facets.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { pageSpan, type ResultOrder } from '../conditions/result-order.ts';
import { SORT_KEYS } from '../memory/index.ts';
import { choicesCounted, facetRows } from './engine-facets.ts';
import { allOf, type Query, queriesOf, rankQuery } from './engine-query.ts';

/** Everything that is queried together, so that the results are consistent. */
export type EngineQuestion = {
  readonly search: ResolvedSearch;
  readonly condition: ListingCondition;
  readonly order: ResultOrder;
  /** Filters whose choices are counted, each under its own condition. */
  readonly facets: ReadonlyMap<Facet | MarkedFacet, ListingCondition>;
  /** Further conditions to count. */
  readonly counts: readonly ListingCondition[];
};
export type EngineResult = {
  readonly total: number;
  readonly ids: readonly number[];
  readonly rows: readonly FacetRow[];
  readonly counts: readonly number[];
};

/** An incomplete answer is rejected: missing shards, or a number that is only a lower bound. */
const answerSchema = z.object({
  timed_out: z.literal(false),
  _shards: z.object({ failed: z.literal(0) }),
  hits: z.object({
    total: z.object({ value: z.number(), relation: z.literal('eq') }),
    hits: z.array(z.object({ _id: z.string() })),
  }),
  aggregations: z.record(z.string(), z.looseObject({ doc_count: z.number() })).default({}),
});

/** A page, the total, and counts, from a single state of an engine's index. */
export async function searchEngine(
  engine: SearchEngine,
  index: string,
  { search, condition, order, facets, counts }: EngineQuestion,
): Promise<EngineResult> {
  const wanted = queriesOf(condition);
  const alike = [...Map.groupBy(facets.keys(), (facet) => JSON.stringify(facets.get(facet))).values()];
  const groups = alike.flatMap((names) => {
    const own = names[0] && facets.get(names[0]);
    return own ? [{ names, queries: queriesOf(own) }] : [];
  });
  const counted = counts.map(queriesOf);
  const common = inAll([wanted, ...groups.map(({ queries }) => queries), ...counted]);
  const rest = (queries: readonly Query[]) => allOf(queries.filter((query) => !common.has(JSON.stringify(query))));
  const choices = groups.map(({ names }) => choicesCounted(names, search, condition.now));
  const body = {
    // The results are narrowed only after the choices have been counted.
    query: {
      bool: {
        filter: wanted.filter((query) => common.has(JSON.stringify(query))),
        should: ranks(order),
        minimum_should_match: 0,
      },
    },
    post_filter: rest(wanted),
    ...pageOf(search, order),
    track_total_hits: true,
    _source: false,
    aggs: Object.fromEntries([
      ...groups.map(({ queries }, at) => [`group${at}`, { filter: rest(queries), aggs: choices[at]?.aggs ?? {} }]),
      ...counted.map((queries, at) => [`count${at}`, { filter: rest(queries) }]),
    ]),
  };
  const { hits, aggregations } = await ask(engine, index, body);
  return {
    total: hits.total.value,
    ids: hits.hits.map(({ _id }) => Number(_id)),
    rows: groups.flatMap((_, at) => facetRows(choices[at]?.choices ?? [], aggregations[`group${at}`])),
    counts: counted.map((_, at) => aggregations[`count${at}`]?.doc_count ?? 0),
  };
}

/** The number of listings that match each query. */
export async function countInEngine(
  engine: SearchEngine,
  index: string,
  queries: readonly Query[],
): Promise<readonly number[]> {
  const aggs = Object.fromEntries(queries.map((filter, at) => [`count${at}`, { filter }]));
  const { aggregations } = await ask(engine, index, { size: 0, track_total_hits: true, aggs });
  return queries.map((_, at) => aggregations[`count${at}`]?.doc_count ?? 0);
}

async function ask(engine: SearchEngine, index: string, body: Query): Promise<z.infer<typeof answerSchema>> {
  const path = `/${index}/_search?allow_partial_search_results=false`;
  return answerSchema.parse((await engine.call('POST', path, { body })).json);
}

/** The requirements that all conditions share: only listings that meet them are examined. */
function inAll(conditions: readonly (readonly Query[])[]): Set<string> {
  const [first = new Set<string>(), ...others] = conditions.map(
    (queries) => new Set(queries.map((query) => JSON.stringify(query))),
  );
  return new Set([...first].filter((query) => others.every((other) => other.has(query))));
}

/** A listing is in a single rank; the score is higher for earlier ranks. */
function ranks({ ranks: all }: ResultOrder): Query[] {
  if (all.length < 2) return [];
  return all.map((rank, at) => ({ constant_score: { filter: rankQuery(rank), boost: all.length - at } }));
}

function pageOf({ page }: ResolvedSearch, { ranks: all, sort }: ResultOrder) {
  const { column, isDescending, isNewestFirst } = SORT_KEYS[sort];
  return {
    from: pageSpan(page).offset,
    size: PAGE_SIZE,
    sort: [
      ...(all.length > 1 ? [{ _score: 'desc' }] : []),
      ...(column === 'id' ? [] : [{ [column]: { order: isDescending ? 'desc' : 'asc', missing: '_last' } }]),
      { id: isNewestFirst ? 'desc' : 'asc' },
    ],
  };
}
