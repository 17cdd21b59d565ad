import { readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import { afterAll, expect, it } from 'vitest';
import { plantListings } from '#tests/support/access/planted-listings.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { newCompany, newKey } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import type { paths } from './v1.gen.ts';

cheapHashes();
const testApp = await openTestApp();
const { app, deps } = testApp;
afterAll(() => deps.close());

it('has types generated from the current document (`npm run make-api-types -- <address>` updates them)', async () => {
  const document = (await app.inject('/api/v1/openapi.json')).json();
  const [firstLine] = readFileSync(new URL('./v1.gen.ts', import.meta.url), 'utf8').split('\n');
  expect(firstLine).toContain(fingerprintOf(document));
});

it('reads answers according to its types, and errors with their codes', async () => {
  await plantListings(deps);
  const { key } = await newKey(await newCompany(testApp));
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } });
  const found = await client.GET('/api/v1/properties/search', { params: { query: { includeEnded: '1' } } });
  const [first] = found.data?.properties ?? [];
  // The declared types match the data: a number, a text, a list.
  const { id, title }: { id?: number; title?: string } = first ?? {};
  expect([typeof id, typeof title, typeof found.data?.total]).toEqual(['number', 'string', 'number']);
  const one = await client.GET('/api/v1/properties/{id}', { params: { path: { id: String(id) } } });
  expect(one.data?.locked).toContain('documentFiles' satisfies NonNullable<typeof one.data>['locked'][number]);
  const wrong = await client.GET('/api/v1/properties/search', { params: { query: { minPrice: 'çok' } } });
  expect(wrong.error).toMatchObject({ code: 'INVALID_PARAMETER', field: 'minPrice' });
  const missing = await client.GET('/api/v1/properties/{id}', { params: { path: { id: '999999999' } } });
  expect(missing.error?.code).toBe('NOT_FOUND');
  const { response } = await client.GET('/api/v1/summary', { headers: { authorization: 'Bearer pyd_' } });
  expect(response.status).toBe(401);
});
