import { expect, it } from 'vitest';
import { dialledNumber } from './dialled-number.ts';

it.each([
  ['0312 555 44 33', '+903125554433'],
  ['0312 555 44 33 / 120', '+903125554433'],
  ['444 12 34', '4441234'],
  ['+90 (312) 000 00 00', '+903120000000'],
])('%s dials %s', (shown, dialled) => {
  expect(dialledNumber(shown)).toBe(dialled);
});
