import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { App } from '#server/platform/app-type.ts';
import { ACCESS_ROWS } from './support/access/access-rows.ts';
import { DESK_ROWS } from './support/access/desk-rows.ts';
import { KEY_ROWS } from './support/access/key-rows.ts';
import { lockedWordsIn, PLANTED_PHONE, plantListings } from './support/access/planted-listings.ts';
import { type Headers, openRoles, type Role } from './support/access/roles.ts';
import { newCaller } from './support/accounts/call-as.ts';
import { cheapHashes } from './support/accounts/cheap-hashes.ts';
import { enterDesk } from './support/accounts/enter-desk.ts';
import { MEMBER_PASSWORD } from './support/accounts/register-member.ts';
import { connectApp, listTools } from './support/companies/app-callers.ts';
import { newCompany, newKey } from './support/companies/key-callers.ts';
import { openTestApp } from './support/open-test-app.ts';

/* A guard whose database or table is unavailable refuses: no failure may grant access (ASVS 16.5.3). */

cheapHashes();
const testApp = await openTestApp({ PRIORITY_PHONE: PLANTED_PHONE, ANSWER_CACHE: 'off' });
const { app, deps } = testApp;
afterAll(() => deps.close());
let listing = 0;
beforeAll(async () => {
  listing = (await plantListings(deps))[0]?.id ?? 0;
});

/** The status of a call of a matrix, with a valid address and an empty body. */
async function statusOf(from: App, call: string, headers: Headers): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const url = path.replaceAll(/\{\w+\}|:\w+/g, '00000000-0000-4000-8000-000000000000');
  const sent = method === 'GET' ? {} : { payload: {} };
  // safe: the rows begin with a method
  return (await from.inject({ method: method as 'GET', url, headers, ...sent })).statusCode;
}

/** Does something while a table is missing, as after a failed migration or with missing database permissions. */
async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await deps.db.$client.query(`alter table ${table} rename to ${table}_away`);
  try {
    return await work();
  } finally {
    await deps.db.$client.query(`alter table ${table}_away rename to ${table}`);
  }
}

it('without the database no call of a member, an operator or a program is answered', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const alone = await buildApp({ ...deps, db: away }, { pages: false });
  const ofMembers = Object.keys(ACCESS_ROWS).filter((call) => ACCESS_ROWS[call]?.open === 'members');
  const session = { authorization: `Bearer ${'a'.repeat(32)}` };
  const key = { authorization: `Bearer pyd_${'a'.repeat(43)}` };
  const calls = [
    ...[...ofMembers, ...Object.keys(DESK_ROWS)].map((call) => [call, session] as const),
    ...Object.keys(KEY_ROWS).map((call) => [call, key] as const),
  ];
  try {
    expect(calls.length).toBeGreaterThan(100);
    const opened: string[] = [];
    for (const [call, headers] of calls) {
      const status = await statusOf(alone, call, headers);
      if (status < 400) opened.push(`${call}: ${status}`);
    }
    expect(opened).toEqual([]);
  } finally {
    await alone.close();
    await away.$client.end();
  }
});

const GUARDS: Readonly<Record<string, readonly string[]>> = {
  sessions: ['user_sessions', 'GET /api/auth/user', 'GET /api/user/data', 'GET /api/user/calendar'],
  accounts: ['users', 'GET /api/auth/user', 'GET /api/user/data', 'DELETE /api/user'],
};

it.each(Object.entries(GUARDS))(
  'a member whose %s cannot be read is refused everywhere',
  async (_, [table, ...calls]) => {
    const member = await newCaller(app);
    expect(await statusOf(app, 'GET /api/auth/user', member.headers)).toBe(200);
    const statuses = await without(table ?? '', () =>
      Promise.all(calls.map((call) => statusOf(app, call, member.headers))),
    );
    expect(statuses.filter((status) => status < 400)).toEqual([]);
  },
);

it('an operator whose role cannot be read is refused', async () => {
  const { headers } = await enterDesk(app, deps, 'yonetici');
  expect(await statusOf(app, 'GET /api/desk/audit', headers)).toBe(200);
  const calls = ['GET /api/desk/me', 'GET /api/desk/audit', 'GET /api/desk/payments'];
  const statuses = await without('operators', () => Promise.all(calls.map((call) => statusOf(app, call, headers))));
  expect(statuses.filter((status) => status < 400)).toEqual([]);
});

it('locked fields stay hidden while payments and trials cannot be read', async () => {
  const roles = openRoles(testApp);
  const url = `/api/properties/${listing}`;
  for (const [name, table] of [
    ['premium member', 'payments'],
    ['account on trial', 'trials'],
    ['device on trial', 'trials'],
  ] as const) {
    const role: Role | undefined = roles[name];
    const headers = (await role?.enter()) ?? {};
    expect({ name, locked: lockedWordsIn((await app.inject({ url, headers })).body).length }).not.toEqual({
      name,
      locked: 0,
    });
    for (const address of [url, '/api/properties/search?query=kuzguncuk7']) {
      const { body } = await without(table, () => app.inject({ url: address, headers }));
      expect({ name, address, locked: lockedWordsIn(body) }).toEqual({ name, address, locked: [] });
    }
  }
});

it('nobody can sign in while attempts cannot be counted, even with the right password', async () => {
  const { headers } = await newCaller(app);
  const { email } = (await app.inject({ url: '/api/auth/user', headers })).json();
  const limited = await openTestApp({ RATE_LIMIT: 'on' }, { db: deps.db });
  const signIn = () =>
    limited.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: MEMBER_PASSWORD } });
  const refused = await without('attempt_limits', signIn);
  expect(refused.statusCode).toBeGreaterThanOrEqual(400);
  expect(refused.json().token).toBeUndefined();
  expect((await signIn()).statusCode).toBe(200);
  await limited.deps.close();
});

it('an organisation, its keys and its apps are refused while memberships or keys cannot be read', async () => {
  const company = await newCompany(testApp);
  const { key } = await newKey(company);
  const { accessToken } = await connectApp(app, company.owner, company.id);
  const ofKey = { authorization: `Bearer ${key}` };
  const tries = {
    page: () => company.owner.call('GET', `/api/organisations/${company.id}`).then(({ status }) => status),
    key: () => statusOf(app, 'GET /api/v1/filters', ofKey),
    app: () => listTools(app, accessToken).then(({ statusCode }) => statusCode),
  };
  expect([await tries.page(), await tries.key(), await tries.app()]).toEqual([200, 200, 200]);
  for (const [table, at] of [
    ['organisation_members', ['page', 'app']],
    ['organisations', ['page', 'key', 'app']],
    ['api_keys', ['key']],
    ['app_connections', ['app']],
  ] as const)
    for (const name of at) {
      const status = await without(table, tries[name]);
      expect({ table, name, isOpen: status < 400 }).toEqual({ table, name, isOpen: false });
    }
});
