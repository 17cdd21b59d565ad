import { describe, expect, it } from 'vitest';
import { cashDeadlineText, depositSentence, officeDeadlineText } from './deadline-texts.ts';
import { cashDepositDeadline, lastDayOf, officeDeadline, paymentLastDay } from './deadlines.ts';
import { addDays, HOLIDAY_YEARS, holidayOn } from './holidays.ts';

const at = (text: string) => new Date(text);
const noon = (day: string) => at(`${day}T12:00:00+03:00`);

it('the cash deposit is due by 23.30 on the day before the end, whatever the hour of the end (İİK 114)', () => {
  expect(cashDepositDeadline(at('2026-11-25T08:22:00Z'))).toEqual(at('2026-11-24T20:30:00Z'));
  expect(cashDepositDeadline(at('2026-11-24T21:10:00Z'))).toEqual(at('2026-11-24T20:30:00Z'));
  // A day without an hour is stored as its last second.
  expect(cashDepositDeadline(at('2026-11-25T20:59:59Z'))).toEqual(at('2026-11-24T20:30:00Z'));
});

describe('letters of guarantee are accepted until the close of the last working day before the end', () => {
  it.each([
    ['a Wednesday', '2026-11-25', '2026-11-24', false],
    ['a Monday', '2026-11-30', '2026-11-27', false],
    ['the day after a national holiday that follows a half day', '2026-10-30', '2026-10-28', true],
    ['Labour Day on a Friday', '2026-05-04', '2026-04-30', false],
    ['New Year', '2027-01-04', '2026-12-31', false],
    ['the morning of the eve of Ramazan Bayramı', '2026-03-23', '2026-03-19', true],
    ['Kurban Bayramı', '2026-06-01', '2026-05-26', true],
    ['the week of Kurban Bayramı and 19 May', '2027-05-20', '2027-05-14', false],
    ['a holiday that begins on a Sunday, its eve on Saturday', '2027-05-17', '2027-05-14', false],
    ['Ramazan Bayramı over a weekend', '2028-02-29', '2028-02-25', true],
    ['Kurban Bayramı of 2028', '2028-05-09', '2028-05-04', true],
    ['Ramazan Bayramı of 2025', '2025-04-02', '2025-03-28', false],
  ])('before %s', (_, end, day, endsAtNoon) => {
    expect(officeDeadline(noon(end))).toMatchObject({ day, endsAtNoon });
  });

  it('no day is calculated for years whose holidays are not known yet', () => {
    expect(officeDeadline(noon('2029-03-07'))).toBeUndefined();
    expect(officeDeadline(noon('2024-03-07'))).toBeUndefined();
  });
});

it('every religious holiday has an eve and the right length, in every known year', () => {
  for (let year: number = HOLIDAY_YEARS.first; year <= HOLIDAY_YEARS.last; year += 1) {
    const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter((day) =>
      day.startsWith(`${year}`),
    );
    const whole = days.filter((day) => holidayOn(day) === 'whole').length;
    // Seven fixed days and 3 + 4 religious ones; in 2026 and 2027 two of them may coincide.
    expect(whole, String(year)).toBeGreaterThanOrEqual(13);
    expect(whole, String(year)).toBeLessThanOrEqual(14);
    expect(days.filter((day) => holidayOn(day) === 'afternoon').length, String(year)).toBe(3);
  }
});

describe('a term of days', () => {
  it('does not count its first day', () => expect(paymentLastDay('2026-11-25')).toBe('2026-12-02'));
  it('moves from a holiday to the next working day (İİK 19)', () => {
    expect(paymentLastDay('2026-10-22')).toBe('2026-10-30');
    expect(lastDayOf('2026-11-21', 7)).toBe('2026-11-30');
    expect(paymentLastDay('2026-05-20')).toBe('2026-06-01');
  });
  it('is not calculated beyond the known years', () => expect(paymentLastDay('2028-12-28')).toBeUndefined());
});

describe('terms as shown to readers', () => {
  const end = at('2026-11-30T08:00:00Z');
  it('show the remaining time', () => {
    expect(cashDeadlineText(end, at('2026-11-27T09:00:00Z'))).toEqual({
      until: '29.11.2026 23:30',
      left: '2 gün 11 saat kaldı',
      isOver: false,
    });
    expect(officeDeadlineText(end, at('2026-11-25T09:00:00Z'))?.left).toBe('2 gün kaldı');
    expect(officeDeadlineText(end, at('2026-11-26T09:00:00Z'))?.left).toBe('yarın');
    expect(officeDeadlineText(end, at('2026-11-27T09:00:00Z'))).toEqual({
      until: '27.11.2026 mesai bitimi',
      left: 'bugün',
      isOver: false,
    });
  });
  it('show that they are over', () => {
    expect(cashDeadlineText(end, at('2026-11-29T20:30:00Z'))).toMatchObject({ left: 'süresi doldu', isOver: true });
    expect(officeDeadlineText(end, at('2026-11-27T15:00:00Z'))).toMatchObject({ left: 'süresi doldu', isOver: true });
    expect(officeDeadlineText(noon('2026-06-01'), at('2026-05-26T10:00:00Z'))).toEqual({
      until: '26.05.2026 13.00 (arife)',
      left: 'süresi doldu',
      isOver: true,
    });
  });
  it('form one sentence of a mail while the auction runs', () => {
    expect(depositSentence({ at: end, isDerived: false }, at('2026-11-26T09:00:00Z'))).toBe(
      'Nakit teminat için son an 29.11.2026 23:30 (3 gün 11 saat kaldı), teminat mektubu için 27.11.2026 mesai bitimi (yarın).',
    );
    expect(depositSentence({ at: noon('2029-03-07'), isDerived: false }, at('2026-11-26T09:00:00Z'))).toMatch(
      /kaldı\)\.$/,
    );
    expect(depositSentence({ at: end, isDerived: false }, end)).toBeUndefined();
  });
});
