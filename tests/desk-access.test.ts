import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR_ROLES } from '#shared/desk/operators.ts';
import { DESK_ROWS, type DeskRow, deskCallsIn, MEMBER_EMAIL } from './support/access/desk-rows.ts';
import { openRoles, type Role } from './support/access/roles.ts';
import { cheapHashes } from './support/accounts/cheap-hashes.ts';
import { enterDesk } from './support/accounts/enter-desk.ts';
import { openTestApp } from './support/open-test-app.ts';
import { storeListings } from './support/store-listings.ts';
import { inDays, TEST_NOW } from './support/test-now.ts';

/*
 * Makes every call of the operator's desk in every role: operators with the role may make the call. For everybody else,
 * including members and forgers, it does not exist, whatever they send. A call without a row fails.
 */

cheapHashes();
const testApp = await openTestApp();
const { app, deps } = testApp;
const roles = openRoles(testApp);
let propertyId = 0;
let memberId = '';

beforeAll(async () => {
  await storeListings(deps, {});
  const { rows } = await deps.db.$client.query('select id from properties');
  propertyId = Number(rows[0].id);
  // A conversation with the same id as the listing.
  const payload = { name: 'Ad Soyad', email: 'ad@ornek.example', subject: 'Konu', message: 'Mesaj' };
  await app.inject({ method: 'POST', url: '/api/contact', payload });
  const member = { email: MEMBER_EMAIL, phoneNumber: '05350000001', password: 'gizli-sifre' };
  await app.inject({ method: 'POST', url: '/api/auth/register', payload: member });
  const found = await deps.db.$client.query('select id from users where email = $1', [MEMBER_EMAIL]);
  memberId = found.rows[0].id;
});
afterAll(() => deps.close());

type Headers = Readonly<Record<string, string>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function make(call: string, { body }: DeskRow, headers: Headers) {
  const [method, path = ''] = call.split(' ');
  const url = path.replace(/:\w+/, path.startsWith('/api/desk/members/') ? memberId : String(propertyId));
  // safe: the rows use these methods
  const given = { method: method as Method, url, headers, ...(body && { payload: body({ propertyId }) }) };
  if (path.endsWith('/stream')) return makeStream(given);
  const { statusCode, body: text, headers: answered } = await app.inject(given);
  return { status: statusCode, text, caching: answered['cache-control'] };
}

/** A granted stream never ends by itself. */
async function makeStream(given: { method: Method; url: string; headers: Headers }) {
  const { statusCode, headers: answered, stream } = await app.inject({ ...given, payloadAsStream: true });
  const body = stream();
  const text = statusCode === 200 ? '' : String((await body.toArray()).join(''));
  body.destroy();
  return { status: statusCode, text, caching: answered['cache-control'] };
}

/** The answer of a nonexistent address, byte for byte. */
async function nothingThere(headers: Headers) {
  const { statusCode, body } = await app.inject({ url: '/api/desk/yok', headers });
  expect(statusCode).toBe(404);
  return body;
}

async function expectNothing(headers: Headers): Promise<void> {
  const nothing = await nothingThere(headers);
  for (const [call, row] of Object.entries(DESK_ROWS)) {
    const { status, text } = await make(call, row, headers);
    expect({ call, status, text }).toEqual({ call, status: 404, text: nothing });
  }
  // The answer to an invalid body must be the same as to a valid one.
  const wrong = await app.inject({ method: 'POST', url: '/api/desk/listings/x/hide', headers, payload: '{' });
  expect({ status: wrong.statusCode, text: wrong.body }).toEqual({ status: 404, text: nothing });
}

it('every call of the desk has a row, and every row has a call', () => {
  const calls = deskCallsIn(app.printRoutes({ commonPrefix: false }));
  expect(calls.length).toBeGreaterThan(8);
  expect(calls.sort()).toEqual(Object.keys(DESK_ROWS).sort());
});

it('the public reference names no call of the desk', async () => {
  expect((await app.inject('/api/docs/openapi.json')).body).not.toContain('desk');
});

describe.each(OPERATOR_ROLES)('%s', (role) => {
  it('may make only the calls of the role', async () => {
    deps.setNow(TEST_NOW);
    const { headers } = await enterDesk(app, deps, role);
    const nothing = await nothingThere(headers);
    for (const [call, row] of Object.entries(DESK_ROWS)) {
      const isMeant = row.roles === 'any' || role === 'yonetici' || row.roles.includes(role);
      const { status, text, caching } = await make(call, row, headers);
      if (isMeant) {
        expect([row.status].flat(), `${call}: ${text}`).toContain(status);
        expect(caching, call).toContain('no-store');
      } else expect({ call, status, text }).toEqual({ call, status: 404, text: nothing });
    }
  });

  it('gets 404 for every call after twelve hours', async () => {
    deps.setNow(TEST_NOW);
    const { headers } = await enterDesk(app, deps, role);
    deps.setNow(inDays(0.5));
    await expectNothing(headers);
  });
});

it('an administrator without a second step may learn only that it is missing', async () => {
  deps.setNow(TEST_NOW);
  const { headers, email } = await enterDesk(app, deps, 'yonetici');
  await deps.db.$client.query('update users set two_factor_enabled = false where email = $1', [email]);
  const nothing = await nothingThere(headers);
  for (const [call, row] of Object.entries(DESK_ROWS)) {
    const { status, text } = await make(call, row, headers);
    if (row.roles === 'any') expect(JSON.parse(text)).toMatchObject({ needsSecondStep: true });
    else expect({ call, status, text }).toEqual({ call, status: 404, text: nothing });
  }
});

it.each(Object.entries(roles))('%s gets 404 for every call', async (_, role: Role) => {
  deps.setNow(TEST_NOW);
  await expectNothing(await role.enter());
});
