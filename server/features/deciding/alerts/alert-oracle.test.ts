import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordSeries } from '#server/features/intake/market-series/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { ALL_TEXTS, prepareSearches, resolveSearch, searchListings } from '#server/features/market/search/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { type AlertCriteria, searchCriteriaSchema } from '#shared/alerts.ts';
import { CATEGORY_NUMBERS, SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { TURNED_AWAY, type Wanted } from '#shared/search-filters/search-values.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import type { TestDeps } from '#tests/support/open-test-deps.ts';
import { furtherCriteria, furtherFields, MISTAKABLE_PLACES, ROUNDS } from '#tests/support/oracle/further-criteria.ts';
import { naiveSearch, type StoredRecord } from '#tests/support/oracle/naive-search.ts';
import { ORACLE_SERIES } from '#tests/support/oracle/oracle-series.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { toSearch } from './compile-alert.ts';
import { matchAlerts } from './match-alerts.ts';
import { createAlert } from './save-alert.ts';
import { understandAlert } from './understand-alert.ts';

let deps: TestDeps;
let app: App;
beforeEach(async () => {
  ({ deps, app } = await openTestApp());
});
afterEach(() => deps.close());

const WORDS = 'daire arsası satılık Ankara dükkân kat 3+1 imarlı renault Merkez ereğli’de İCRA 2026/4'.split(' ');

const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' '));
const record = fc
  .record({
    place: fc.constantFrom(...MISTAKABLE_PLACES),
    kind: fc
      .constantFrom(...CATEGORY_NUMBERS)
      .chain((number) =>
        fc.record({ categoryNumber: fc.constant(number), tur: fc.constantFrom(...SUB_CATEGORIES[number]) }),
      ),
    title: text.map((words) => `İlan ${words}`),
    description: fc.option(text),
    price: fc.option(fc.constantFrom(99_999.99, 100_000, 100_000.01, 1_000_000, 2_345_678)),
    endDate: fc.option(
      fc.integer({ min: -24, max: 24 * 20 }).map((hours) => new Date(TEST_NOW.getTime() + hours * 3_600_000)),
    ),
    round: fc.constantFrom(...ROUNDS),
    sulhMahkeme: fc.constantFrom('0' as const, '1' as const),
    carModel: fc.option(fc.constantFrom('123', '21')),
    further: furtherFields,
    status: fc.constantFrom('open' as const, 'open' as const, 'sold' as const),
  })
  .map(
    ({ place: [il, ilce], kind, further, round, ...rest }): Partial<ListingRecord> => ({
      ...rest,
      ...round,
      ...further,
      ...kind,
      il,
      ilce,
    }),
  );

