import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Send } from '../bench/fuzz/callers.ts';
import { describeFault, fuzzApi } from '../bench/fuzz/fuzz-api.ts';
import { cheapHashes } from './support/accounts/cheap-hashes.ts';
import { openTestApp, type TestApp } from './support/open-test-app.ts';
import { recordListings } from './support/record-listings.ts';

let market: TestApp;
beforeAll(async () => {
  cheapHashes();
  market = await openTestApp();
  await recordListings(market.deps, { title: 'Çankaya’da daire' }, { il: 'İzmir', ilce: 'Konak' }, { status: 'sold' });
});
afterAll(() => market.deps.close());

test('whatever is sent to the API, it answers as its document says, and never with a 5xx', async () => {
  const send: Send = async ({ method, path, headers, body }) => {
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
  const { operations, statuses, faults } = await fuzzApi(send, { calls: 1600, seed: 13 });
  expect(faults.map(describeFault)).toEqual([]);
  expect(operations).toBeGreaterThan(30);
  // The calls got past the door: all kinds of answers came.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 404, 415]));
});
