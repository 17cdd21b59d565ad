import { expect, it } from 'vitest';
import { LastGood } from './last-good.ts';

const MINUTE_MS = 60_000;
let now = 0;
const opened = (patienceMs = MINUTE_MS) =>
  new LastGood<number>({ now: () => new Date(now) }, { patienceMs, goodForMs: MINUTE_MS });
const fails = () => Promise.reject(new Error('busy'));

it('returns a new value, or the previous one if making it fails', async () => {
  const figures = opened();
  expect(await figures.get(async () => 1)).toBe(1);
  expect(await figures.get(async () => 2)).toBe(2);
  expect(await figures.get(fails)).toBe(2);
  expect(await figures.get(async () => 3)).toBe(3);
});

it('does not wait for a slow value, which is returned later', async () => {
  const figures = opened(0);
  const { promise, resolve } = Promise.withResolvers<number>();
  await figures.get(async () => 1);
  expect(await figures.get(() => promise)).toBe(1);
  resolve(2);
  await promise;
  expect(await figures.get(fails)).toBe(2);
});

it('fails without a previous value, and with one that is too old', async () => {
  const figures = opened();
  await expect(figures.get(fails)).rejects.toThrow('busy');
  await figures.get(async () => 1);
  now += 2 * MINUTE_MS;
  await expect(figures.get(fails)).rejects.toThrow('busy');
});
