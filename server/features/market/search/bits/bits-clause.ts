import { DAY_MS, ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';
import { type ListingCondition, type Terms, toTsquery, turnedAway } from '../conditions/condition.ts';
import type { Parameters } from '../conditions/prepared-statement.ts';
import type { Rank } from '../conditions/result-order.ts';
import { columnConditions, withoutConditions } from '../conditions/rows-clause.ts';
import { priceBins, UNTOLD_PRICE } from './price-bins.ts';

/** The most rows that no block knows yet and that a search looks at; where there are more, it goes by rows. */
const MAX_LOOSE = 1000;
/** A search for a longer time looks at rows: a day has a block of bits for itself. */
const MAX_DAYS = 400;
const HOUR_MS = DAY_MS / 24;
const ZERO = "B'0'::bit(16384)";

/** Lexemes that a condition is made of in blocks of bits; `partly` also cover the ends of ranges. */
type BitTerms = {
  readonly surely: Terms;
  readonly partly: Terms;
  /** Where rows have to be looked at, for each end of a range: SQL over `open_property_search`. */
  readonly edges: readonly string[];
};

function bitTerms(condition: ListingCondition, parameters: Parameters): BitTerms {
  const { secondRound, sulhMahkeme, price } = condition;
  const terms: string[][] = [['@live'], ...condition.terms.map((lexemes) => [...lexemes])];
  if (secondRound !== undefined) terms.push([`@r${Number(secondRound)}`]);
  if (sulhMahkeme !== undefined) terms.push([`@m${Number(sulhMahkeme)}`]);
  const prices = price?.range && priceBins(price.range);
  const untold = price?.untold ? [UNTOLD_PRICE] : [];
  const span = timeSpan(condition);
  const times = span && timeBins(span.from, span.until);
  const priceEdges = prices?.edges ?? [];
  return {
    surely: [...terms, ...(price ? [[...(prices?.inner ?? []), ...untold]] : []), ...(times ? [times.inner] : [])],
    partly: [...terms, ...(price ? [[...(prices?.outer ?? []), ...untold]] : []), ...(times ? [times.outer] : [])],
    edges: [
      ...priceEdges.map(({ from, to }) => between('price', from, to, 'bigint', parameters)),
      ...(span && times?.edgeFrom ? [between('end_date', times.edgeFrom, span.until, 'timestamptz', parameters)] : []),
    ],
  };
}

function between(column: string, from: unknown, to: unknown, type: string, parameters: Parameters): string {
  return `s.${column} >= ${parameters.add(from)}::${type} and s.${column} <= ${parameters.add(to)}::${type}`;
}

/** Whether a condition is one for blocks: they know open auctions only, and no time without an end. */
export function isForBlocks(condition: ListingCondition): boolean {
  if (condition.includeEnded || condition.ids) return false;
  if (!condition.ends && !condition.endsUntil) return true;
  const span = timeSpan(condition);
  return span !== undefined && dayOf(span.until) - dayOf(span.from) <= MAX_DAYS;
}

/**
 * From when until when an auction ends, both included; undefined when the time has no end. It begins with a day of
 * Istanbul.
 */
function timeSpan({ ends, endsUntil, now }: ListingCondition): { from: Date; until: Date } | undefined {
  const untils = [ends?.until, endsUntil].filter((date) => date !== undefined).map((date) => date.getTime());
  if (untils.length === 0) return undefined;
  return { from: ends?.from && ends.from > now ? ends.from : now, until: new Date(Math.min(...untils)) };
}

/**
 * Days in Istanbul until an instant, and hours of the last one, of which the last counts only in part. What has ended
 * earlier today is left out elsewhere. A day that counts to its end has no edge.
 */
function timeBins(from: Date, until: Date): { inner: string[]; outer: string[]; edgeFrom?: Date } {
  const isWhole = (until.getTime() + 1 + ISTANBUL_OFFSET_MS) % DAY_MS === 0;
  const lastWhole = isWhole ? dayOf(until) : dayOf(until) - 1;
  const days = numbersBetween(dayOf(from), lastWhole).map((day) => `@e${day}`);
  if (until < from) return { inner: [], outer: [] };
  if (isWhole) return { inner: days, outer: days };
  const hours = numbersBetween(dayOf(until) * 24, hourOf(until)).map((hour) => `@h${hour}`);
  const edgeFrom = new Date(Math.floor(until.getTime() / HOUR_MS) * HOUR_MS);
  return { inner: [...days, ...hours.slice(0, -1)], outer: [...days, ...hours], edgeFrom };
}

function dayOf(date: Date): number {
  return Math.floor((date.getTime() + ISTANBUL_OFFSET_MS) / DAY_MS);
}

function hourOf(date: Date): number {
  return Math.floor((date.getTime() + ISTANBUL_OFFSET_MS) / HOUR_MS);
}

function numbersBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** SQL of blocks with the bits of the slots that have all of some terms. */
export function blocksOf(terms: Terms, parameters: Parameters): string {
  const having = `having count(*) = ${parameters.add(terms.length)}::int`;
  if (terms.every(({ length }) => length === 1) && new Set(terms.flat()).size === terms.length)
    return `select block, bit_and(bits) as bits from search_bits
      where lexeme = any(${parameters.add(terms.flat())}::text[]) and (select ok from usable) group by block ${having}`;
  const pairs = terms.flatMap((lexemes, term) => [...new Set(lexemes)].map((lexeme) => ({ lexeme, term })));
  const lexemes = parameters.add(pairs.map(({ lexeme }) => lexeme));
  const numbers = parameters.add(pairs.map(({ term }) => term));
  return `select block, bit_and(bits) as bits from (
      select b.block, q.term, bit_or(b.bits) as bits
      from unnest(${lexemes}::text[], ${numbers}::int[]) as q(lexeme, term) join search_bits b using (lexeme)
      where (select ok from usable) group by b.block, q.term
    ) terms group by block ${having}`;
}

/** SQL of blocks with the bits of the slots that have all terms of one alternative or another. */
function blocksOfAny(alternatives: readonly Terms[], parameters: Parameters): string {
  const entries = alternatives.flatMap((terms, alternative) =>
    terms.flatMap((lexemes, term) => [...new Set(lexemes)].map((lexeme) => ({ lexeme, term, alternative }))),
  );
  const lexemes = parameters.add(entries.map(({ lexeme }) => lexeme));
  const terms = parameters.add(entries.map(({ term }) => term));
  const numbers = parameters.add(entries.map(({ alternative }) => alternative));
  const sizes = parameters.add(alternatives.map(({ length }) => length));
  return `select block, bit_or(bits) as bits from (
      select alternative, block, bit_and(bits) as bits from (
        select q.alternative, b.block, q.term, bit_or(b.bits) as bits
        from unnest(${lexemes}::text[], ${terms}::int[], ${numbers}::int[]) as q(lexeme, term, alternative)
          join search_bits b using (lexeme)
        where (select ok from usable) group by q.alternative, b.block, q.term
      ) terms group by alternative, block having count(*) = (${sizes}::int[])[alternative + 1]
    ) alternatives group by block`;
}

/**
 * SQL: `usable`, whether blocks can answer at all. They hold bits of common words only, and must not be far behind.
 */
export function usableClause(terms: Terms, parameters: Parameters): string {
  const words = plainWords(terms);
  return `usable as materialized (
    select (select count(*) from search_common where lexeme = any(${parameters.add(words)}::text[])) = ${parameters.add(words.length)}::int
      and (select count(*) from (select from search_loose limit ${MAX_LOOSE + 1}) l) <= ${MAX_LOOSE}
      and exists (select from search_bits where lexeme = '@live') as ok
  )`;
}

/** The words that have to be common for blocks to have all of the terms. */
export function plainWords(terms: Terms): string[] {
  return [...new Set(terms.flat().map(plainWord))].filter((word) => word !== undefined);
}

/** Blocks hold a common word in every place, and every filter lexeme. */
function plainWord(lexeme: string): string | undefined {
  if (lexeme.startsWith('@')) return undefined;
  return /^[\^=~]/.test(lexeme) ? lexeme.slice(1) : lexeme;
}

/** SQL: `excluded`, slots whose row has changed, gone or ended since their block was packed. */
export function excludedClause(now: Date, parameters: Parameters): string {
  return `excluded as materialized (
    select (slot >> 14)::int as block, bit_or(set_bit(${ZERO}, (slot & 16383)::int, 1)) as bits
    from (
      select slot from search_dead
      union all select slot from open_property_search where end_date <= ${parameters.add(now)}::timestamptz
    ) gone group by 1
  )`;
}

/**
 * SQL of four tables under a name. `<name>`: blocks with the slots that can match; `<name>_sure`: with those that do.
 * `<name>_edge`: rows between the two that match, at the ends of ranges. `<name>_loose`: rows that match and that no
 * block knows yet.
 */
export function hitsClause(name: string, condition: ListingCondition, parameters: Parameters): string {
  const { surely, partly, edges } = bitTerms(condition, parameters);
  const columns = columnConditions(condition, parameters, { avoidsIndexes: true }).join(' and ');
  const unwanted = withoutConditions(condition, parameters);
  const words = condition.terms.length > 0 ? matchesWords(toTsquery(condition.terms), parameters) : 'true';
  const unwantedTerms = turnedAway(condition);
  const hasUnwanted = unwantedTerms.length > 0;
  const nots = hasUnwanted ? ` & ~coalesce(unwanted.bits, ${ZERO})` : '';
  const join = hasUnwanted ? `left join (${blocksOfAny(unwantedTerms, parameters)}) unwanted using (block)` : '';
  const hits = `${name} as materialized (
      select h.block, h.bits & ~coalesce(x.bits, ${ZERO})${nots} as bits
      from (${blocksOf(partly, parameters)}) h left join excluded x using (block) ${join}
    ), ${name}_loose as materialized (
      select s.* from search_loose l join open_property_search s using (slot)
      where (select ok from usable) and ${[words, columns, ...unwanted].join(' and ')}
    )`;
  if (edges.length === 0)
    return `${hits}, ${name}_sure as (select block, bits from ${name}),
      ${name}_edge as (select ${EDGE_COLUMNS} from ${name}_loose s where false)`;
  const edgeRows = edges.map(
    (range) =>
      `select ${EDGE_COLUMNS} from open_property_search s where ${range} and ${columns} and ${isInBlocks(`${name}_in_turn`)}`,
  );
  return `${hits}, ${name}_sure as materialized (
      select h.block, h.bits & s.bits as bits from ${name} h join (${blocksOf(surely, parameters)}) s using (block)
    ), ${name}_in_turn as materialized (select min(n.block) as first, array_agg(r.bits order by n.block) as bits
      from generate_series((select min(block) from ${name}), (select max(block) from ${name})) as n(block)
        left join ${name} r using (block)),
    ${name}_edge as materialized (${edgeRows.join(' union ')})`;
}

/** What is counted of a row at the end of a range; at both ends of two ranges it comes twice and counts once. */
export const EDGE_COLUMNS = 's.id, s.category_number, s.tur, s.il, s.ilce, s.second_round, s.sulh_mahkeme, s.marks';

/**
 * SQL: the bit of a row `s` is set. To the planner `> 0` holds for a third of the rows; for `= 1` it would expect next
 * to none, and sort them all instead of walking an index in order.
 */
export function isInBlocks(turns: string, bits = 'bits'): string {
  const block = `(select ${bits} from ${turns})[(s.slot >> 14)::int - (select first from ${turns}) + 1]`;
  return `get_bit(${block}, (s.slot & 16383)::int) > 0`;
}

/** SQL: a row of `property_search` has the words of a tsquery; as a function, for which no index is tried. */
export function matchesWords(tsquery: string, parameters: Parameters): string {
  return `ts_match_vq(words, ${parameters.add(tsquery)}::tsquery)`;
}

/**
 * SQL: `ranks`, the blocks of `hits` with the slots of each rank (`r0`, `r1` …); `turns`, the same as arrays in which a
 * slot's block is found by its number; and the tables of terms they are made from.
 */
export function ranksClauses(ranks: readonly Rank[], parameters: Parameters): string[] {
  const names = new Map<Terms, string>();
  const clauses: string[] = [];
  const bitsOf = (terms: Terms) => {
    const name = names.get(terms) ?? `set${names.size}`;
    if (!names.has(terms)) clauses.push(`${name} as materialized (${blocksOf(terms, parameters)})`);
    names.set(terms, name);
    return `coalesce(${name}.bits, ${ZERO})`;
  };
  const bits = ranks.map(({ plus, minus }, index) => {
    const has = plus.length > 0 ? ` & ${bitsOf(plus)}` : '';
    const lacks = minus.length > 0 ? ` & ~${bitsOf(minus)}` : '';
    return `hits.bits${has}${lacks} as r${index}`;
  });
  const joins = [...names.values()].map((name) => `left join ${name} using (block)`);
  const arrays = ranks.map((_, index) => `array_agg(r.r${index} order by n.block) as r${index}`);
  return [
    ...clauses,
    `ranks as materialized (select block, ${bits.join(', ')} from hits ${joins.join(' ')})`,
    `turns as materialized (select min(n.block) as first, ${arrays.join(', ')}
      from generate_series((select min(block) from ranks), (select max(block) from ranks)) as n(block)
        left join ranks r using (block))`,
  ];
}
