import { expect, it } from 'vitest';
import { noticedClaims } from './prior-claims.ts';

it('only claims called ranked are added up; mortgages and public claims are marked as possibly prior', () => {
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

it('a notice without claims, or with locked values, yields none', () => {
  expect(noticedClaims({ noticeValues: null })).toEqual({ ranked: null, perhaps: [] });
  expect(noticedClaims({ noticeValues: { values: {} } })).toEqual({ ranked: null, perhaps: [] });
});
