import { DAY_MS, ISTANBUL_OFFSET_MS } from '#shared/dates.ts';
import { priceBins } from './price-bins.ts';
import { type PropertyCondition, toTsquery } from './property-conditions.ts';
import { columnConditions } from './rows-clause.ts';
import type { Parameters } from './statement.ts';

type Terms = readonly (readonly string[])[];

/** A search waits no longer for rows that no block knows than it takes to look at this many. */
const MAX_LOOSE = 1000;
const ZERO = "B'0'::bit(16384)";

/** Lexemes that a condition is made of in blocks of bits; `partly` also cover what columns have to be asked about. */
type BitTerms = { readonly surely: Terms; readonly partly: Terms; readonly isExact: boolean };

function bitTerms(condition: PropertyCondition): BitTerms {
  const { secondRound, sulhMahkeme, price, endsUntil, now } = condition;
  const terms: string[][] = [['@live'], ...condition.terms.map((lexemes) => [...lexemes])];
  if (secondRound !== undefined) terms.push([`@r${Number(secondRound)}`]);
  if (sulhMahkeme !== undefined) terms.push([`@m${Number(sulhMahkeme)}`]);
  const ranges = [...(price ? [priceBins(price)] : []), ...(endsUntil ? [timeBins(now, endsUntil)] : [])];
  return {
    surely: [...terms, ...ranges.map(({ inner }) => inner)],
    partly: [...terms, ...ranges.map(({ outer }) => outer)],
    isExact: ranges.every(({ inner, outer }) => inner.length === outer.length),
  };
}

/**
 * Days in Istanbul until an instant, and hours of the last one, of which the last counts only in part. What has ended
 * earlier today is left out elsewhere.
 */
function timeBins(now: Date, until: Date): { inner: string[]; outer: string[] } {
  const days = numbersBetween(dayOf(now), dayOf(until) - 1).map((day) => `@e${day}`);
  const hours = numbersBetween(dayOf(until) * 24, hourOf(until)).map((hour) => `@h${hour}`);
  return { inner: [...days, ...hours.slice(0, -1)], outer: [...days, ...hours] };
}

function dayOf(date: Date): number {
  return Math.floor((date.getTime() + ISTANBUL_OFFSET_MS) / DAY_MS);
}

function hourOf(date: Date): number {
  return Math.floor(((date.getTime() + ISTANBUL_OFFSET_MS) / DAY_MS) * 24);
}

function numbersBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** SQL of blocks with the bits of the slots that have all of some terms. */
export function blocksOf(terms: Terms, parameters: Parameters): string {
  const pairs = terms.flatMap((lexemes, term) => [...new Set(lexemes)].map((lexeme) => ({ lexeme, term })));
  const lexemes = parameters.add(pairs.map(({ lexeme }) => lexeme));
  const numbers = parameters.add(pairs.map(({ term }) => term));
  return `select block, bit_and(bits) as bits from (
      select b.block, q.term, bit_or(b.bits) as bits
      from unnest(${lexemes}::text[], ${numbers}::int[]) as q(lexeme, term) join search_bits b using (lexeme)
      where (select ok from usable) group by b.block, q.term
    ) terms group by block having count(*) = ${parameters.add(terms.length)}::int`;
}

/**
 * SQL: `usable`, whether blocks can answer at all. They hold bits of common words only, and must not be far behind.
 */
export function usableClause(terms: Terms, parameters: Parameters): string {
  const words = [
    ...new Set(
      terms
        .flat()
        .map(plainWord)
        .filter((word) => word !== undefined),
    ),
  ];
  return `usable as materialized (
    select (select count(*) from search_common where lexeme = any(${parameters.add(words)}::text[])) = ${parameters.add(words.length)}::int
      and (select count(*) from (select from search_loose limit ${MAX_LOOSE + 1}) l) <= ${MAX_LOOSE}
      and exists (select from search_bits where lexeme = '@live') as ok
  )`;
}

/** Blocks hold a common word in every place, and every filter lexeme. */
function plainWord(lexeme: string): string | undefined {
  if (lexeme.startsWith('@')) return undefined;
  return lexeme.startsWith('^') || lexeme.startsWith('=') ? lexeme.slice(1) : lexeme;
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
 * `<name>_edge`: rows between the two that match, at the ends of ranges. `<name>_loose`: rows that match and that no block
 * knows yet.
 */
export function hitsClause(name: string, condition: PropertyCondition, parameters: Parameters): string {
  const { surely, partly, isExact } = bitTerms(condition);
  const columns = columnConditions(condition, parameters).join(' and ');
  const words = condition.terms.length > 0 ? matchesWords(toTsquery(condition.terms), parameters) : 'true';
  const hits = `${name} as materialized (
      select h.block, h.bits & ~coalesce(x.bits, ${ZERO}) as bits
      from (${blocksOf(partly, parameters)}) h left join excluded x using (block)
    )`;
  const loose = `${name}_loose as materialized (
      select s.* from search_loose l join open_property_search s using (slot)
      where (select ok from usable) and ${words} and ${columns}
    )`;
  if (isExact)
    return `${hits}, ${loose}, ${name}_sure as (select block, bits from ${name}),
      ${name}_edge as (select * from ${name}_loose where false)`;
  return `${hits}, ${loose}, ${name}_sure as materialized (
      select h.block, h.bits & s.bits as bits from ${name} h join (${blocksOf(surely, parameters)}) s using (block)
    ), ${name}_between as materialized (
      select h.block, h.bits & ~coalesce(s.bits, ${ZERO}) as bits from ${name} h left join ${name}_sure s using (block)
    ), ${name}_edge as materialized (
      select s.* from ${name}_between b cross join lateral bit_places(b.bits) as place
        join open_property_search s on s.slot = (b.block::bigint << 14) + place
      where ${columns}
    )`;
}

/** SQL: a row of `property_search` has the words of a tsquery; as a function, for which no index is tried. */
export function matchesWords(tsquery: string, parameters: Parameters): string {
  return `ts_match_vq(words, ${parameters.add(tsquery)}::tsquery)`;
}

/** SQL of the blocks of `<name>` with those slots that have all terms of `plus` and not all of `minus`. */
export function narrowedBlocks(name: string, plus: string | undefined, minus: string | undefined): string {
  const bits = `h.bits${plus ? ' & p.bits' : ''}${minus ? ` & ~coalesce(m.bits, ${ZERO})` : ''}`;
  return `select h.block, ${bits} as bits from ${name} h
    ${plus ? `join ${plus} p using (block)` : ''} ${minus ? `left join ${minus} m using (block)` : ''}`;
}
