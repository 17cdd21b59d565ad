import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { callApi, PASSWORD, registerAccount, type TestAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { openAuth } from './auth.ts';

cheapHashes();
const { deps, app } = await openTestApp();
let member: TestAccount;

beforeAll(async () => {
  await storeListings(deps, {});
});
afterAll(() => deps.close());
beforeEach(async () => {
  await emptyTables(deps, 'users');
  member = await registerAccount(app);
  await deps.db.$client.query('update users set email_verified = true');
});

/** Makes a call while the member's account is being deleted: the call finds the account, which then disappears. */
async function callWhileDeleted(call: () => ReturnType<typeof callApi>) {
  const client = await deps.db.$client.connect();
  try {
    await client.query('begin');
    await client.query('delete from users where email = $1', [member.email]);
    let isAnswered = false;
    const answer = call().finally(() => {
      isAnswered = true;
    });
    while (!isAnswered && !(await isSomebodyWaiting())) await sleep(5);
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
}

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await deps.db.$client.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

const GONE = { message: 'Bu hesap artık yok.', code: 'UNAUTHENTICATED' };

it.each([
  ['POST', '/api/user/saved-ads', { propertyId: 1 }],
  ['POST', '/api/user/property-alerts', { alertName: 'Ankara', searchCriteria: '{"city":["Ankara"]}' }],
  ['POST', '/api/user/subscription', { isPremium: true, trialUsed: false, deviceId: 'web_abcdef1234' }],
  ['PUT', '/api/user/profile', { firstName: 'Ad' }],
] as const)('%s %s is refused if the member’s account is deleted meanwhile', async (method, url, body) => {
  const { status, json } = await callWhileDeleted(() => callApi(app, method, url, { token: member.token, body }));
  expect([status, json]).toEqual([401, GONE]);
});

it('a sign-in is refused like one with an unknown e-mail if the account is deleted meanwhile', async () => {
  const body = { email: member.email, password: PASSWORD };
  const { status, json } = await callWhileDeleted(() => callApi(app, 'POST', '/api/auth/login', { body }));
  expect([status, json.code]).toEqual([401, 'WRONG_CREDENTIALS']);
});

it('a registration with a taken e-mail is refused as usual, even if that account is deleted meanwhile', async () => {
  const { internalAdapter } = await (await openAuth(deps)).$context;
  const find = internalAdapter.findUserByEmail;
  vi.spyOn(internalAdapter, 'findUserByEmail').mockImplementationOnce(async (email) => {
    const found = await find(email);
    await deps.db.$client.query('delete from users');
    return found;
  });
  const body = { email: member.email, phoneNumber: '05321234567', password: PASSWORD };
  const { status, json } = await callApi(app, 'POST', '/api/auth/register', { body });
  expect([status, json.code]).toEqual([409, 'EMAIL_TAKEN']);
});
