import { describe, expect, it } from 'vitest';
import { listingDates } from '#shared/law/dates/listing-dates.ts';
import { wonDates } from '#shared/law/dates/won-dates.ts';
import { makeDetail } from '#tests/support/make-detail.ts';
import { readDay } from './calendar-address.ts';
import { addMonths, byDay, dayName, entriesOf, monthName, weekName, weekOf, weeksOfMonth } from './calendar-days.ts';

it('a week begins on Monday, even for a Sunday and across the new year', () => {
  expect(weekOf('2026-11-29')[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-23')[6]).toBe('2026-11-29');
  expect(weekName('2026-11-29')).toBe('23–29 Kasım 2026');
  expect(weekName('2027-01-01')).toBe('28 Aralık 2026 – 3 Ocak 2027');
});

it('a month contains every week that it touches', () => {
  const weeks = weeksOfMonth('2026-11-22');
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([6, '2026-10-26', '2026-12-06']);
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4);
  expect(monthName('2026-11-22')).toBe('Kasım 2026');
  expect(dayName('2026-11-24')).toBe('24 Kasım Salı');
});

it('a month later is always a day in the next month', () => {
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

it.each(['', '2026-13-01', '2026-02-30', '2026-2-1', 'x', 5, undefined])('%j is not a valid day', (value) => {
  expect(readDay(value)).toBeUndefined();
});

describe('the entries of a calendar', () => {
  const now = new Date('2026-11-22T08:00:00.000Z');
  const of = (id: number, endDate: string) => ({
    propertyId: id,
    name: `İlan ${id}`,
    subject: 'Daire',
    status: 'open' as const,
    dates: listingDates(makeDetail({ id, endDate }), now),
    wonDates: [],
  });
  const entries = entriesOf([of(1, '2026-12-01T08:00:00.000Z'), of(2, '2026-11-30T08:00:00.000Z')]);

  it('are sorted by time and placed on their day in Istanbul', () => {
    expect(entries.map(({ day, propertyId, kind }) => `${day} ${propertyId} ${kind}`)).toEqual([
      '2026-11-23 2 start',
      '2026-11-24 1 start',
      '2026-11-27 2 letter',
      '2026-11-29 2 cash',
      '2026-11-30 2 end',
      '2026-11-30 1 letter',
      '2026-11-30 1 cash',
      '2026-12-01 1 end',
      '2026-12-30 2 secondRound',
      '2027-01-01 1 secondRound',
    ]);
    expect(byDay(entries).get('2026-11-30')).toHaveLength(3);
    expect(entries.find(({ kind }) => kind === 'end')?.explanation).toContain('en geç 30.11.2026 12:00 biter');
  });

  it('show their time only as precisely as it is known', () => {
    expect(entries.map(({ hour }) => hour).slice(2, 5)).toEqual(['mesai bitimine kadar', '23:30', '11:00']);
    const listing = makeDetail({ endDate: '2026-12-01T20:59:59.000Z', endDateIsDayOnly: true });
    const [dayOnly] = entriesOf([{ ...of(1, '2026-12-01T20:59:59.000Z'), dates: listingDates(listing, now) }]).filter(
      ({ kind }) => kind === 'end',
    );
    expect(dayOnly?.hour).toBe('saati belirtilmemiş');
  });

  it('of a winner are whole days and link to the guide', () => {
    const dates = wonDates({
      categoryNumber: '3',
      soldOn: '2026-11-16',
      announcedOn: '2026-11-18',
      evictionServedOn: null,
    });
    const [first, second] = entriesOf([{ ...of(5, '2026-11-16T08:00:00.000Z'), dates: [], wonDates: dates }]);
    expect(first).toMatchObject({ kind: 'annulment', day: '2026-11-23', hour: '', path: '/ilan/5/kazandim' });
    expect(second).toMatchObject({ kind: 'payment', day: '2026-11-25', title: 'Ödeme için son gün' });
  });
});
