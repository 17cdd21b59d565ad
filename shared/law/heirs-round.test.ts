import { describe, expect, it } from 'vitest';
import { type HeirsListing, mayBeAmongHeirs } from './heirs-round.ts';

const LISTING: HeirsListing = {
  categoryNumber: '1',
  sulhMahkeme: '1',
  secondRound: '0',
  endDate: '2026-12-10T08:00:00.000Z',
  endDateIsDerived: false,
};

describe('the first auction of a partition sale of real estate', () => {
  it('may be among the heirs alone (Law 7589)', () => {
    expect(mayBeAmongHeirs(LISTING)).toBe(true);
    expect(mayBeAmongHeirs({ ...LISTING, endDate: null })).toBe(true);
  });

  it.each<[what: string, given: Partial<HeirsListing>]>([
    ['of a vehicle', { categoryNumber: '2' }],
    ['that a creditor asked for', { sulhMahkeme: '0' }],
    ['that is the second one', { secondRound: '1' }],
    ['whose notice is older than the law: 15 days of notice, 7 of bidding', { endDate: '2026-08-21T08:00:00.000Z' }],
  ])('excludes an auction %s', (_what, given) => {
    expect(mayBeAmongHeirs({ ...LISTING, ...given })).toBe(false);
  });

  it.each([
    ['2026-08-22T08:00:00.000Z', false, true],
    ['2026-08-14T20:59:59.000Z', true, false],
    ['2026-08-15T20:59:59.000Z', true, true],
  ])(
    'counts from the first day of the law on; a derived end may be the start instead: %s',
    (endDate, endDateIsDerived, isSo) => {
      expect(mayBeAmongHeirs({ ...LISTING, endDate, endDateIsDerived })).toBe(isSo);
    },
  );
});
