import type { Deps } from '#server/deps.ts';
import { type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import { type ListingCondition, toTsquery, turnedAway } from '../conditions/condition.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import { type Page, pageClause, pageSpan, type Rank, type ResultOrder } from '../conditions/result-order.ts';
import { columnConditions } from '../conditions/rows-clause.ts';
import { excludedClause, hitsClause, isInBlocks, matchesWords, ranksClauses, usableClause } from './bits-clause.ts';
import { canUseBlocks } from './can-use-blocks.ts';

/** What it takes, in rows looked at in turn: to fetch a row by its slot, to list the slots of a block. */
const FETCH_COST = 5;
const BLOCK_COST = 200;

/**
 * One page of the listings a condition holds for, and how many they are, by blocks of bits (see the migration): what
 * common words, places and kinds have in common is known without visiting a row, so that only those of the page are.
 * One statement, so that page and number agree. Undefined when blocks can't tell.
 */
export async function findByBits(
  deps: Pick<Deps, 'db'>,
  condition: ListingCondition,
  order: ResultOrder,
  page: number,
): Promise<Page | undefined> {
  if (!(await canUseBlocks(deps, [condition], order.ranks))) return undefined;
  const parameters = new Parameters();
  const { offset, until } = pageSpan(page);
  const limit = `${parameters.add(until)}::int`;
  const clauses = [
    usableClause(
      [...condition.terms, ...turnedAway(condition).flat(), ...order.ranks.flatMap(({ plus }) => plus)],
      parameters,
    ),
    excludedClause(condition.now, parameters),
    hitsClause('hits', condition, parameters),
    ...ranksClauses(order.ranks, parameters),
    waysClause(order.ranks.length, limit),
  ];
  const { price, ends, endsUntil } = condition;
  const hasRange = price !== undefined || ends !== undefined || endsUntil !== undefined;
  const ranges = hasRange ? columnConditions(condition, parameters, { avoidsIndexes: true }).join(' and ') : 'true';
  const stretches = order.ranks.flatMap((rank, index) =>
    order.parts.map((part) => stretchClause({ rank, index, order, part, ranges, limit }, parameters)),
  );
  const rows = await runStatement<{ ok: boolean; total: number; id: string | null } & Omit<SummaryRow, 'id'>>(
    deps,
    `with ${clauses.join(', ')}
    select ok, ${slotsOf('hits_sure')} + (select count(*)::int from hits_edge) + (select count(*)::int from hits_loose) as total,
      page.*
    from usable left join (${pageClause(stretches, parameters.add(offset))}) page on ok order by page.place`,
    parameters,
  );
  const [first] = rows;
  if (!first?.ok) return undefined;
  const properties = rows.flatMap(({ id, ...row }) =>
    id === null ? [] : toListingSummary({ ...row, id }, condition.now),
  );
  return { total: first.total, properties };
}

function slotsOf(blocks: string): string {
  return `(select coalesce(sum(bit_count(bits)), 0)::int from ${blocks})`;
}

/**
 * SQL: `ways`, whether the rows of each rank are walked through in order; the other way is to fetch and sort them all.
 */
function waysClause(ranks: number, limit: string): string {
  const indexes = Array.from({ length: ranks }, (_, index) => index);
  const isWalk = (index: number) =>
    `${limit}::bigint * open < n${index} * (n${index} * ${FETCH_COST} + blocks * ${BLOCK_COST}) as walk${index}`;
  const slots = indexes.map((index) => `coalesce(sum(bit_count(r${index})), 0)::bigint as n${index}`);
  return `ways as materialized (
      select ${indexes.map(isWalk).join(', ')} from
        (select ${slots.join(', ')} from ranks) ranks,
        (select sum(bit_count(bits))::bigint as open, count(*) as blocks from search_bits where lexeme = '@live') live
    )`;
}

type Stretch = {
  readonly rank: Rank;
  readonly index: number;
  readonly order: ResultOrder;
  readonly part: string;
  readonly ranges: string;
  readonly limit: string;
};

/**
 * SQL of the rows of one part of a rank in order: walked through and looked up in the bits when much matches, fetched
 * by their slots when little does (the way not taken costs nothing), and those that no block knows among them.
 */
function stretchClause({ rank, index, order, part, ranges, limit }: Stretch, parameters: Parameters): string {
  const { plus, minus } = rank;
  const { columns, column } = order;
  const words = [
    ...(plus.length > 0 ? [matchesWords(toTsquery(plus), parameters)] : []),
    ...(minus.length > 0 ? [`not ${matchesWords(toTsquery(minus), parameters)}`] : []),
    part,
  ];
  const sorted = `order by ${columns} limit ${limit}`;
  const selected = column === undefined ? 'id' : `id, ${column}`;
  return `select id from (
      (select ${selected} from open_property_search s
        where (select walk${index} from ways) and ${isInBlocks('turns', `r${index}`)} and ${part} and ${ranges} ${sorted})
      union all
      (select ${selected} from ranks b cross join lateral bit_places(b.r${index}) as place
          join open_property_search s on s.slot = (b.block::bigint << 14) + place
        where not (select walk${index} from ways) and ${part} and ${ranges} ${sorted})
      union all
      (select ${selected} from hits_loose where ${words.join(' and ')})
    ) found ${sorted}`;
}
