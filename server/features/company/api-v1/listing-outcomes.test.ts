import { afterAll, beforeAll, expect, it } from 'vitest';
import { lotLinks } from '#server/database/tables/lots.ts';
import { properties } from '#server/database/tables/properties.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { lotChainSchema } from '#shared/api-v1/lot-chain.ts';
import { comparablesSchema } from '#shared/comparables/comparables.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { callWith, newCompany, newKey } from '#tests/support/companies/key-callers.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const opened = await openTestApp({ SAMPLE_SIZE: '0' });
const { deps, app } = opened;
afterAll(() => deps.close());
const company = await newCompany(opened);
const first = makeListingRecord({ status: 'sold', soldPrice: 900_000, endDate: inDays(-60) });
const second = makeListingRecord({ secondRound: '1', endDate: inDays(10) });
const hidden = makeListingRecord();
let ids: Map<string, number>;
const pathOf = (record: ListingRecord, call: string) => `/properties/${ids.get(record.sourceKey)}/${call}`;

beforeAll(async () => {
  const sales = Array.from({ length: 12 }, (_, at) =>
    makeListingRecord({ status: 'sold', soldPrice: 700_000 + at * 20_000, endDate: inDays(-100) }),
  );
  await recordListings(deps, [first, second, hidden, ...sales]);
  const rows = await deps.db.select({ id: properties.id, key: properties.sourceKey }).from(properties);
  ids = new Map(rows.map(({ id, key }) => [key, id]));
  const [propertyId = 0, otherId = 0] = [first, second]
    .map(({ sourceKey }) => ids.get(sourceKey) ?? 0)
    .toSorted((a, b) => a - b);
  await deps.db.insert(lotLinks).values({ propertyId, otherId, linkedAt: TEST_NOW });
  await deps.db.$client.query('update properties set hidden_at = $1 where source_key = $2', [
    TEST_NOW,
    hidden.sourceKey,
  ]);
});

it('a key sees comparable sales as on the page: their number, and with the scope for locked fields all of them', async () => {
  const [plain, opening] = [await newKey(company), await newKey(company, { scopes: ['listings', 'locked'] })];
  const path = pathOf(second, 'comparables');
  const shut = comparablesSchema.parse((await callWith(app, plain.key)(path)).json());
  expect(shut).toMatchObject({ count: 12, isLocked: true, comparables: [], ratios: [], estimate: null });
  const open = comparablesSchema.parse((await callWith(app, opening.key)(path)).json());
  expect(open).toMatchObject({ isLocked: false, estimate: { count: 12, covered: { percent: 100 } }, tested: null });
  expect(open.comparables[0]?.why).toContain('aynı ilçe');
});

it('a key sees how each auction of the lot ended, in view of later ones', async () => {
  const call = callWith(app, (await newKey(company)).key);
  const { auctions } = lotChainSchema.parse((await call(pathOf(second, 'outcomes'))).json());
  // A second round followed the sale, so the price was not paid (İİK 115/6).
  expect(auctions).toMatchObject([
    { id: ids.get(first.sourceKey), status: 'sold', outcome: 'notPaid', soldPrice: 900_000 },
    { id: ids.get(second.sourceKey), secondRound: '1', outcome: 'open' },
  ]);
  expect((await call(pathOf(hidden, 'outcomes'))).statusCode).toBe(404);
  expect((await call('/properties/999999/outcomes')).statusCode).toBe(404);
});
