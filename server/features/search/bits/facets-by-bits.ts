import type { Deps } from '#server/deps.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import { FACET_COLUMNS, type Facet, type FacetRow, type PropertyCondition } from '../conditions/property-conditions.ts';
import { EDGE_COLUMNS, excludedClause, hitsClause, isForBlocks, usableClause } from './bits-clause.ts';
import { hasBlocks } from './has-blocks.ts';

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
 * tell. The same choice can come in several rows, to be added up. Filters with the very same condition share its table.
 */
export async function facetsByBits(
  deps: Pick<Deps, 'db'>,
  conditions: ReadonlyMap<Facet, PropertyCondition>,
  cities: readonly string[],
): Promise<FacetRow[] | undefined> {
  const [first] = conditions.values();
  if (!first || !isForBlocks(first) || !(await hasBlocks(deps))) return undefined;
  const parameters = new Parameters();
  const clauses = [
    usableClause(
      [...conditions.values()].flatMap(({ terms, without }) => [...terms, ...without.flat()]),
      parameters,
    ),
    excludedClause(first.now, parameters),
  ];
  const names = new Map<string, string>();
  const counts: string[] = ['select null as facet, null as value, null::int as count from usable where ok'];
  for (const [facet, condition] of conditions) {
    const key = JSON.stringify(condition);
    const name = names.get(key) ?? `hits${names.size}`;
    if (!names.has(key)) clauses.push(hitsClause(name, condition, parameters));
    names.set(key, name);
    const prefixes = facet === 'district' ? cities.map((city) => `${PREFIXES.district}${city}/`) : [PREFIXES[facet]];
    counts.push(countChoices(facet, name, prefixes, parameters));
    counts.push(`select '${facet}', ${FACET_COLUMNS[facet]}, count(*)::int
      from (select ${EDGE_COLUMNS} from ${name}_loose s union all select * from ${name}_edge) r group by 2`);
  }
  const rows = await runStatement<FacetRow | { facet: null }>(
    deps,
    `with ${clauses.join(', ')} ${counts.join(' union all ')}`,
    parameters,
  );
  const counted = rows.filter((row) => row.facet !== null);
  return counted.length < rows.length ? counted : undefined;
}

function countChoices(facet: Facet, name: string, prefixes: readonly string[], parameters: Parameters): string {
  const firsts = parameters.add(prefixes);
  // The character after the last one of the prefix: no other lexeme lies between in the order of bytes.
  const ends = parameters.add(
    prefixes.map((prefix) => prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)),
  );
  return `select '${facet}', substr(b.lexeme, length(p.first) + 1), sum(bit_count(h.bits & b.bits))::int
    from unnest(${firsts}::text[], ${ends}::text[]) as p(first, next)
      join search_bits b on b.lexeme >= p.first and b.lexeme < p.next join ${name}_sure h using (block)
    group by p.first, b.lexeme having sum(bit_count(h.bits & b.bits)) > 0`;
}
