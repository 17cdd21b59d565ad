import type { Deps } from '#server/deps.ts';
import { type ListingCondition, turnedAway } from '../conditions/condition.ts';
import { FACET_COLUMNS, FACETS, type Facet, type FacetRow, isMarked, type MarkedFacet } from '../conditions/facets.ts';
import { ALL, type CountedRange, countedRanges, countsAll } from '../conditions/marked-facets.ts';
import { countMarks, RANGE_VALUE, rangesTable } from '../conditions/marks-clause.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
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
  conditions: ReadonlyMap<Facet | MarkedFacet, ListingCondition>,
  search: ResolvedSearch,
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
    const plain = facets.filter((facet) => !isMarked(facet));
    const marked = facets.filter(isMarked);
    const ranges = marked.flatMap((facet) => countedRanges(facet, search, first.now));
    const districts = facets.includes('district') ? (search.places.cities ?? []).map(districtsIn) : [];
    if (plain.length > 0)
      counts.push(
        countChoices('facet_bits', name, plain.flatMap(rangeOf), parameters),
        countRows(name, plain, parameters),
      );
    if (districts.length + ranges.length > 0)
      counts.push(countChoices('search_bits', name, [...districts, ...ranges], parameters));
    if (ranges.length > 0) counts.push(countMarks(rowsOf(name), ranges, parameters));
    for (const facet of marked.filter(countsAll)) counts.push(countAll(facet, name));
  }
  const rows = await runStatement<FacetRow | { facet: null }>(
    deps,
    `with ${clauses.join(', ')} ${counts.join(' union all ')}`,
    parameters,
  );
  const counted = rows.filter((row) => row.facet !== null);
  return counted.length < rows.length ? counted : undefined;
}

type Range = Omit<CountedRange, 'facet'> & { readonly facet: Facet | MarkedFacet };

/** Districts are many: their bits are not among those that are kept ready for counting. */
function rangeOf(facet: Facet): Range[] {
  return facet === 'district' ? [] : [withPrefix(facet, PREFIXES[facet])];
}

function districtsIn(city: string): Range {
  return withPrefix('district', `${PREFIXES.district}${city}/`);
}

function withPrefix(facet: Facet, prefix: string): Range {
  // The character after the last one of the prefix: in the order of bytes no other lexeme is between the two.
  const next = prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
  return { facet, first: prefix, next, skip: prefix.length };
}

/**
 * Fenced off twice: the planner, which does not know the prefixes, would read all blocks of all lexemes, and it would
 * sort the bits before they are counted.
 */
function countChoices(table: string, name: string, ranges: readonly Range[], parameters: Parameters): string {
  return `select facet, value, sum(found)::int from (
      select r.facet, ${RANGE_VALUE} as value, bit_count(h.bits & b.bits) as found
      from ${rangesTable(ranges, parameters)}
        cross join lateral (select * from ${table} where lexeme >= r.first and lexeme < r.next offset 0) b
        join ${name}_sure h using (block)
      offset 0
    ) counted where found > 0 group by facet, value`;
}

/** SQL: the choices of rows that are counted one by one. */
function countRows(name: string, facets: readonly Facet[], parameters: Parameters): string {
  const choices = FACETS.map((facet) => `('${facet}', ${FACET_COLUMNS[facet]})`).join(', ');
  return `select f.facet, f.value, count(*)::int
    from ${rowsOf(name)} r
      cross join lateral (values ${choices}) as f(facet, value)
    where f.facet = any(${parameters.add(facets)}::text[]) group by 1, 2`;
}

/** SQL: the rows of a condition that are looked at one by one. */
function rowsOf(name: string): string {
  return `(select ${EDGE_COLUMNS} from ${name}_loose s union all select * from ${name}_edge)`;
}

/** SQL: how many listings a condition holds for, as a row of a facet. */
function countAll(facet: MarkedFacet, name: string): string {
  return `select '${facet}', '${ALL}', (select coalesce(sum(bit_count(bits)), 0)::int from ${name}_sure)
    + (select count(*)::int from ${name}_edge) + (select count(*)::int from ${name}_loose)`;
}
