import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['ankara', 'ankara', 0],
    ['ankra', 'ankara', 1],
    ['anakra', 'ankara', 1],
    ['arsaa', 'arsa', 1],
    ['izmir', 'izmit', 1],
    ['isntabul', 'istanbul', 2],
  ])('from %s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
    expect(editDistance(b, a, 2)).toBe(distance);
  });

  it('is undefined beyond the allowed distance', () => {
    expect(editDistance('ankara', 'antalya', 1)).toBeUndefined();
  });
});
