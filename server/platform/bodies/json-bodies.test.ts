import { afterAll, describe, expect, it } from 'vitest';
import { START_VIEW } from '#shared/analysis/start-view.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { callWith, newCompany, newKey } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';

const testApp = await openTestApp();
const { app, deps } = testApp;
afterAll(() => deps.close());

it('a call without a body may have the JSON content type, like every call of the specification (spec §7)', async () => {
  await storeListings(deps, {});
  const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties');
  const member = await newCaller(app);
  await member.call('POST', '/api/user/saved-ads', { propertyId: Number(rows[0]?.id) });
  expect(await member.call('DELETE', `/api/user/saved-ads/${rows[0]?.id}`, '')).toMatchObject({ status: 200 });
  expect(await member.call('PUT', '/api/user/notifications/read-all', '')).toMatchObject({ status: 200 });
  expect(await member.call('PUT', '/api/user/notifications/read-all', '{')).toMatchObject({ status: 400 });
  expect(await member.call('POST', '/api/user/saved-ads', '')).toMatchObject({
    status: 400,
    json: { message: 'İstek gövdesi boş. JSON gönderin.' },
  });
});

describe('an invalid body is refused in Turkish, naming the field', () => {
  it.each([
    [{}, 'view eksik.'],
    [{ view: 1 }, 'view bir nesne olmalıdır.'],
    [{ view: {} }, 'Seçim bir arama ya da bir liste olmalıdır.'],
    [
      { view: { ...START_VIEW, sort: { by: 'appraisal', isDescending: 1 } } },
      'view.sort.isDescending true ya da false olmalıdır.',
    ],
  ])('%j', async (body, message) => {
    const { key } = await newKey(await newCompany(testApp), { scopes: ['analysis'] });
    const answer = await callWith(app, key)('/analysis', 'POST', body);
    expect(answer.json()).toMatchObject({ message, code: 'INVALID_PARAMETER', field: 'view' });
  });
});
