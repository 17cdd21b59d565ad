import type { Deps } from '#server/deps.ts';
import type { PropertySummary } from '#shared/properties.ts';
import { blocksOf, excludedClause, hitsClause, matchesWords, narrowedBlocks, usableClause } from './bits-clause.ts';
import { loadPage } from './load-page.ts';
import { type PropertyCondition, toTsquery } from './property-conditions.ts';
import { pageSpan, type Rank, type ResultOrder } from './result-order.ts';
import { columnConditions } from './rows-clause.ts';
import { Parameters, runStatement } from './statement.ts';

/*
 * Searching by blocks of bits (see the migration): what common words, places and kinds have in common is known without
 * visiting a row, so that only the rows of the page are.
 */

/** What is known after counting; it decides how a page is found. */
export type BitCount = {
  readonly total: number;
  /** Slots that can match, and of them those of each rank. */
  readonly slots: number;
  readonly rankSlots: readonly number[];
  /** Rows that match and that no block knows. */
  readonly loose: number;
  readonly openSlots: number;
  readonly blocks: number;
};

/** What it takes, in rows looked at in turn: to fetch a row by its slot, to list the slots of a block. */
const FETCH_COST = 3;
const BLOCK_COST = 250;

/** How many listings a condition holds for, or undefined when blocks can't tell. */
export async function countByBits(
  deps: Pick<Deps, 'db'>,
  condition: PropertyCondition,
  order: ResultOrder,
): Promise<BitCount | undefined> {
  if (condition.includeEnded) return undefined;
  const parameters = new Parameters();
  const { clauses, rankBlocks } = searchClauses(condition, order, parameters);
  const slots = (blocks: string) => `(select coalesce(sum(bit_count(bits)), 0)::int from ${blocks})`;
  const live = "search_bits where lexeme = '@live'";
  const [row] = await runStatement<Omit<BitCount, 'total'> & { ok: boolean; sure: number; edge: number }>(
    deps,
    `with ${clauses.join(', ')}
    select ok, ${slots('hits_sure')} as sure, ${slots('hits')} as slots,
      (select count(*)::int from hits_edge) as edge, (select count(*)::int from hits_loose) as loose,
      array[${rankBlocks.map((blocks) => slots(`(${blocks}) r`)).join(', ')}]::int[] as "rankSlots",
      ${slots(live)} as "openSlots", (select count(*)::int from ${live}) as blocks
    from usable`,
    parameters,
  );
  return row?.ok ? { ...row, total: row.sure + row.edge + row.loose } : undefined;
}

/** One page of the listings a condition holds for, once they have been counted. */
export function pageByBits(
  deps: Pick<Deps, 'db'>,
  condition: PropertyCondition,
  order: ResultOrder,
  count: BitCount,
  page: number,
): Promise<PropertySummary[]> {
  const parameters = new Parameters();
  const { offset, until } = pageSpan(page);
  const { clauses, rankBlocks } = searchClauses(condition, order, parameters);
  const limit = parameters.add(until);
  const ranges =
    condition.price || condition.endsUntil ? columnConditions(condition, parameters).join(' and ') : 'true';
  const stretches: string[] = [];
  for (const [index, rank] of order.ranks.entries()) {
    const slots = count.rankSlots[index] ?? 0;
    if (slots === 0 && count.loose === 0) continue;
    const name = `rank${index}`;
    const isWalk = slots > 0 && until * count.openSlots < slots * (slots * FETCH_COST + count.blocks * BLOCK_COST);
    const blocks = rankBlocks[index] ?? '';
    clauses.push(`${name} as materialized (${isWalk ? blocksInTurn(blocks) : blocks})`);
    const packed = `select s.id, s.end_date, s.price ${isWalk ? walk(name) : extraction(name)} and ${ranges}
      order by ${order.columns} limit ${limit}`;
    stretches.push(count.loose === 0 ? packed : withLoose(packed, rank, order, limit, parameters));
  }
  return loadPage(deps, { before: `with ${clauses.join(', ')}`, stretches }, offset, parameters, condition.now);
}

/** Rows in the order asked for, each looked up in the bits: shortest when much matches. */
function walk(name: string): string {
  const bits = `(select bits from ${name})[(s.slot >> 14)::int - (select first from ${name}) + 1]`;
  return `from open_property_search s where get_bit(${bits}, (s.slot & 16383)::int) = 1`;
}

/** The rows of the bits that are set, to be sorted: shortest when little matches. */
function extraction(name: string): string {
  return `from ${name} b cross join lateral bit_places(b.bits) as place
    join open_property_search s on s.slot = (b.block::bigint << 14) + place where true`;
}

/** Blocks as an array that a slot's block is an index of. */
function blocksInTurn(blocks: string): string {
  return `select array_agg(r.bits order by n.block) as bits, min(n.block) as first
    from generate_series((select min(block) from hits), (select max(block) from hits)) as n(block)
      left join (${blocks}) r using (block)`;
}

function withLoose(packed: string, { plus, minus }: Rank, order: ResultOrder, limit: string, parameters: Parameters) {
  const words = [
    ...(plus.length > 0 ? [matchesWords(toTsquery(plus), parameters)] : []),
    ...(minus.length > 0 ? [`not ${matchesWords(toTsquery(minus), parameters)}`] : []),
    'true',
  ];
  return `select id from (
      (${packed}) union all (select id, end_date, price from hits_loose where ${words.join(' and ')})
    ) found order by ${order.columns} limit ${limit}`;
}

/** The tables a search by bits begins with, and SQL of the blocks of each rank. */
function searchClauses(condition: PropertyCondition, order: ResultOrder, parameters: Parameters) {
  const clauses = [
    usableClause([...condition.terms, ...order.ranks.flatMap(({ plus }) => plus)], parameters),
    excludedClause(condition.now, parameters),
    hitsClause('hits', condition, parameters),
  ];
  const names = new Map<Rank['plus'], string>();
  const nameOf = (terms: Rank['plus']) => {
    if (terms.length === 0) return undefined;
    const known = names.get(terms);
    if (known !== undefined) return known;
    const name = `set${names.size}`;
    names.set(terms, name);
    clauses.push(`${name} as materialized (${blocksOf(terms, parameters)})`);
    return name;
  };
  const rankBlocks = order.ranks.map(({ plus, minus }) => narrowedBlocks('hits', nameOf(plus), nameOf(minus)));
  return { clauses, rankBlocks };
}
