import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { capacityTable, withTable } from '../bench/capacity/capacity-table.ts';
import { capacityOf, erlangC, INPUTS, waitExceededBy } from '../bench/capacity/model.ts';

it('the model agrees with known results of queueing theory', () => {
  // M/M/1: the share that waits is the load.
  expect(erlangC(1, 0.5)).toBeCloseTo(0.5);
  // From tables of Erlang C.
  expect(erlangC(2, 1)).toBeCloseTo(1 / 3);
  expect(erlangC(10, 8)).toBeCloseTo(0.409, 3);
  // M/M/1: P(wait > t) = load · exp(-(service rate - arrivals) · t).
  const t = waitExceededBy(0.05, 1, 50, 10);
  expect(0.5 * Math.exp(-(100 - 50) * (t / 1000))).toBeCloseTo(0.05);
  expect(waitExceededBy(0.05, 2, 300, 10)).toBe(Number.POSITIVE_INFINITY);
});

it('replicas take over reads from the primary', () => {
  const setup = { name: '', processes: 100, primaryCores: 4 };
  const alone = capacityOf(setup, INPUTS);
  const copied = capacityOf({ ...setup, replicas: [4, 4] }, INPUTS);
  expect(alone.wall).toBe('primary');
  expect(copied.visitsPerDay).toBeGreaterThan(1.8 * alone.visitsPerDay);
});

it('docs/scaling.md shows the results of the current inputs', () => {
  const document = readFileSync('docs/scaling.md', 'utf8');
  expect(withTable(document, capacityTable(INPUTS))).toBe(document);
});
