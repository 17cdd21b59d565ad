import { expect, it } from 'vitest';
import { MOST_FAILED_STARTS, RestartPace } from './restart-pace.ts';

it('a process that lived long is replaced at once, one that dies again and again after longer and longer pauses', () => {
  const pace = new RestartPace();
  expect(pace.afterLife(60_000)).toBe(0);
  expect([1, 2, 3].map(() => pace.afterLife(1000))).toEqual([500, 1000, 2000]);
  for (let turn = 0; turn < 10; turn += 1) pace.afterLife(1000);
  expect(pace.afterLife(1000)).toBe(30_000);
  expect(pace.afterLife(60_000)).toBe(0);
});

it('hope ends with failed starts in a row; a database that is away does not count', () => {
  const pace = new RestartPace();
  for (let turn = 1; turn < MOST_FAILED_STARTS; turn += 1) pace.afterFailedStart(false);
  for (let turn = 0; turn < 20; turn += 1) pace.afterFailedStart(true);
  expect(pace.isHopeful).toBe(true);
  pace.afterLife(1);
  for (let turn = 1; turn < MOST_FAILED_STARTS; turn += 1) pace.afterFailedStart(false);
  expect(pace.isHopeful).toBe(true);
  pace.afterFailedStart(false);
  expect(pace.isHopeful).toBe(false);
});
