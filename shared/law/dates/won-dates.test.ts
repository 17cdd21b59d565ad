import { expect, it } from 'vitest';
import { wonDateOverAt, wonDates } from './won-dates.ts';

const WON = { soldOn: '2026-11-25', announcedOn: null, evictionServedOn: null };
const told = (facts: Parameters<typeof wonDates>[0]) => wonDates(facts).map(({ kind, day }) => `${kind} ${day}`);

it('the complaint against the sale runs from the sale, payment from the announcement of the minutes', () => {
  expect(told(WON)).toEqual(['annulment 2026-12-02', 'annulmentAtMost 2027-11-25']);
  expect(told({ ...WON, announcedOn: '2026-11-26' })).toEqual([
    'annulment 2026-12-02',
    'payment 2026-12-03',
    'annulmentAtMost 2027-11-25',
  ]);
});

it('a last day on a holiday moves to the next working day (İİK 19)', () => {
  expect(told({ soldOn: '2026-10-22', announcedOn: '2026-10-22', evictionServedOn: null })).toEqual([
    'payment 2026-10-30',
    'annulment 2026-10-30',
    'annulmentAtMost 2027-10-22',
  ]);
  expect(told({ ...WON, evictionServedOn: '2026-12-17' })).toContain('eviction 2027-01-04');
});

it('a term is over when its last day is', () => {
  expect(wonDateOverAt({ day: '2026-12-02' }).toISOString()).toBe('2026-12-02T20:59:59.000Z');
});
