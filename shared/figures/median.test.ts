import { expect, it } from 'vitest';
import { medianOf } from './median.ts';

it('returns the middle value, or the mean of the two middle ones for an even count, whatever their order', () => {
  expect(medianOf([30, 10, 20])).toBe(20);
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
  expect(medianOf([7])).toBe(7);
  expect(medianOf([])).toBeNull();
});
