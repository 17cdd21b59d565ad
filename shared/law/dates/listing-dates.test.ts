import { describe, expect, it } from 'vitest';
import { makeDetail } from '#tests/support/make-detail.ts';
import { droppedDates, listingDates } from './listing-dates.ts';

const NOW = new Date('2026-11-22T08:00:00.000Z');
const at = (day: string) => ({ value: { at: `${day}T08:00:00.000Z`, isDayOnly: false }, sentence: null });
const notice = {
  values: {
    firstStart: at('2026-11-24'),
    firstEnd: at('2026-12-01'),
    secondStart: at('2026-12-22'),
    secondEnd: at('2026-12-29'),
  },
  conflicts: [],
  withheld: [],
};
const told = (given: Parameters<typeof makeDetail>[0], now = NOW) =>
  listingDates(makeDetail(given), now).map(({ kind, round, at: when, until, precision, certainty }) =>
    [kind, round, when, ...(until ? [until] : []), precision, certainty].join(' '),
  );

describe('the dates of a listing', () => {
  it('are calculated from its end if there is no notice, and merely possible dates are marked so', () => {
    // Ends on Tuesday 1 December at 11.00 in Istanbul.
    expect(told({})).toEqual([
      'start 1 2026-11-24T08:00:00.000Z minute sure',
      'letter 1 2026-11-30T15:00:00.000Z closing sure',
      'cash 1 2026-11-30T20:30:00.000Z minute sure',
      'end 1 2026-12-01T08:00:00.000Z minute sure',
      'extension 1 2026-12-01T08:00:00.000Z 2026-12-01T09:00:00.000Z minute possible',
      'secondRound 2 2026-12-01T08:00:00.000Z 2027-01-01T20:59:59.000Z day possible',
    ]);
    expect(listingDates(makeDetail(), NOW).map(({ basis }) => basis)).toEqual([
      'law',
      'law',
      'law',
      'said',
      'law',
      'law',
    ]);
  });

  it('include both auctions of a notice, the second only if the first finds no buyer', () => {
    const both = told({ noticeValues: notice });
    expect(both).toHaveLength(10);
    expect(both.filter((line) => line.includes(' 2 ')).every((line) => line.endsWith('possible'))).toBe(true);
    expect(both).toContain('cash 2 2026-12-28T20:30:00.000Z minute possible');
    expect(told({ noticeValues: notice, status: 'unsold' })).toContain('end 2 2026-12-29T08:00:00.000Z minute sure');
    expect(told({ noticeValues: notice, status: 'sold' }).some((line) => line.includes(' 2 '))).toBe(false);
  });

  it('are sorted by time, and each names its article', () => {
    const dates = listingDates(makeDetail({ noticeValues: notice }), NOW);
    expect(dates.map(({ at: when }) => when)).toEqual(dates.map(({ at: when }) => when).toSorted());
    expect(dates.every(({ article }) => /^İİK \d+/.test(article))).toBe(true);
  });

  it('are all cancelled when the listing is withdrawn', () => {
    const dates = listingDates(makeDetail({ noticeValues: notice, status: 'withdrawn' }), NOW);
    expect(dates.map(({ kind }) => kind)).toEqual(['start', 'letter', 'cash', 'end', 'extension']);
    expect(new Set(dates.map(({ certainty }) => certainty))).toEqual(new Set(['off']));
  });

  it('of a second auction are off once the first found a buyer or all is withdrawn', () => {
    const off = (given: Parameters<typeof makeDetail>[0]) =>
      droppedDates(makeDetail({ noticeValues: notice, ...given }), NOW).map(
        ({ kind, round, certainty }) => `${kind} ${round} ${certainty}`,
      );
    const second = ['start 2 off', 'letter 2 off', 'cash 2 off', 'end 2 off', 'extension 2 off'];
    expect([off({ status: 'sold' }), off({ status: 'withdrawn' })]).toEqual([second, second]);
    expect(off({ status: 'sold', noticeValues: null })).toEqual(['secondRound 2 off']);
    expect([off({}), off({ status: 'unsold' }), off({ status: 'sold', secondRound: '1' })]).toEqual([[], [], []]);
  });

  it('are whole days if the end has no hour, without a possible extension', () => {
    expect(told({ endDate: '2026-12-01T20:59:59.000Z', endDateIsDayOnly: true }).slice(0, 4)).toEqual([
      'start 1 2026-11-24T20:59:59.000Z day sure',
      'letter 1 2026-11-30T15:00:00.000Z closing sure',
      'cash 1 2026-11-30T20:30:00.000Z minute sure',
      'end 1 2026-12-01T20:59:59.000Z day sure',
    ]);
  });

  it('follow a moved end', () => {
    expect(told({ noticeValues: notice, endDate: '2026-12-03T08:00:00.000Z' })).toContain(
      'cash 1 2026-12-02T20:30:00.000Z minute sure',
    );
  });

  it('omit the letter of guarantee if holidays are unknown, and are empty without an end', () => {
    expect(told({ endDate: '2029-03-07T08:00:00.000Z' }).some((line) => line.startsWith('letter'))).toBe(false);
    expect(told({ endDate: null })).toEqual([]);
  });

  it('end at 13.00 on the eve of a holiday', () => {
    expect(told({ endDate: '2026-10-30T08:00:00.000Z' })).toContain('letter 1 2026-10-28T10:00:00.000Z noon sure');
  });

  it('set the end of the second auction by the legal month, even if the next month is shorter', () => {
    const latest = (endDate: string) => told({ endDate }).find((line) => line.startsWith('secondRound'));
    expect(latest('2026-12-31T08:00:00.000Z')).toContain('2027-01-31T20:59:59');
    expect(latest('2027-01-31T08:00:00.000Z')).toContain('2027-02-28T20:59:59');
    expect(told({ secondRound: '1' }).some((line) => line.startsWith('secondRound'))).toBe(false);
  });
});
