import { describe, expect, it } from 'vitest';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import blindA from '#tests/fixtures/queries/blind-a-queries.json' with { type: 'json' };
import blindB from '#tests/fixtures/queries/blind-b-queries.json' with { type: 'json' };
import buyers from '#tests/fixtures/queries/buyers-queries.json' with { type: 'json' };
import dealers from '#tests/fixtures/queries/dealers-queries.json' with { type: 'json' };
import { type JudgedFilters, scoreFilters } from '#tests/support/scoring/score-filters.ts';
import { type StatedQuery, scoreStated, wrongDistricts } from '#tests/support/scoring/score-stated.ts';

/** Friday morning in Istanbul. */
const NOW = new Date('2026-11-20T09:00:00+03:00');

// The queries expect different filters; each has a group, a query and the filters as text.
const SETS = { buyers, dealers } as unknown as Record<string, readonly JudgedFilters[]>;

describe.each(Object.entries(SETS))('queries as %s type them', (_, judged) => {
  it('get the right filters, key by key', () => {
    expect(judged.length).toBeGreaterThanOrEqual(150);
    const scores = judged.map((query) => scoreFilters(query, NOW));
    const keys = scores.reduce((sum, score) => sum + score.keys, 0);
    const wrong = scores.reduce((sum, score) => sum + score.wrong.length, 0);
    expect(1 - wrong / keys).toBeGreaterThan(0.95);
  });

  it('never get a wrong district', () => {
    for (const query of judged) {
      const { wrong } = scoreFilters(query, NOW);
      const districts = wrong.filter(({ key, given }) => key === 'district' && given !== undefined);
      expect(
        districts.map(({ given }) => foldTurkish(String(given))),
        query.q,
      ).toEqual([]);
    }
  });
});

/** Sunday noon in Istanbul, when the blind sets were written. */
const BLIND_NOW = new Date('2026-11-22T12:00:00+03:00');
const BLIND_SETS = { blindA, blindB } as unknown as Record<string, readonly StatedQuery[]>;

describe.each(Object.entries(BLIND_SETS))('queries of an author who has not seen the rules (%s)', (_, judged) => {
  it('get the filters they state, item by item', () => {
    expect(judged.length).toBeGreaterThanOrEqual(150);
    const scores = judged.map((query) => scoreStated(query, BLIND_NOW));
    const keys = scores.reduce((sum, score) => sum + score.keys, 0);
    const wrong = scores.reduce((sum, score) => sum + score.wrong.length, 0);
    expect(1 - wrong / keys).toBeGreaterThan(0.98);
  });

  it('never get a wrong district', () => {
    expect(judged.flatMap((query) => wrongDistricts(query, BLIND_NOW).map((name) => [query.query, name]))).toEqual([]);
  });
});
