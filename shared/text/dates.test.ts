import { expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDaysLeft,
  formatTimeLeft,
  istanbulMidnight,
  startOfIstanbulDay,
} from './dates.ts';

const at = (text: string) => new Date(text);

it('shows moments as a clock in Istanbul does (spec §9)', () => {
  expect(formatDateTime(at('2026-11-24T20:30:00Z'))).toBe('24.11.2026 23:30');
  expect(formatDateTime(at('2026-08-26T21:00:00Z'))).toBe('27.08.2026 00:00');
  expect(formatDate(at('2026-12-31T21:00:00Z'))).toBe('01.01.2027');
});

it('begins a day at midnight in Istanbul, summer and winter', () => {
  expect(startOfIstanbulDay(at('2026-11-20T20:59:59Z'))).toEqual(at('2026-11-19T21:00:00Z'));
  expect(startOfIstanbulDay(at('2026-07-20T21:00:00Z'))).toEqual(at('2026-07-20T21:00:00Z'));
});

it('returns the instant in Istanbul at which a written day begins', () => {
  expect(istanbulMidnight('2026-11-20')).toEqual(at('2026-11-20T00:00:00+03:00'));
  expect(istanbulMidnight('yarın').getTime()).toBeNaN();
});

it.each([
  ['2026-11-23T13:00:00Z', '3 gün 4 saat'],
  ['2026-11-22T09:30:00Z', '2 gün'],
  ['2026-11-20T14:20:00Z', '5 saat 20 dk'],
  ['2026-11-20T09:12:00Z', '12 dk'],
  ['2026-11-20T09:00:30Z', '1 dakikadan az'],
  ['2026-11-20T09:00:00Z', undefined],
])('time left until %s: %s', (end, words) => {
  expect(formatTimeLeft(at(end), at('2026-11-20T09:00:00Z'))).toBe(words);
});

it.each([
  ['2026-11-20T20:59:59Z', 'Bugün bitiyor'],
  ['2026-11-21T20:59:59Z', 'Yarın bitiyor'],
  ['2026-11-24T20:59:59Z', '4 gün kaldı'],
  ['2026-11-19T20:59:59Z', undefined],
])('day label until %s: %s', (end, words) => {
  expect(formatDaysLeft(at(end), at('2026-11-20T09:00:00Z'))).toBe(words);
});
