import { expect, it } from 'vitest';
import { swipeDirection } from './swipe.ts';

const from = { x: 200, y: 300 };

it.each([
  ['to the left leads on', { x: 149, y: 300 }, 375, 1],
  ['to the right leads back', { x: 251, y: 320 }, 768, -1],
  ['of 50 px is too short', { x: 150, y: 300 }, 375, 0],
  ['downwards is scrolling', { x: 140, y: 420 }, 375, 0],
  ['on a wide window does nothing', { x: 50, y: 300 }, 769, 0],
])('a swipe %s', (_, to, width, direction) => {
  expect(swipeDirection(from, to, width)).toBe(direction);
});
