import { expect, it } from 'vitest';
import { noticedClaims } from './prior-claims.ts';

it('claims that are called ranked are added up; mortgages and public claims are only claims that may rank before', () => {
  const value = [
    { kind: 'ranked', amount: 750_000 },
    { kind: 'ranked', amount: 250_000.5 },
    { kind: 'mortgage', amount: 2_000_000 },
  ] as const;
  expect(noticedClaims({ noticeValues: { values: { priorClaims: { value } } } })).toEqual({
    ranked: 100_000_050,
    perhaps: [{ kind: 'mortgage', sum: 200_000_000 }],
  });
});

it('a notice that names no claim, or whose values are locked, tells of none', () => {
  expect(noticedClaims({ noticeValues: null })).toEqual({ ranked: null, perhaps: [] });
  expect(noticedClaims({ noticeValues: { values: {} } })).toEqual({ ranked: null, perhaps: [] });
});
