import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { MonthlyOutcomes } from '#shared/outcomes/monthly-outcomes.ts';
import { monthPath } from '#shared/outcomes/outcome-rules.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

const { deps, app } = await openTestApp({ RESULTS_LICENCE: 'CC-BY-4.0' });
afterAll(() => deps.close());
const ended = (count: number, given: Partial<ListingRecord>) =>
  Array.from({ length: count }, () => makeListingRecord({ endDate: new Date('2026-09-10T10:00:00Z'), ...given }));
const monthOf = async (month: string) => app.inject(`/api/monthly-outcomes/${month}`);

beforeAll(async () => {
  await recordListings(deps, [
    ...ended(14, { status: 'sold', soldPrice: 800_000 }),
    ...ended(5, { status: 'unsold' }),
    ...ended(3, { status: 'ended', il: 'Bolu', ilce: 'Merkez', roundIsDerived: true }),
    ...ended(2, { status: 'withdrawn', secondRound: '1' }),
    // The last minutes of the month in Istanbul, and the first of the next month.
    ...ended(1, { status: 'unsold', endDate: new Date('2026-09-30T20:59:00Z') }),
    ...ended(1, { status: 'unsold', endDate: new Date('2026-09-30T21:01:00Z') }),
  ]);
});

describe('the page of a month', () => {
  it('shows counts, rate and prices by country, kind and province, only with enough auctions behind each', async () => {
    const found = (await monthOf('2026-09')).json<MonthlyOutcomes>();
    expect(found).toMatchObject({
      month: '2026-09',
      previous: null,
      next: null,
      licence: { name: 'CC-BY-4.0', address: 'https://creativecommons.org/licenses/by/4.0/' },
      all: {
        counts: { ended: 23, sold: 14, unsold: 6, unknown: 3, withdrawn: 2 },
        ratio: { prices: 14, lower: 80, median: 80, upper: 80 },
        days: null,
        bids: null,
      },
      kinds: [{ category: '1' }],
      rounds: [
        { round: 1, counts: { ended: 20, sold: 14, unknown: 0 }, ratio: { median: 80 } },
        { round: 2, counts: { ended: 0, withdrawn: 2 }, rate: null },
      ],
      provinces: [
        { name: 'Ankara', rate: { high: expect.any(Number) } },
        { name: 'Bolu', counts: { ended: 3, unknown: 3 }, rate: null, ratio: null },
      ],
      months: [],
    });
    expect(found.all.rate?.low).toBeGreaterThan(30);
  });

  it('exists only for a valid month three weeks past with enough ended auctions', async () => {
    const statuses = ['2026-10', '2026-08', '2027-01', '2026-13', 'x'].map(
      async (month) => (await monthOf(month)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 400, 400]);
  });

  it('offers its figures as a file and is listed in the sitemap', async () => {
    const file = await app.inject(`${monthPath('2026-09')}.csv`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = file.body.split('\r\n');
    expect(lines[0]).toContain('Satılma oranı alt (%)');
    expect(lines[1]).toMatch(/Türkiye.23.14.6.3.2/);
    expect(lines[1]).toContain('CC-BY-4.0');
    expect((await app.inject(`${monthPath('2026-08')}.csv`)).statusCode).toBe(404);
    expect((await app.inject('/sitemap/yerler.xml')).body).toContain(`${monthPath('2026-09')}</loc>`);
  });
});
