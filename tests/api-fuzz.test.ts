import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEY_SCOPE_NAMES } from '#shared/organisations/key-scopes.ts';
import type { Send } from '../bench/fuzz/callers.ts';
import { describeFault, fuzzApi } from '../bench/fuzz/fuzz-api.ts';
import { cheapHashes } from './support/accounts/cheap-hashes.ts';
import { newCompany, newKey } from './support/companies/key-callers.ts';
import { openTestApp, type TestApp } from './support/open-test-app.ts';
import { storeListings } from './support/store-listings.ts';

let market: TestApp;
/** Enough keys that most calls don't hit a quota. */
const keys: string[] = [];
beforeAll(async () => {
  cheapHashes();
  market = await openTestApp();
  await storeListings(market.deps, { title: 'Çankaya’da daire' }, { il: 'İzmir', ilce: 'Konak' }, { status: 'sold' });
  for (let made = 0; made < 4; made += 1)
    keys.push((await newKey(await newCompany(market), { scopes: [...KEY_SCOPE_NAMES] })).key);
});
afterAll(() => market.deps.close());

it('the API answers every generated request as documented, and never with a 5xx', async () => {
  let sent = 0;
  const send: Send = async ({ method, path, headers: given, body }) => {
    sent += 1;
    // `/api/v1` accepts no session: its calls are made with a key.
    const key = path.startsWith('/api/v1/') ? keys[sent % keys.length] : undefined;
    const headers = { ...given, ...(key && { authorization: `Bearer ${key}` }) };
    // safe: methods of an OpenAPI document
    const answer = await market.app.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body !== undefined && { payload: body }),
    });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    return {
      status: answer.statusCode,
      type: String(answer.headers['content-type'] ?? ''),
      body: answer.body,
      ...(cookie && { cookie }),
    };
  };
  const { operations, statuses, faults } = await fuzzApi(send, { calls: 3000, seed: 13 });
  expect(faults.map(describeFault)).toEqual([]);
  expect(operations).toBeGreaterThan(30);
  // The calls were not all rejected at the door: all kinds of statuses occurred.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 404, 415]));
});
