import { describe, expect, it } from 'vitest';
import { openWonDates, type WonFacts, wonDateOverAt, wonDates } from './won-dates.ts';

const WON: WonFacts = { categoryNumber: '3', soldOn: '2026-11-25', announcedOn: null, evictionServedOn: null };
const told = (given: Partial<WonFacts>) => wonDates({ ...WON, ...given }).map(({ kind, day }) => `${kind} ${day}`);

describe('the terms of a winner', () => {
  it('wait for the announcement of the minutes, except the complaint of seven days (İİK 118, 134)', () => {
    expect(told({})).toEqual(['annulment 2026-12-02']);
    expect(told({ announcedOn: '2026-11-26' })).toEqual([
      'annulment 2026-12-02',
      'payment 2026-12-03',
      'annulmentAtMost 2027-11-26',
    ]);
  });

  it('ask for a notice to a tenant of land alone, and for the registration of a vehicle alone', () => {
    expect(told({ categoryNumber: '1' })).toEqual(['annulment 2026-12-02', 'leaseNotice 2026-12-25']);
    expect(told({ categoryNumber: '2' })).toEqual(['annulment 2026-12-02', 'vehicleRegistration 2026-12-25']);
    expect(told({ categoryNumber: '3' })).toEqual(['annulment 2026-12-02']);
  });

  it('ask for no payment once it is paid', () => {
    const kinds = (paidOn: string | null) =>
      openWonDates({ ...WON, announcedOn: '2026-11-26', paidOn }).map(({ kind }) => kind);
    expect(kinds(null)).toContain('payment');
    expect(kinds('2026-11-27')).not.toContain('payment');
  });

  it('are over when their last day is', () => {
    expect(wonDateOverAt({ day: '2026-12-02' }).toISOString()).toBe('2026-12-02T20:59:59.000Z');
  });
});

// Worked by hand with a calendar. A last day on a holiday moves to the next working day (İİK 19, TBK 93); a term of
// months ends on the day of the same number, or on the last day of a month that has none (İİK 19, TBK 92).
it.each<[what: string, Partial<WonFacts>, expected: string]>([
  ['payment on a plain week', { announcedOn: '2026-11-18' }, 'payment 2026-11-25'],
  ['payment that would end on a Saturday', { announcedOn: '2026-11-21' }, 'payment 2026-11-30'],
  ['payment that would end on a Sunday', { announcedOn: '2026-11-22' }, 'payment 2026-11-30'],
  ['payment that would end on Republic Day', { announcedOn: '2026-10-22' }, 'payment 2026-10-30'],
  ['payment over New Year', { announcedOn: '2026-12-25' }, 'payment 2027-01-04'],
  ['payment that would end in the feast of sacrifice', { announcedOn: '2026-05-20' }, 'payment 2026-06-01'],
  ['complaint after a sale before Republic Day', { soldOn: '2026-10-22' }, 'annulment 2026-10-30'],
  ['complaint after a sale on a Friday', { soldOn: '2026-11-20' }, 'annulment 2026-11-27'],
  ['complaint after a sale on a Sunday', { soldOn: '2026-11-22' }, 'annulment 2026-11-30'],
  ['one year from the announcement, not from the sale', { announcedOn: '2026-11-26' }, 'annulmentAtMost 2027-11-26'],
  ['one year that would end on a Saturday', { announcedOn: '2026-11-27' }, 'annulmentAtMost 2027-11-29'],
  ['one year that would end on Republic Day', { announcedOn: '2026-10-29' }, 'annulmentAtMost 2027-11-01'],
  ['notice to a tenant', { categoryNumber: '1', soldOn: '2026-11-25' }, 'leaseNotice 2026-12-25'],
  [
    'notice to a tenant from the last of a month',
    { categoryNumber: '1', soldOn: '2026-10-31' },
    'leaseNotice 2026-11-30',
  ],
  [
    'notice to a tenant that would end at New Year',
    { categoryNumber: '1', soldOn: '2026-12-01' },
    'leaseNotice 2027-01-04',
  ],
  ['notice to a tenant at the end of January', { categoryNumber: '1', soldOn: '2027-01-31' }, 'leaseNotice 2027-03-01'],
  ['registration', { categoryNumber: '2', soldOn: '2026-11-10' }, 'vehicleRegistration 2026-12-10'],
  [
    'registration is not moved by a Sunday',
    { categoryNumber: '2', soldOn: '2026-11-13' },
    'vehicleRegistration 2026-12-13',
  ],
  [
    'registration at the end of January',
    { categoryNumber: '2', soldOn: '2027-01-31' },
    'vehicleRegistration 2027-02-28',
  ],
  ['eviction over New Year', { categoryNumber: '1', evictionServedOn: '2026-12-17' }, 'eviction 2027-01-04'],
  ['eviction on a plain fortnight', { categoryNumber: '1', evictionServedOn: '2026-11-10' }, 'eviction 2026-11-25'],
])('%s', (_what, given, expected) => {
  expect(told(given)).toContain(expected);
});
