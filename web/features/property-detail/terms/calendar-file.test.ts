import { expect, test } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { calendarFile } from './calendar-file.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const url = 'https://peyda.test/ilan/7';

test('a calendar has the end and both terms of the deposit, each with a reminder', () => {
  // Ends on Tuesday 1 December at 11.00 in Istanbul.
  const text = calendarFile(makeDetail(), { now: NOW, url });
  expect(text.match(/DTSTART.*/g)).toEqual([
    'DTSTART;VALUE=DATE:20261130',
    'DTSTART:20261130T203000Z',
    'DTSTART:20261201T080000Z',
  ]);
  expect(text.match(/TRIGGER:-P1D/g)).toHaveLength(3);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('lines are no longer than 75 bytes, and no title breaks out of its line', () => {
  const title = `Ğüşİöç; daire, ${'çok uzun '.repeat(20)}\r\nEND:VCALENDAR`;
  const text = calendarFile(makeDetail({ title }), { now: NOW, url });
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  expect(text.replaceAll('\r\n ', '')).toContain('Ğüşİöç\\; daire\\, çok uzun');
});

test('what is over is no longer in it', () => {
  expect(calendarFile(makeDetail(), { now: new Date('2026-12-01T09:00:00.000Z'), url })).not.toContain('VEVENT');
});
