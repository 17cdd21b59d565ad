import { type ListingCondition, type Terms, turnedAway } from '../conditions/condition.ts';
import type { Rank } from '../conditions/result-order.ts';

/** A query of OpenSearch's query language. */
export type Query = Readonly<Record<string, unknown>>;

type QueriesOf = (condition: ListingCondition) => readonly Query[];

/** What each field of a condition requires; must agree with rows-clause.ts and memory/evaluate.ts. */
const QUERIES: Readonly<Record<keyof ListingCondition, QueriesOf>> = {
  terms: ({ terms }) => terms.map(has),
  without: (condition) => turnedAway(condition).map((terms) => not(allOf(terms.map(has)))),
  // `turnedAway` includes it.
  excluded: () => [],
  ids: ({ ids }) => (ids ? [{ terms: { id: ids.map(Number).filter(Number.isSafeInteger) } }] : []),
  secondRound: ({ secondRound: wanted }) => (wanted === undefined ? [] : [{ term: { secondRound: wanted } }]),
  sulhMahkeme: ({ sulhMahkeme: wanted }) => (wanted === undefined ? [] : [{ term: { sulhMahkeme: wanted } }]),
  price: ({ price }) => {
    if (!price) return [];
    const told = price.range ? [between('price', price.range.from, price.range.to)] : [];
    return [anyOf([...told, ...(price.untold ? [not({ exists: { field: 'price' } })] : [])])];
  },
  mostTodayRatio: ({ mostTodayRatio: most }) => (most === undefined ? [] : [between('today_ratio', undefined, most)]),
  ends: ({ ends }) => (ends ? [between('end_date', micros(ends.from), micros(ends.until))] : []),
  endsUntil: ({ endsUntil }) => (endsUntil ? [between('end_date', undefined, micros(endsUntil))] : []),
  // The engine contains no ended listings.
  includeEnded: () => [],
  now: ({ now }) => [not(between('end_date', undefined, micros(now)))],
};

/** The requirements of a condition, one query each; equal requirements give equal queries. */
export function queriesOf(condition: ListingCondition): Query[] {
  return Object.values(QUERIES).flatMap((queries) => queries(condition));
}

export function rankQuery({ plus, minus }: Rank): Query {
  return allOf([...plus.map(has), ...(minus.length > 0 ? [not(allOf(minus.map(has)))] : [])]);
}

export function allOf(queries: readonly Query[]): Query {
  return queries.length === 0 ? { match_all: {} } : { bool: { filter: queries } };
}

/** Without any queries nothing matches. */
export function anyOf(queries: readonly Query[]): Query {
  return queries.length === 0 ? not({ match_all: {} }) : { bool: { should: queries, minimum_should_match: 1 } };
}

function not(query: Query): Query {
  return { bool: { must_not: [query] } };
}

/** Has one of these lexemes. */
export function has(term: Terms[number]): Query {
  return { terms: { words: [...new Set(term)] } };
}

/** Both ends included; without bounds, any known value matches. */
function between(field: string, gte: number | undefined, lte: number | undefined): Query {
  if (gte === undefined && lte === undefined) return { exists: { field } };
  return { range: { [field]: { ...(gte !== undefined && { gte }), ...(lte !== undefined && { lte }) } } };
}

function micros(instant: Date): number;
function micros(instant: Date | undefined): number | undefined;
function micros(instant: Date | undefined): number | undefined {
  return instant && instant.getTime() * 1000;
}
