import { afterAll, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { boardSchema } from '#shared/board/board.ts';
import { ownMoney } from '#shared/calculations/own-money.ts';
import { type Calculation, NOTHING_GIVEN, newScenario } from '#shared/law/bid/calculation.ts';
import { listingDetailSchema } from '#shared/listings.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

const { deps, app } = await openTestApp();
const [paying, free] = [await newCaller(app), await newCaller(app)];
afterAll(() => deps.close());

const calculation: Calculation = {
  legal: { ...NOTHING_GIVEN, priorClaims: 130_000_000 },
  scenarios: [{ ...newScenario('Bir'), goal: { kind: 'discount', ownValue: 200_000_000, discount: 2000 } }],
};

it('the listing, the board and its file show the same sums of the member’s calculation', async () => {
  await payForPremium(deps, paying.id);
  const record = makeListingRecord({ price: 2_000_000, categoryNumber: '1', hisse: null });
  await recordListings(deps, [record]);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [record.sourceKey]);
  const id = Number(rows[0].id);
  const cardOf = async (member: typeof paying) =>
    boardSchema.parse((await member.call('GET', '/api/user/board')).json).cards.find((card) => card.propertyId === id);
  for (const member of [paying, free]) {
    await member.call('POST', '/api/user/saved-ads', { propertyId: id });
    await member.call('PUT', `/api/user/board/${id}`, { version: 0, highestBid: 90_000_000, ownValue: 95_000_000 });
  }
  const path = `/api/user/calculations/${id}`;
  expect((await paying.call('GET', path)).json.noted).toEqual({ highestBid: 90_000_000, ownValue: 95_000_000 });
  expect((await cardOf(paying))?.money).toBeNull();

  await paying.call('PUT', path, calculation);
  const listing = listingDetailSchema.parse((await paying.call('GET', `/api/properties/${id}`)).json);
  const money = ownMoney(listing, calculation);
  expect(money).toMatchObject({ highestBid: 155_000_000, ownValue: 200_000_000, deposit: 20_000_000 });
  expect((await cardOf(paying))?.money).toEqual(money);
  const csv = await app.inject({ url: '/api/user/board.csv', headers: paying.headers });
  for (const kurus of [money?.highestBid, money?.ownValue, money?.deposit, money?.allIn])
    expect(csv.body).toMatch(new RegExp(`;"?${String((kurus ?? 0) / 100).replace('.', '[.,]')}"?;`));

  // A member without the right to calculate keeps the sums of the board.
  expect(await cardOf(free)).toMatchObject({ money: null, highestBid: 90_000_000 });
});
