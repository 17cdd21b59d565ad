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

  it('omit the payment once it is made', () => {
    const kinds = (paidOn: string | null) =>
      openWonDates({ ...WON, announcedOn: '2026-11-26', paidOn }).map(({ kind }) => kind);
    expect(kinds(null)).toContain('payment');
    expect(kinds('2026-11-27')).not.toContain('payment');
  });

  it('are over at the end of their last day', () => {
    expect(wonDateOverAt({ day: '2026-12-02' }).toISOString()).toBe('2026-12-02T20:59:59.000Z');
  });
});

/*
 * Twenty wins, calculated by hand with a calendar, each with all its terms. Payment ends 7 days after the announcement
 * of the minutes (İİK 115/4, 118, 130). The complaint ends 7 days after the sale, and one year after that announcement
 * for everybody (İİK 134/10). The notice to a tenant ends one month after the acquisition, which is the end of the
 * auction (TBK 351; İİK 115/2), the registration of a vehicle after one month (KTK 20), an eviction order after 15 days
 * (İİK 135). The first day does not count. If offices are closed on the last day, the term ends on the next working day
 * (İİK 19, TBK 93). On the eve of a feast offices work in the morning, so the term does not move (2429 sayılı Kanun). A
 * term of months ends on the same number, or on the last day of a month without it (İİK 19, TBK 92).
 */
const REAL_ESTATE = '1';
const VEHICLE = '2';
const MOVABLE = '3';
type Case = readonly [what: string, kind: WonFacts['categoryNumber'], days: Partial<WonFacts>, expected: string[]];

