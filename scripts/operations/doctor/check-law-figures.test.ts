import { expect, it } from 'vitest';
import { checkLawFigures } from './check-law-figures.ts';

const at = (day: string) => checkLawFigures(new Date(`${day}T12:00:00+03:00`));

it('asks for the next figures of a year from December on, and objects once the year is over', () => {
  expect(at('2026-11-20')).toMatchObject({ state: 'tam' });
  expect(at('2026-12-01')).toMatchObject({ state: 'uyarı', text: expect.stringContaining('son gün 2026-12-31') });
  expect(at('2027-01-01')).toMatchObject({ state: 'eksik', text: expect.stringContaining('488 sayılı Kanun') });
});
