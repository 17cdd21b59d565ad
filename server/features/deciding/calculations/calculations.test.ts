import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { keptCalculationSchema } from '#shared/calculations/kept-calculations.ts';
import { type Calculation, NOTHING_GIVEN, newScenario } from '#shared/law/bid/calculation.ts';
import { MAX_KURUS } from '#shared/law/bid/kurus.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

const { deps, app } = await openTestApp();
const [ayse, can, free] = [await newCaller(app), await newCaller(app), await newCaller(app)];
afterAll(() => deps.close());

const NOTHING_NOTED = { highestBid: null, ownValue: null };
let path = '';
beforeAll(async () => {
  for (const { id } of [ayse, can]) await payForPremium(deps, id);
  const record = makeListingRecord();
  await recordListings(deps, [record]);
  const { rows } = await deps.db.$client.query('select id from properties where source_key = $1', [record.sourceKey]);
  path = `/api/user/calculations/${rows[0].id}`;
});

const calculation: Calculation = {
  legal: { ...NOTHING_GIVEN, priorClaims: 130_000_000 },
  scenarios: [
    { ...newScenario('Temkinli'), bid: 155_992_551 },
    { ...newScenario('İyimser'), goal: { kind: 'rent', monthlyRent: 3_000_000, yearlyCosts: 0, yield: 600 } },
  ],
};
const withScenario = (given: object) => ({ ...calculation, scenarios: [{ ...newScenario('Bir'), ...given }] });

describe('a calculation', () => {
  it('is saved with its listing, can be changed repeatedly, and can be deleted', async () => {
    expect((await ayse.call('GET', path)).json).toEqual({
      calculation: null,
      changedAt: null,
      usualCosts: null,
      noted: NOTHING_NOTED,
    });
    for (const kept of [withScenario({}), calculation])
      expect(await ayse.call('PUT', path, kept)).toEqual({ status: 200, json: { message: 'Teklif hesabı saklandı' } });
    const { json } = await ayse.call('GET', path);
    expect(keptCalculationSchema.parse(json)).toEqual({
      calculation,
      changedAt: deps.clock.now().toISOString(),
      usualCosts: null,
      noted: NOTHING_NOTED,
    });
    expect((await can.call('GET', path)).json.calculation).toBeNull();
    await can.call('DELETE', path);
    expect((await ayse.call('GET', path)).json.calculation).toEqual(calculation);
    expect((await ayse.call('DELETE', path)).status).toBe(200);
    expect((await ayse.call('GET', path)).json.calculation).toBeNull();
  });

  it('comes with premium: others are refused, and learn nothing', async () => {
    for (const [method, body] of [['GET'], ['PUT', calculation]] as const)
      expect(await free.call(method, path, body)).toMatchObject({ status: 403, json: { code: 'PREMIUM_CALCULATOR' } });
    expect((await free.call('PUT', '/api/user/usual-costs', { categoryNumber: '1', costs: null })).status).toBe(403);
    expect((await free.call('DELETE', path)).status).toBe(200);
    expect((await app.inject({ url: path })).statusCode).toBe(401);
  });

  it('is not available for a listing that does not exist', async () => {
    for (const [method, body] of [['GET'], ['PUT', calculation]] as const)
      expect((await ayse.call(method, '/api/user/calculations/999999999', body)).status).toBe(404);
    expect((await ayse.call('GET', '/api/user/calculations/ilk')).status).toBe(400);
  });

  it.each([
    ['a sum that is no whole kuruş', { bid: 1.5 }],
    ['a sum below nothing', { bid: -1 }],
    ['a sum beyond all sums', { bid: MAX_KURUS + 1 }],
    ['a share above the whole', { costs: { ...newScenario('').costs, kdv: { isOn: true, value: 10_001 } } }],
    ['a cost that is missing', { costs: { ...newScenario('').costs, repair: undefined } }],
    ['a goal that there is not', { goal: { kind: 'luck' } }],
    ['a name without a letter', { name: '  ' }],
    ['a name too long', { name: 'a'.repeat(41) }],
  ])('with %s is refused in Turkish', async (_, given) => {
    const { status, json } = await ayse.call('PUT', path, withScenario(given));
    expect(status).toBe(400);
    expect(json.message).toMatch(/[ğışçöü]/u);
  });

  it('has one to three scenarios', async () => {
    for (const count of [0, 4])
      expect(
        (await ayse.call('PUT', path, { ...calculation, scenarios: Array(count).fill(newScenario('Bir')) })).status,
      ).toBe(400);
  });
});

it('the usual costs are saved by kind, and apply only to calculations of that kind', async () => {
  const costs = { ...newScenario('').costs, brokerage: { isOn: true, value: 200 } };
  await can.call('PUT', '/api/user/usual-costs', { categoryNumber: '2', costs });
  expect((await can.call('GET', path)).json.usualCosts).toBeNull();
  for (let times = 0; times < 2; times += 1)
    await can.call('PUT', '/api/user/usual-costs', { categoryNumber: '1', costs });
  expect((await can.call('GET', path)).json.usualCosts).toEqual(costs);
  expect((await ayse.call('GET', path)).json.usualCosts).toBeNull();
  const own = async (member: typeof can) => (await member.call('GET', '/api/user/usual-costs')).json;
  expect(await own(can)).toEqual({ costs: { '1': costs, '2': costs, '3': null }, mayCalculate: true });
  expect((await own(ayse)).costs).toEqual({ '1': null, '2': null, '3': null });
  await can.call('PUT', '/api/user/usual-costs', { categoryNumber: '1', costs: null });
  expect((await can.call('GET', path)).json.usualCosts).toBeNull();
  expect((await can.call('PUT', '/api/user/usual-costs', { categoryNumber: '4', costs })).status).toBe(400);
});

it('the export of an account includes calculations, and they are deleted with the account', async () => {
  const member = await newCaller(app);
  await payForPremium(deps, member.id);
  await member.call('PUT', path, calculation);
  await member.call('PUT', '/api/user/usual-costs', { categoryNumber: '3', costs: newScenario('').costs });
  const { json } = await member.call('GET', '/api/user/export');
  expect(json.calculations).toMatchObject([
    { kind: 'calculation', calculation },
    { kind: 'usualCosts', categoryNumber: '3' },
  ]);
  await deps.db.$client.query('delete from users where id = $1', [member.id]);
  for (const table of ['calculations', 'usual_costs'])
    expect((await deps.db.$client.query(`select from ${table} where user_id = $1`, [member.id])).rowCount).toBe(0);
});

it('a listing says whether the caller may calculate', async () => {
  const listing = path.replace('user/calculations', 'properties');
  expect((await ayse.call('GET', listing)).json.mayCalculate).toBe(true);
  expect((await free.call('GET', listing)).json.mayCalculate).toBe(false);
});
