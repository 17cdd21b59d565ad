import type { Deps } from '#server/deps.ts';
import { FACET_COLUMNS, type FacetRow } from '../conditions/facets.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import type { Facet, PropertyCondition } from '../conditions/property-conditions.ts';

import { canUseBits, EDGE_COLUMNS, excludedClause, hitsClause, usableClause } from './bits-clause.ts';

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
  if (!first || !canUseBits(first)) return undefined;
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
    const ranges = facet === 'district' ? cities.map((city) => `${PREFIXES.district}${city}/`) : [PREFIXES[facet]];
    counts.push(...ranges.map((prefix) => countChoices(facet, name, prefix, parameters)));
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

function countChoices(facet: Facet, name: string, prefix: string, parameters: Parameters): string {
  const from = parameters.add(prefix);
  // The character after the last one of the prefix: no other lexeme lies between in the order of bytes.
  const to = parameters.add(prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1));
  return `select '${facet}', substr(b.lexeme, ${prefix.length + 1}), sum(bit_count(h.bits & b.bits))::int
    from ${name}_sure h join search_bits b using (block)
    where b.lexeme >= ${from} and b.lexeme < ${to} group by b.lexeme having sum(bit_count(h.bits & b.bits)) > 0`;
}
