import { expect, it } from 'vitest';
import { DoubleTaps } from './double-tap.ts';

function tap(taps: DoubleTaps, x: number, at: number, { to = x, forMs = 50 } = {}): boolean {
  taps.begin({ x, y: 100 }, at);
  return taps.end({ x: to, y: 100 }, at + forMs);
}

it('two quick taps at one place are a double tap', () => {
  const taps = new DoubleTaps();
  expect([tap(taps, 10, 0), tap(taps, 15, 150), tap(taps, 15, 300)]).toEqual([false, true, false]);
});

it('taps that are far apart, late, long or moving are not a double tap', () => {
  const taps = new DoubleTaps();
  expect([tap(taps, 10, 0), tap(taps, 90, 150)]).toEqual([false, false]);
  expect([tap(taps, 10, 1000), tap(taps, 10, 1400)]).toEqual([false, false]);
  expect([tap(taps, 10, 2000), tap(taps, 10, 2100, { forMs: 400 })]).toEqual([false, false]);
  expect([tap(taps, 10, 3000), tap(taps, 10, 3100, { to: 200 })]).toEqual([false, false]);
});
