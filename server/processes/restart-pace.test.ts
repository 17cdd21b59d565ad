import { expect, it } from 'vitest';
import { MOST_FAILED_STARTS, RestartPace } from './restart-pace.ts';

it('a long-lived process is replaced at once, one that dies repeatedly after increasing pauses', () => {
  const pace = new RestartPace();
  expect(pace.afterLife(60_000)).toBe(0);
  expect([1, 2, 3].map(() => pace.afterLife(1000))).toEqual([500, 1000, 2000]);
  for (let turn = 0; turn < 10; turn += 1) pace.afterLife(1000);
  expect(pace.afterLife(1000)).toBe(30_000);
  expect(pace.afterLife(60_000)).toBe(0);
});

it('restarting is given up after consecutive failed starts, not counting an unavailable database', () => {
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