const anyOf = <T>(choice: fc.Arbitrary<T>) => fc.option(choice, { nil: undefined, freq: 2 });
const criteria = fc
  .record({
    query: anyOf(
      fc.array(fc.constantFrom(...WORDS, '—'), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    ),
    category: anyOf(fc.constantFrom(...CATEGORY_NUMBERS)),
    subCategory: anyOf(
      fc.oneof(
        fc.subarray(['Daire', 'Arsa', 'Otomobil'], { minLength: 1 }),
        fc.constant(CATEGORY_NUMBERS.flatMap((number) => [...SUB_CATEGORIES[number]])),
      ),
    ),
    place: anyOf(
      fc.constantFrom<Pick<AlertCriteria, 'city' | 'district'>[]>(
        { city: ['Ankara'] },
        { city: ['ankara', 'IĞDIR', 'Konya', 'Zonguldak', 'İstanbul'] },
        { city: ['Iğdır', 'Konya'], district: 'merkez' },
        { district: 'Ereğli' },
      ),
    ),
    minPrice: anyOf(fc.constantFrom(0, 100_000, 250_000.5)),
    maxPrice: anyOf(fc.constantFrom(100_000, 250_000.5, 2_345_678)),
    daysRemaining: anyOf(fc.constantFrom(1, 3, 7, 60)),
    secondRound: anyOf(fc.constantFrom<Wanted[]>(true, TURNED_AWAY)),
    sulhMahkeme: anyOf(fc.constantFrom<Wanted[]>(true, TURNED_AWAY)),
    literal: anyOf(fc.boolean()),
    further: furtherCriteria,
  })
  .map(({ place, further, ...rest }) => ({ ...rest, ...place, ...further }));

/** The criteria as the schema parses them; undefined if it refuses them. */
function validated(given: object): AlertCriteria | undefined {
  const parsed = searchCriteriaSchema.safeParse(JSON.stringify(given));
  return parsed.success ? parsed.data : undefined;
}

async function stored(records: readonly ListingRecord[]): Promise<StoredRecord[]> {
  const { rows } = await deps.db.$client.query<{ id: string; source_key: string; status: ListingRecord['status'] }>(
    'select id, source_key, status from properties',
  );
  const known = new Map(rows.map((row) => [row.source_key, row]));
  return records.flatMap((given) => {
    const row = known.get(given.sourceKey);
    return row ? [{ ...given, id: Number(row.id), status: row.status }] : [];
  });
}

const sorted = (pairs: readonly string[]) => pairs.toSorted();

async function toldPairs(reasons: readonly string[]): Promise<string[]> {
  const { rows } = await deps.db.$client.query<{ pair: string }>(
    "select alert_id || ' ' || property_id as pair from notifications where reason = any($1)",
    [reasons],
  );
  return rows.map(({ pair }) => pair);
}

it.each([1, 2, 3, 4])(
  'alerts match exactly the results of the equivalent search, whichever keys they have (%i)',
  async (seed) => {
    await recordSeries(deps, ORACLE_SERIES);
    const first = fc.sample(record, { numRuns: 60, seed }).map((given) => makeListingRecord(given));
    await recordListings(deps, first);
    // With the index, the frequency of words is known, so alerts get other keys.
    if (seed % 2 === 0) await prepareSearches(deps);
    await matchAlerts(deps);
    const { id: userId } = await registerMember(app);
    await payForPremium(deps, userId);
    const alerts: { id: number; criteria: AlertCriteria }[] = [];
    for (const given of fc.sample(criteria, { numRuns: 45, seed }).map(validated)) {
      if (given)
        alerts.push({
          id: (await createAlert(deps, userId, { alertName: 'Uyarı', searchCriteria: given })).id,
          criteria: await understandAlert(deps, given),
        });
    }
    expect(alerts.length).toBeGreaterThan(20);

    const fresh = fc.sample(record, { numRuns: 120, seed: seed + 100 }).map((given) => makeListingRecord(given));
    await recordListings(deps, fresh);
    await matchAlerts(deps);
    const expected = await expectedPairs(alerts, await stored(fresh));
    expect(sorted(await toldPairs(['new']))).toEqual(sorted(expected));
    expect(expected.length).toBeGreaterThan(20);
    await expectSearchAgrees(alerts, fresh, expected);

    // Listings change in every way: each new match must be notified, whatever the reason.
    const before = await stored(first);
    const beforePairs = new Set(await expectedPairs(alerts, before));
    const changes = fc.sample(record, { numRuns: 60, seed: seed + 200 });
    await recordListings(
      deps,
      first.map((old, index) => ({ ...old, ...changes[index] })),
    );
    await matchAlerts(deps);
    const now = await stored(first.map((old, index) => ({ ...old, ...changes[index] })));
    const gained = (await expectedPairs(alerts, now)).filter((pair) => !beforePairs.has(pair));
    const changed = await toldPairs(['reopened', 'secondRound', 'priceDrop', 'changed']);
    expect(changed).toEqual(expect.arrayContaining(gained));
    expect(gained).toEqual(expect.arrayContaining(await toldPairs(['changed'])));
    expect(await expectedPairs(alerts, now)).toEqual(expect.arrayContaining(changed));
  },
);

type Kept = readonly { id: number; criteria: AlertCriteria }[];

async function expectedPairs(alerts: Kept, records: readonly StoredRecord[]): Promise<string[]> {
  return alerts.flatMap(({ id, criteria: asked }) => {
    if (asked.query !== undefined && !/[a-z0-9]/i.test(asked.query)) return [];
    return naiveSearch(records, toSearch(asked), deps.clock.now()).ids.map((propertyId) => `${id} ${propertyId}`);
  });
}

/**
 * Compares with the search itself, page by page, for alerts that have matches: without any, the search would correct
 * typing errors.
 */
async function expectSearchAgrees(
  alerts: Kept,
  fresh: readonly ListingRecord[],
  expected: readonly string[],
): Promise<void> {
  const freshIds = new Set((await stored(fresh)).map(({ id }) => id));
  for (const { id, criteria: asked } of alerts.filter((alert) =>
    expected.some((pair) => pair.startsWith(`${alert.id} `)),
  )) {
    const found: string[] = [];
    for (let page = 1; ; page += 1) {
      const { properties } = await searchListings(deps, resolveSearch({ ...toSearch(asked), page }, ALL_TEXTS));
      if (properties.length === 0) break;
      found.push(
        ...properties.filter((property) => freshIds.has(property.id)).map((property) => `${id} ${property.id}`),
      );
    }
    expect(sorted(found)).toEqual(sorted(expected.filter((pair) => pair.startsWith(`${id} `))));
  }
}
