import { expect, it } from 'vitest';
import { type CalendarEntry, writeCalendar } from './write-calendar.ts';

const entry = (given: Partial<CalendarEntry>): CalendarEntry => ({
  uid: '1-end@peyda',
  at: new Date('2026-12-01T08:00:00.000Z'),
  isDayOnly: false,
  title: 'İhale biter',
  description: 'Tarla',
  url: 'https://peyda.example/ilan/1',
  status: 'CONFIRMED',
  isQuiet: false,
  changedAt: new Date('2026-11-24T08:00:00.000Z'),
  ...given,
});
const linesOf = (given: Partial<CalendarEntry>) =>
  writeCalendar({ name: 'Peyda', entries: [entry(given)] }).split('\r\n');

it.each([
  ['of a certain date', {}, true],
  ['of a date that may come', { status: 'TENTATIVE' }, true],
  ['of a day that is not certain', { isQuiet: true }, false],
  ['of a date that is off', { status: 'CANCELLED' }, false],
] as const)('whether an entry %s has an alarm: %o', (_what, given, hasAlarm) => {
  const lines = linesOf(given);
  expect(lines.includes('BEGIN:VALARM')).toBe(hasAlarm);
  expect(lines.includes('TRIGGER:-P1D')).toBe(hasAlarm);
});

it('a day without an hour is written as a whole day in Istanbul', () => {
  const lateInTheEvening = { at: new Date('2026-11-30T21:30:00.000Z'), isDayOnly: true };
  expect(linesOf(lateInTheEvening)).toContain('DTSTART;VALUE=DATE:20261201');
  expect(linesOf({ ...lateInTheEvening, isDayOnly: false })).toContain('DTSTART:20261130T213000Z');
});
