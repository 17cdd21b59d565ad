import { expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { calendarFile } from './calendar-file.ts';

const url = 'https://peyda.test/ilan/7';

it('a listing’s calendar file contains the remaining dates, each with a reminder', () => {
  // Ends on Tuesday 1 December at 11.00 in Istanbul.
  const text = calendarFile(makeDetail(), { now: new Date('2026-11-25T08:00:00.000Z'), url });
  expect(text.match(/DTSTART.*/g)).toEqual([
    'DTSTART;VALUE=DATE:20261130',
    'DTSTART:20261130T203000Z',
    'DTSTART:20261201T080000Z',
    'DTSTART;VALUE=DATE:20270101',
  ]);
  expect(text.match(/TRIGGER:-P1D/g)).toHaveLength(4);
});

it('after the end only the dates that follow it remain', () => {
  const over = calendarFile(makeDetail({ status: 'sold' }), { now: new Date('2026-12-01T09:00:00.000Z'), url });
  expect(over).not.toContain('VEVENT');
});
