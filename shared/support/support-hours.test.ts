import { expect, it } from 'vitest';
import { firstAnswerDue } from './first-answer.ts';
import { afterOpenHours, supportOpensAt } from './support-hours.ts';

const at = (text: string) => new Date(`${text}:00+03:00`);

it.each([
  ['2026-11-20T08:59', '2026-11-20T09:00'],
  ['2026-11-20T18:00', '2026-11-21T09:00'],
  ['2026-11-21T13:00', '2026-11-23T09:00'],
  ['2026-11-22T00:00', '2026-11-23T09:00'],
])('at %s support opens at %s (D6)', (now, opens) => {
  expect(supportOpensAt(at(now))).toEqual(at(opens));
});

it.each(['2026-11-20T09:00', '2026-11-20T17:59', '2026-11-21T12:59'])('at %s support is open', (now) => {
  expect(supportOpensAt(at(now))).toBeUndefined();
});

it.each([
  ['2026-11-20T10:00', 1, '2026-11-20T11:00'],
  ['2026-11-20T17:00', 4, '2026-11-21T12:00'],
  ['2026-11-21T12:30', 1, '2026-11-23T09:30'],
  ['2026-11-22T12:00', 9, '2026-11-23T18:00'],
])('from %s, %d open hours have passed at %s', (from, hours, then) => {
  expect(afterOpenHours(at(from), hours)).toEqual(at(then));
});

it('premium is promised an earlier first answer than other plans (D29)', () => {
  const asked = at('2026-11-20T10:00');
  expect(firstAnswerDue('premium', asked).getTime()).toBeLessThan(firstAnswerDue('free', asked).getTime());
  expect(firstAnswerDue('free', asked)).toEqual(firstAnswerDue(null, asked));
});
