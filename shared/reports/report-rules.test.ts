import { expect, it } from 'vitest';
import { nextReportAt, reportTimesText } from './report-rules.ts';

const next = (rhythm: 'day' | 'week' | 'month', onDay: number, after: string) =>
  nextReportAt({ rhythm, onDay, hour: 8 }, new Date(after)).toISOString();

it('the next time is a morning in Istanbul after the given instant', () => {
  expect(next('day', 0, '2026-11-23T04:59:59Z')).toBe('2026-11-23T05:00:00.000Z');
  expect(next('day', 0, '2026-11-23T05:00:00Z')).toBe('2026-11-24T05:00:00.000Z');
  // In Istanbul it is already Monday.
  expect(next('week', 1, '2026-11-22T21:30:00Z')).toBe('2026-11-23T05:00:00.000Z');
  expect(next('week', 7, '2026-11-23T05:00:00Z')).toBe('2026-11-29T05:00:00.000Z');
  expect(next('month', 28, '2026-02-28T05:00:00Z')).toBe('2026-03-28T05:00:00.000Z');
  expect(next('month', 1, '2026-12-31T22:00:00Z')).toBe('2027-01-01T05:00:00.000Z');
});

it('a schedule is described in words', () => {
  expect(reportTimesText({ rhythm: 'day', onDay: 0, hour: 6 })).toBe('Her gün 06:00');
  expect(reportTimesText({ rhythm: 'week', onDay: 2, hour: 8 })).toBe('Her salı 08:00');
  expect(reportTimesText({ rhythm: 'month', onDay: 15, hour: 11 })).toBe('Her ayın 15. günü 11:00');
});
