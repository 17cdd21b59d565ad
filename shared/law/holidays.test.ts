import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { addDays, HOLIDAY_YEARS, holidayOn, officeDay } from './holidays.ts';

/*
 * Compares our holidays with the text of the law and with a package that calculates the religious holidays: two
 * independent sources.
 */

const YEARS = Array.from({ length: HOLIDAY_YEARS.last - HOLIDAY_YEARS.first + 1 }, (_, at) => HOLIDAY_YEARS.first + at);
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, at) => addDays(`${year}-01-01`, at)).filter((day) => day.startsWith(`${year}`));
const turkey = new Holidays('TR', { types: ['public'] });

describe.each(YEARS)('in %i', (year) => {
  it.each([
    ['01-01', 'whole', '2429 sayılı Kanun 2/C'],
    ['04-23', 'whole', '2429 sayılı Kanun 2/A-1'],
    ['05-01', 'whole', '2429 sayılı Kanun 2/C'],
    ['05-19', 'whole', '2429 sayılı Kanun 2/A-2'],
    ['07-15', 'whole', '2429 sayılı Kanun 2/C'],
    ['08-30', 'whole', '2429 sayılı Kanun 2/A-3'],
    ['10-28', 'afternoon', '2429 sayılı Kanun 1: from 13.00 on'],
    ['10-29', 'whole', '2429 sayılı Kanun 1'],
  ])('%s is a holiday (%s, %s)', (day, part) => {
    expect(holidayOn(`${year}-${day}`)).toBe(part);
  });

  it('religious holidays last 3.5 and 4.5 days (2429 sayılı Kanun 2/B), starting on the days of date-holidays', () => {
    const reckoned = turkey.getHolidays(year).filter(({ rule }) => /Shawwal|Hijjah/.test(rule));
    expect(reckoned).toHaveLength(2);
    for (const { date, rule } of reckoned) {
      const first = date.slice(0, 10);
      const length = rule.includes('Shawwal') ? 3 : 4;
      for (let at = 0; at < length; at += 1) expect(holidayOn(addDays(first, at)), addDays(first, at)).toBe('whole');
      // The afternoon before, unless that day is itself a whole holiday.
      expect(holidayOn(addDays(first, -1)), addDays(first, -1)).toMatch(/afternoon|whole/);
    }
  });

  it('no other day is a holiday', () => {
    const all = turkey.getHolidays(year).flatMap(({ date, rule }) => {
      const first = date.slice(0, 10);
      const length = rule.includes('Shawwal') ? 3 : rule.includes('Hijjah') ? 4 : 1;
      return Array.from({ length }, (_, at) => addDays(first, at));
    });
    const ours = daysOf(year).filter((day) => holidayOn(day) === 'whole');
    expect(ours).toEqual([...new Set(all)].toSorted());
  });
});

it('offices are closed on weekends and holidays, and open on the morning before a holiday', () => {
  expect(officeDay('2026-10-28')).toBe('morning');
  expect(officeDay('2026-10-29')).toBe('none');
  expect(officeDay('2026-10-31')).toBe('none');
  expect(officeDay('2026-11-02')).toBe('whole');
  // The eve of Ramazan Bayramı 2026 is a Thursday, that of Kurban Bayramı 2027 a Saturday.
  expect(officeDay('2026-03-19')).toBe('morning');
  expect(officeDay('2027-05-15')).toBe('none');
});
