import { expect, it } from 'vitest';
import { VersionHistory } from './version-history.ts';

it('the lag of a version counts from the moment the primary had a newer one', () => {
  const history = new VersionHistory();
  for (const [version, at] of [
    [10n, 0],
    [11n, 1000],
    [11n, 1500],
    [14n, 3000],
  ] as const)
    history.note(version, at);
  expect(history.lagOf(14n, 5000)).toBe(0);
  expect(history.lagOf(15n, 5000)).toBe(0);
  expect(history.lagOf(12n, 5000)).toBe(2000);
  expect(history.lagOf(10n, 5000)).toBe(4000);
});

it('a version of unknown age counts as infinitely old', () => {
  const history = new VersionHistory();
  expect(history.lagOf(5n, 0)).toBe(Number.POSITIVE_INFINITY);
  history.note(10n, 0);
  expect(history.lagOf(9n, 0)).toBe(Number.POSITIVE_INFINITY);
});

it('a primary that lost writes starts a new history', () => {
  const history = new VersionHistory();
  history.note(10n, 0);
  history.note(7n, 1000);
  expect(history.lagOf(7n, 9000)).toBe(0);
});
