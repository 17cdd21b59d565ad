import type { Deps } from '#server/deps.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import {
  FACET_COLUMNS,
  FACETS,
  type Facet,
  type FacetRow,
  type PropertyCondition,
  turnedAway,
} from '../conditions/property-conditions.ts';
import { EDGE_COLUMNS, excludedClause, hitsClause, usableClause } from './bits-clause.ts';
import { canUseBlocks } from './can-use-blocks.ts';

/** What the lexemes of a filter's choices begin with; what follows is the choice. */
const PREFIXES: Readonly<Record<Facet, string>> = {
  category: '@k',
  subCategory: '@t',
  city: '@p',
  district: '@d',
  secondRound: '@r',
  sulhMahkeme: '@m',
};

/**
 * How many listings each choice of a filter leaves, each filter under its own condition; undefined when blocks can't
 * tell. The same choice can come in several rows, to be added up. Filters with the very same condition are counted in
 * one pass.
 */
export async function facetsByBits(
  deps: Pick<Deps, 'db'>,
  conditions: ReadonlyMap<Facet, PropertyCondition>,
  cities: readonly string[],
): Promise<FacetRow[] | undefined> {
  const [first] = conditions.values();
  if (!first || !(await canUseBlocks(deps, [...conditions.values()]))) return undefined;
  const parameters = new Parameters();
  const clauses = [
    usableClause(
      [...conditions.values()].flatMap((condition) => [...condition.terms, ...turnedAway(condition).flat()]),
      parameters,
    ),
    excludedClause(first.now, parameters),
  ];
  const counts: string[] = ['select null as facet, null as value, null::int as count from usable where ok'];
  const alike = Map.groupBy(conditions.keys(), (facet) => JSON.stringify(conditions.get(facet)));
  for (const [index, facets] of [...alike.values()].entries()) {
    const name = `hits${index}`;
    const condition = facets[0] && conditions.get(facets[0]);
    if (condition) clauses.push(hitsClause(name, condition, parameters));
    counts.push(
      countChoices('facet_bits', name, facets.flatMap(rangeOf), parameters),
      countRows(name, facets, parameters),
    );
    if (facets.includes('district'))
      counts.push(countChoices('search_bits', name, cities.map(districtsIn), parameters));
  }
  const rows = await runStatement<FacetRow | { facet: null }>(
    deps,
    `with ${clauses.join(', ')} ${counts.join(' union all ')}`,
    parameters,
  );
  const counted = rows.filter((row) => row.facet !== null);
  return counted.length < rows.length ? counted : undefined;
}

type Range = { readonly facet: Facet; readonly prefix: string };

/** Districts are many: their bits are not among those that are kept ready for counting. */
function rangeOf(facet: Facet): Range[] {
  return facet === 'district' ? [] : [{ facet, prefix: PREFIXES[facet] }];
}

function districtsIn(city: string): Range {
  return { facet: 'district', prefix: `${PREFIXES.district}${city}/` };
}

/**
 * Fenced off twice: the planner, which does not know the prefixes, would read all blocks of all lexemes, and it would sort
 * the bits before they are counted.
 */
function countChoices(table: string, name: string, ranges: readonly Range[], parameters: Parameters): string {
  const facets = parameters.add(ranges.map(({ facet }) => facet));
  const firsts = parameters.add(ranges.map(({ prefix }) => prefix));
  // The character after the last one of the prefix: no other lexeme lies between in the order of bytes.
  const ends = parameters.add(
    ranges.map(({ prefix }) => prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)),
  );
  return `select facet, value, sum(found)::int from (
      select r.facet, substr(b.lexeme, length(r.first) + 1) as value, bit_count(h.bits & b.bits) as found
      from unnest(${facets}::text[], ${firsts}::text[], ${ends}::text[]) as r(facet, first, next)
        cross join lateral (select * from ${table} where lexeme >= r.first and lexeme < r.next offset 0) b
        join ${name}_sure h using (block)
      offset 0
    ) counted where found > 0 group by facet, value`;
}

/** SQL: the choices of rows that are counted one by one. */
function countRows(name: string, facets: readonly Facet[], parameters: Parameters): string {
  const choices = FACETS.map((facet) => `('${facet}', ${FACET_COLUMNS[facet]})`).join(', ');
  return `select f.facet, f.value, count(*)::int
    from (select ${EDGE_COLUMNS} from ${name}_loose s union all select * from ${name}_edge) r
      cross join lateral (values ${choices}) as f(facet, value)
    where f.facet = any(${parameters.add(facets)}::text[]) group by 1, 2`;
}
