import { expect, it } from 'vitest';
import { snapZoom, stepZoom, turnWheel } from './zoom.ts';

it('zoom goes from 0.5 to 3 by quarters and stops at both ends', () => {
  const up = Array.from({ length: 12 }, () => 0).reduce<number[]>(
    (all) => [...all, stepZoom(all.at(-1) ?? 0, 1)],
    [0.5],
  );
  expect(up).toEqual([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3, 3]);
  expect([stepZoom(3, -1), stepZoom(1, -1), stepZoom(0.5, -1)]).toEqual([2.75, 0.75, 0.5]);
});

it('a zoom between two steps moves to the next step in that direction', () => {
  expect([stepZoom(1.31, 1), stepZoom(1.31, -1)]).toEqual([1.5, 1.25]);
});

it('a pinch ends at the nearest step within the limits', () => {
  expect([1.1, 1.13, 0.1, 9].map(snapZoom)).toEqual([1, 1.25, 0.5, 3]);
});

it('a notch of a mouse wheel is one step; small touchpad movements accumulate', () => {
  expect(turnWheel(0, -120)).toEqual({ step: 1, gathered: 0 });
  expect(turnWheel(0, 120)).toEqual({ step: -1, gathered: 0 });
  expect(turnWheel(0, -15)).toEqual({ step: 0, gathered: -15 });
  expect(turnWheel(-30, -15)).toEqual({ step: 1, gathered: 0 });
  expect(turnWheel(-30, 10)).toEqual({ step: 0, gathered: 10 });
});
