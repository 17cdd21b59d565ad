import { describe, expect, it } from 'vitest';
import { interpretQuery } from '#server/features/market/understanding/index.ts';
import judged from '#tests/fixtures/queries/sale-kind-queries.json' with { type: 'json' };
import { type JudgedFilters, scoreFilters } from '#tests/support/scoring/score-filters.ts';

/** Friday morning in Istanbul. */
const NOW = new Date('2026-11-20T09:00:00+03:00');
// The queries expect different filters; each has a group, a query and the filters as text.
const JUDGED = judged as unknown as readonly JudgedFilters[];

describe('kinds of sale that a query does not want', () => {
  it.each(JUDGED.map((query) => [query.q, query] as const))('%s', (_, query) => {
    expect(scoreFilters(query, NOW).wrong).toEqual([]);
  });

  it('become one chip that covers all their words', () => {
    const query = 'ankara vesayet ve mirasçı satışları hariç';
    const parts = interpretQuery(query, NOW).parts.filter(({ kind }) => kind === 'exclusion');
    expect(parts.map(({ label, span }) => [label, query.slice(span.start, span.end)])).toEqual([
      ['Mirasçılar arasında olabilecekler, Vesayet satışı olabilecekler hariç', 'vesayet ve mirasçı satışları hariç'],
    ]);
  });
});