const WORKED: Case[] = [
  [
    'a flat in a plain week',
    REAL_ESTATE,
    { soldOn: '2026-11-11', announcedOn: '2026-11-12' },
    ['annulment 2026-11-18', 'payment 2026-11-19', 'leaseNotice 2026-12-11', 'annulmentAtMost 2027-11-12'],
  ],
  [
    'sold on the last of January: February has no 31st, and its 28th is a Sunday',
    REAL_ESTATE,
    { soldOn: '2027-01-31', announcedOn: '2027-02-02' },
    ['annulment 2027-02-08', 'payment 2027-02-09', 'leaseNotice 2027-03-01', 'annulmentAtMost 2028-02-02'],
  ],
  [
    'the same in a leap year; the one year ends in a year whose holidays nobody knows and is left out',
    REAL_ESTATE,
    { soldOn: '2028-01-31', announcedOn: '2028-02-01' },
    ['annulment 2028-02-07', 'payment 2028-02-08', 'leaseNotice 2028-02-29'],
  ],
  [
    'New Year on a Friday moves payment and notice over the weekend; the one year ends on a Saturday',
    REAL_ESTATE,
    { soldOn: '2026-12-01', announcedOn: '2026-12-25' },
    ['annulment 2026-12-08', 'payment 2027-01-04', 'leaseNotice 2027-01-04', 'annulmentAtMost 2027-12-27'],
  ],
  [
    'the half day before Republic Day still counts, the day itself moves; the notice would end on a Saturday',
    REAL_ESTATE,
    { soldOn: '2026-10-21', announcedOn: '2026-10-22' },
    ['annulment 2026-10-28', 'payment 2026-10-30', 'leaseNotice 2026-11-23', 'annulmentAtMost 2027-10-22'],
  ],
  [
    'the eve of the feast of sacrifice counts, its first day moves behind feast and weekend',
    REAL_ESTATE,
    { soldOn: '2026-05-19', announcedOn: '2026-05-20' },
    ['annulment 2026-05-26', 'payment 2026-06-01', 'leaseNotice 2026-06-19', 'annulmentAtMost 2027-05-20'],
  ],
  [
    'one year that would end on a Saturday before the feast of sacrifice; the notice on a Sunday',
    REAL_ESTATE,
    { soldOn: '2026-05-14', announcedOn: '2026-05-15' },
    ['annulment 2026-05-21', 'payment 2026-05-22', 'leaseNotice 2026-06-15', 'annulmentAtMost 2027-05-20'],
  ],
  [
    'a weekend moves both to the eve of Ramazan; one year that would end in that feast ends on 29 February',
    REAL_ESTATE,
    { soldOn: '2027-02-27', announcedOn: '2027-02-28' },
    ['payment 2027-03-08', 'annulment 2027-03-08', 'leaseNotice 2027-03-29', 'annulmentAtMost 2028-02-29'],
  ],
  [
    'an eviction order whose fortnight ends on the eve of Ramazan',
    REAL_ESTATE,
    { soldOn: '2026-01-05', announcedOn: '2026-01-06', evictionServedOn: '2026-03-04' },
    [
      'annulment 2026-01-12',
      'payment 2026-01-13',
      'leaseNotice 2026-02-05',
      'eviction 2026-03-19',
      'annulmentAtMost 2027-01-06',
    ],
  ],
  [
    'sold at the end of a year; an eviction order that would end on the first day of Ramazan',
    REAL_ESTATE,
    { soldOn: '2025-12-30', announcedOn: '2025-12-31', evictionServedOn: '2026-03-05' },
    [
      'annulment 2026-01-06',
      'payment 2026-01-07',
      'leaseNotice 2026-01-30',
      'eviction 2026-03-23',
      'annulmentAtMost 2026-12-31',
    ],
  ],
  [
    'a car in a plain week',
    VEHICLE,
    { soldOn: '2026-11-10', announcedOn: '2026-11-11' },
    ['annulment 2026-11-17', 'payment 2026-11-18', 'vehicleRegistration 2026-12-10', 'annulmentAtMost 2027-11-11'],
  ],
  [
    'a Sunday does not move the registration',
    VEHICLE,
    { soldOn: '2026-11-13', announcedOn: '2026-11-16' },
    ['annulment 2026-11-20', 'payment 2026-11-23', 'vehicleRegistration 2026-12-13', 'annulmentAtMost 2027-11-16'],
  ],
  [
    'nor does New Year',
    VEHICLE,
    { soldOn: '2026-12-01', announcedOn: '2026-12-02' },
    ['annulment 2026-12-08', 'payment 2026-12-09', 'vehicleRegistration 2027-01-01', 'annulmentAtMost 2027-12-02'],
  ],
  [
    'a car sold on 31 October, a Saturday: November has 30 days',
    VEHICLE,
    { soldOn: '2026-10-31', announcedOn: '2026-11-02' },
    ['payment 2026-11-09', 'annulment 2026-11-09', 'vehicleRegistration 2026-11-30', 'annulmentAtMost 2027-11-02'],
  ],
  [
    'a car sold on 30 January of a leap year',
    VEHICLE,
    { soldOn: '2028-01-30', announcedOn: '2028-01-31' },
    ['payment 2028-02-07', 'annulment 2028-02-07', 'vehicleRegistration 2028-02-29'],
  ],
  [
    'a car whose minutes are not announced: the sale and the acquisition alone begin a term',
    VEHICLE,
    { soldOn: '2026-08-24' },
    ['annulment 2026-08-31', 'vehicleRegistration 2026-09-24'],
  ],
  [
    'machines: 23 April moves both',
    MOVABLE,
    { soldOn: '2026-04-16', announcedOn: '2026-04-17' },
    ['payment 2026-04-24', 'annulment 2026-04-24', 'annulmentAtMost 2027-04-19'],
  ],
  [
    'sold on 23 April; the payment would end on 1 May, a Friday',
    MOVABLE,
    { soldOn: '2026-04-23', announcedOn: '2026-04-24' },
    ['annulment 2026-04-30', 'payment 2026-05-04', 'annulmentAtMost 2027-04-26'],
  ],
  [
    '15 July moves the payment by a day',
    MOVABLE,
    { soldOn: '2026-07-07', announcedOn: '2026-07-08' },
    ['annulment 2026-07-14', 'payment 2026-07-16', 'annulmentAtMost 2027-07-08'],
  ],
  [
    'announced on Republic Day: the one year would end on the next',
    MOVABLE,
    { soldOn: '2026-10-28', announcedOn: '2026-10-29' },
    ['annulment 2026-11-04', 'payment 2026-11-05', 'annulmentAtMost 2027-11-01'],
  ],
];

describe('twenty wins worked by hand', () => {
  it.each(WORKED)('%s', (_what, categoryNumber, days, expected) => {
    expect(told({ categoryNumber, ...days })).toEqual(expected);
  });
});
