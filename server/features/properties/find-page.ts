import type { Deps } from '#server/deps.ts';
import type { PropertySummary } from '#shared/properties.ts';
import { PAGE_SIZE, type Sort } from '#shared/search-parameters.ts';
import { isCurrent, Parameters, type PropertyCondition, textExpression } from './property-conditions.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toPropertySummary } from './property-summary.ts';
import type { ResolvedSearch } from './resolve-places.ts';
import { runStatement } from './run-statement.ts';
import type { SearchText } from './search-text.ts';
import { whereClause } from './where-clause.ts';

const SOONEST_FIRST = 'end_date nulls last, id';
const COLUMN_ORDERS: Readonly<Partial<Record<Sort, string>>> = {
  priceAsc: 'price nulls last, id',
  priceDesc: 'price desc nulls last, id',
  newest: 'id desc',
};

/** A stretch of the results: those of it come before those of the next. */
type Stretch = {
  /** Lexemes that the listings of this stretch have besides. */
  readonly lexemes?: string;
  readonly when?: 'current' | 'ended';
  readonly order: string;
};

/** One page of the listings a condition holds for, in the order asked for. */
export async function findPage(
  deps: Pick<Deps, 'db'>,
  condition: PropertyCondition,
  search: ResolvedSearch,
  text: SearchText | undefined,
  now: Date,
): Promise<PropertySummary[]> {
  const parameters = new Parameters();
  const offset = (search.page - 1) * PAGE_SIZE;
  const until = parameters.add(offset + PAGE_SIZE);
  const stretches = stretchesOf(search, text).map(
    (stretch) => `(select id from property_search where ${stretchClause(condition, stretch, now, parameters)}
      order by ${stretch.order} limit ${until})`,
  );
  const rows = await runStatement<SummaryRow>(
    deps,
    `select ${SUMMARY_COLUMNS} from (
      select id, row_number() over () as place
      from (select id from (${stretches.join(' union all ')}) found limit ${PAGE_SIZE} offset ${parameters.add(offset)}) page
    ) page join properties p using (id) order by page.place`,
    parameters,
  );
  return rows.map((row) => toPropertySummary(row, now));
}

/** The sort that holds: by relevance when words are searched for, else by end date (D15). */
export function sortOf({ sort, query }: Pick<ResolvedSearch, 'sort' | 'query'>): Sort {
  return sort ?? (query === undefined ? 'endDate' : 'relevance');
}

function stretchesOf(search: ResolvedSearch, text: SearchText | undefined): Stretch[] {
  const sort = sortOf(search);
  const order = COLUMN_ORDERS[sort];
  if (order !== undefined) return [{ order }];
  const ranks = sort === 'relevance' && text ? relevanceRanks(text) : [undefined];
  return ranks.flatMap((rank): Stretch[] => {
    const lexemes = rank === undefined ? {} : { lexemes: rank };
    if (!search.includeEnded) return [{ ...lexemes, order: SOONEST_FIRST }];
    return [
      { ...lexemes, when: 'current', order: SOONEST_FIRST },
      { ...lexemes, when: 'ended', order: 'end_date desc nulls last, id' },
    ];
  });
}

/**
 * What relevance means: first listings whose place and kind are all that was asked for, then those that have every word
 * in title, court or file, then those that have some of them there, then those that have them in the description only.
 * Within each, those that end soonest come first.
 */
function relevanceRanks(text: SearchText): string[] {
  const isKind = textExpression(text, '=');
  const inTitle = textExpression(text, '^');
  const partlyInTitle = textExpression(text, '^', '|');
  const ranks = [isKind, `${inTitle} & !${isKind}`, `${partlyInTitle} & !${inTitle}`, `!${partlyInTitle}`];
  return text.length > 1 ? ranks : ranks.filter((_, index) => index !== 2);
}

function stretchClause(
  condition: PropertyCondition,
  { lexemes, when }: Stretch,
  now: Date,
  parameters: Parameters,
): string {
  const both = [condition.lexemes, lexemes].filter((expression) => expression !== undefined).join(' & ');
  const clause = whereClause({ ...condition, lexemes: both === '' ? undefined : both }, parameters);
  if (when === undefined) return clause;
  return `${clause} and ${when === 'ended' ? 'not ' : ''}(${isCurrent(parameters, now)})`;
}
