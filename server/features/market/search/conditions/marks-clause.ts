import type { CountedRange } from './marked-facets.ts';
import type { Parameters } from './prepared-statement.ts';

type Range = Omit<CountedRange, 'facet'> & { readonly facet: string };

/** SQL: ranges of lexemes as a table `r`. */
export function rangesTable(ranges: readonly Range[], parameters: Parameters): string {
  const facets = parameters.add(ranges.map(({ facet }) => facet));
  const firsts = parameters.add(ranges.map(({ first }) => first));
  const ends = parameters.add(ranges.map(({ next }) => next));
  const skips = parameters.add(ranges.map(({ skip }) => skip));
  const values = parameters.add(ranges.map(({ value }) => value ?? null));
  return `unnest(${facets}::text[], ${firsts}::text[], ${ends}::text[], ${skips}::int[], ${values}::text[])
    as r(facet, first, next, skip, value)`;
}

/** SQL: the choice of a lexeme in a range; the lexeme is `b.lexeme`. */
export const RANGE_VALUE = 'coalesce(r.value, substr(b.lexeme, r.skip + 1))';

/** SQL: the number of rows with `marks` for each choice of these ranges. */
export function countMarks(rows: string, ranges: readonly Range[], parameters: Parameters): string {
  return `select r.facet, ${RANGE_VALUE}, sum(b.count)::int
    from (select lexeme, count(*) from ${rows} s cross join lateral unnest(s.marks) as m(lexeme) group by 1) b
      join ${rangesTable(ranges, parameters)} on b.lexeme >= r.first collate "C" and b.lexeme < r.next collate "C"
    group by 1, 2`;
}
