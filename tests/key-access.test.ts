import { afterAll, describe, expect, it } from 'vitest';
import { listingDetailSchema } from '#shared/listings.ts';
import { KEY_SCOPE_NAMES } from '#shared/organisations/key-scopes.ts';
import { KEY_ROWS, type KeyRow } from './support/access/key-rows.ts';
import { lockedWordsIn, PLANTED_PHONE, plantListings } from './support/access/planted-listings.ts';
import { openRoles, type Role } from './support/access/roles.ts';
import { cheapHashes } from './support/accounts/cheap-hashes.ts';
import { callWith, newCompany, newKey } from './support/companies/key-callers.ts';
import { openTestApp } from './support/open-test-app.ts';

/*
 * Makes every call of /api/v1 with every scope of a key. Callers without a key, including signed-in members, get 401:
 * access-matrix.test.ts tests that for every role.
 */

cheapHashes();
const testApp = await openTestApp({ PRIORITY_PHONE: PLANTED_PHONE, ANSWER_CACHE: 'off' });
const { app, deps } = testApp;
afterAll(() => deps.close());
const listings = await plantListings(deps);
const things = { propertyId: listings[0]?.id ?? 0 };

const rows = Object.entries(KEY_ROWS);
const make = (key: string, call: string, { path, body }: KeyRow, headers = {}) =>
  // safe: the rows begin with a method
  callWith(app, key, headers)(path(things), call.split(' ')[0] as 'GET', body?.(things));

it('every call of /api/v1 has a row, and requires a key in the document', async () => {
  const { paths } = (await app.inject('/api/docs/openapi.json')).json();
  const calls = Object.entries<Record<string, { security: object[] }>>(paths)
    .filter(([path]) => path.startsWith('/api/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({ call: `${method.toUpperCase()} ${path}`, security })),
    );
  expect(calls.map(({ call }) => call).toSorted()).toEqual(Object.keys(KEY_ROWS).toSorted());
  for (const { call, security } of calls) expect({ call, security }).toEqual({ call, security: [{ apiKey: [] }] });
});

describe.each(KEY_SCOPE_NAMES)('a key with only the scope %s', (scope) => {
  it('gets the answer of each row, without locked fields', async () => {
    const { key } = await newKey(await newCompany(testApp), { scopes: [scope] });
    for (const [call, row] of rows) {
      const { statusCode, body, headers } = await make(key, call, row);
      const isRefused = row.scope !== scope;
      expect({ call, status: statusCode }, body).toEqual({ call, status: isRefused ? 403 : row.status });
      if (isRefused) expect(JSON.parse(body).code).toBe('KEY_SCOPE');
      expect({ call, locked: lockedWordsIn(body) }).toEqual({ call, locked: [] });
      expect(headers['cache-control']).toMatch(/^private/);
    }
  });
});

it('the scope for locked fields unlocks them, and allows no further call', async () => {
  const company = await newCompany(testApp);
  for (const scope of KEY_SCOPE_NAMES.filter((name) => name !== 'locked')) {
    const { key } = await newKey(company, { scopes: [scope, 'locked'] });
    for (const [call, row] of rows)
      expect({ call, status: (await make(key, call, row)).statusCode }).toEqual({
        call,
        status: row.scope === scope ? row.status : 403,
      });
  }
  const { key } = await newKey(company, { scopes: ['listings', 'locked'] });
  const answer = await callWith(app, key)(`/properties/${things.propertyId}`);
  expect(listingDetailSchema.parse(answer.json()).locked).toEqual([]);
});

it('cookies and headers of a browser give a key no further access', async () => {
  const { key } = await newKey(await newCompany(testApp));
  const onTrial = await (openRoles(testApp)['device on trial'] as Role).enter();
  for (const [call, row] of rows) {
    const { body, headers } = await make(key, call, row, onTrial);
    expect({ call, locked: lockedWordsIn(body) }).toEqual({ call, locked: [] });
    expect(headers['set-cookie']).toBeUndefined();
  }
});

it('a refusal names the missing scope', async () => {
  const { key } = await newKey(await newCompany(testApp), { scopes: ['locked'] });
  const answer = await callWith(app, key)('/summary');
  expect(answer.json()).toEqual({
    message: 'Anahtarın “İlanları okuma” yetkisi (listings) yok.',
    code: 'KEY_SCOPE',
  });
});
