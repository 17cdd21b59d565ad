import { z } from 'zod';
import { type Facet, type FacetRow, isMarked, type MarkedFacet } from '../conditions/facets.ts';
import { ALL, type CountedRange, countedRanges, countsAll } from '../conditions/marked-facets.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { anyOf, type Query } from './engine-query.ts';

/** More choices than any filter has; a response that omits some is rejected. */
const MOST_CHOICES = 20_000;

const countSchema = z.object({ doc_count: z.number() });
const choicesSchema = z.object({
  doc_count_error_upper_bound: z.literal(0),
  sum_other_doc_count: z.literal(0),
  buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })),
});

/** How a filter's choices are requested under a condition, and read from the response. */
type Choices = {
  readonly agg?: Query;
  readonly rows: (answer: unknown, total: number) => readonly FacetRow[];
};
type Group = { readonly doc_count: number; readonly [name: string]: unknown };

/** The aggregations for the choices of some filters that share a condition. */
export function choicesCounted(
  facets: readonly (Facet | MarkedFacet)[],
  search: ResolvedSearch,
  now: Date,
): { readonly choices: readonly Choices[]; readonly aggs: Query } {
  const choices = facets.flatMap((facet) => {
    if (isMarked(facet)) return markedChoices(facet, countedRanges(facet, search, now));
    return facet === 'secondRound' || facet === 'sulhMahkeme' ? flagChoices(facet) : [nameChoices(facet)];
  });
  const aggs = Object.fromEntries(choices.flatMap(({ agg }, at) => (agg ? [[`choices${at}`, agg]] : [])));
  return { choices, aggs };
}

export function facetRows(choices: readonly Choices[], group: Group | undefined): FacetRow[] {
  const { doc_count: total = 0 } = group ?? {};
  return choices.flatMap(({ rows }, at) => rows(group?.[`choices${at}`], total));
}

function nameChoices(facet: Exclude<Facet, 'secondRound' | 'sulhMahkeme'>): Choices {
  return {
    agg: { terms: { field: facet, size: MOST_CHOICES } },
    rows: (answer) =>
      choicesSchema.parse(answer).buckets.map(({ key, doc_count: count }) => ({
        facet,
        value: facet === 'district' ? key.slice(key.indexOf('/') + 1) : key,
        count,
      })),
  };
}

/** Both values are counted separately, because some documents have neither. */
function flagChoices(facet: 'secondRound' | 'sulhMahkeme'): Choices[] {
  return (['1', '0'] as const).map((value) => ({
    agg: { filter: { term: { [facet]: value === '1' } } },
    rows: (answer) => {
      const { doc_count: count } = countSchema.parse(answer);
      return count > 0 ? [{ facet, value, count }] : [];
    },
  }));
}

function markedChoices(facet: MarkedFacet, ranges: readonly CountedRange[]): Choices[] {
  const named = Map.groupBy(
    ranges.filter(({ value }) => value !== undefined),
    ({ value = '' }) => value,
  );
  const plain = ranges.filter(({ value }) => value === undefined);
  return [
    ...[...named].map(([value, same]): Choices => {
      const within = same.map(({ first, next }) => ({ range: { marks: { gte: first, lt: next } } }));
      return {
        agg: { filter: anyOf(within) },
        rows: (answer) => [{ facet, value, count: countSchema.parse(answer).doc_count }],
      };
    }),
    ...plain.map((range) => rangeChoices(facet, range)),
    ...(countsAll(facet) ? [{ rows: (_: unknown, total: number) => [{ facet, value: ALL, count: total }] }] : []),
  ];
}

/** Each mark with the same prefix is a choice. */
function rangeChoices(facet: MarkedFacet, { first, skip }: CountedRange): Choices {
  return {
    agg: { terms: { field: 'marks', size: MOST_CHOICES, include: `${escaped(first)}.*` } },
    rows: (answer) =>
      choicesSchema
        .parse(answer)
        .buckets.map(({ key, doc_count: count }) => ({ facet, value: key.slice(skip), count })),
  };
}

/** Escapes a text for Lucene's regular expressions, which have more special characters than JavaScript's. */
function escaped(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, '\\$&');
}
