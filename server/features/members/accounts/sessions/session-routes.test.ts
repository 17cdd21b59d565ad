import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { userSessionsSchema } from '#shared/accounts.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { callApi, PASSWORD, registerAccount, type TestAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { findAccount } from '../find-account.ts';
import { cleanAccounts } from '../upkeep/clean-accounts.ts';

cheapHashes();
const { deps, app } = await openTestApp();
let member: TestAccount;
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const UNAUTHENTICATED = { message: 'Bu işlem için giriş yapmanız gerekiyor.', code: 'UNAUTHENTICATED' };

afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'users');
  member = await registerAccount(app);
});

async function signIn(headers: Record<string, string> = {}): Promise<string> {
  const body = { email: member.email, password: PASSWORD };
  const { json } = await callApi(app, 'POST', '/api/auth/login', { body, headers });
  return json.token;
}

async function sessionsOf(token: string) {
  return userSessionsSchema.parse((await callApi(app, 'GET', '/api/user/sessions', { token })).json).sessions;
}

const whoIs = (token: string) => callApi(app, 'GET', '/api/auth/user', { token });

describe('a session', () => {
  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${'a'.repeat(32)}`,
    `Bearer ${'a'.repeat(5000)}`,
    "Bearer ' or 1=1 --",
    'Bearer null',
    'Basic dXNlcjpwYXNz',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  ])('is not opened by the header %j', async (authorization) => {
    expect(await findAccount(deps, authorization)).toBeUndefined();
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const { status, json } = await callApi(app, 'GET', '/api/auth/user', { headers });
    expect(status).toBe(401);
    expect(json).toEqual(UNAUTHENTICATED);
  });

  it('is not opened by the stored form of its token', async () => {
    const { rows } = await deps.db.$client.query('select id, token_hash, address_hash from user_sessions');
    expect(rows).toHaveLength(1);
    for (const stored of Object.values(rows[0])) {
      expect(stored).toEqual(expect.any(String));
      expect((await whoIs(String(stored))).status).toBe(401);
    }
  });

  it('is not opened by a cookie or a query parameter', async () => {
    const headers = { cookie: `better-auth.session_token=${member.token}; authToken=${member.token}` };
    expect((await callApi(app, 'GET', `/api/auth/user?token=${member.token}`, { headers })).status).toBe(401);
  });

  it('identifies the account for the rest of the program', async () => {
    const account = await findAccount(deps, `Bearer ${member.token}`);
    expect(account).toMatchObject({ email: member.email, emailVerified: false, emailNotifications: true });
    expect(account?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('ends 30 days after its last use', async () => {
    deps.setNow(new Date(TEST_NOW.getTime() + 30 * DAY_MS - 1));
    expect((await whoIs(member.token)).status).toBe(200);
    deps.setNow(new Date(TEST_NOW.getTime() + 60 * DAY_MS - 2));
    expect((await whoIs(member.token)).status).toBe(200);
    deps.setNow(new Date(TEST_NOW.getTime() + 91 * DAY_MS));
    expect((await whoIs(member.token)).status).toBe(401);
  });

  it('ends after half a year even with daily use', async () => {
    for (let day = 20; day < 180; day += 20) {
      deps.setNow(new Date(TEST_NOW.getTime() + day * DAY_MS));
      expect((await whoIs(member.token)).status).toBe(200);
    }
    deps.setNow(new Date(TEST_NOW.getTime() + 180 * DAY_MS));
    expect((await whoIs(member.token)).status).toBe(401);
  });

  it('is deleted some time after its end, not before', async () => {
    expect(await cleanAccounts(deps)).toMatchObject({ sessions: 0 });
    deps.setNow(new Date(TEST_NOW.getTime() + 31 * DAY_MS));
    expect(await cleanAccounts(deps)).toMatchObject({ sessions: 1 });
  });

  it('causes no write per call while it is fresh', async () => {
    const lastUse = async () =>
      (await deps.db.$client.query('select last_used_at from user_sessions')).rows[0].last_used_at;
    deps.setNow(new Date(TEST_NOW.getTime() + 599_000));
    await whoIs(member.token);
    expect(await lastUse()).toEqual(TEST_NOW);
    deps.setNow(new Date(TEST_NOW.getTime() + 600_000));
    await whoIs(member.token);
    expect(await lastUse()).toEqual(deps.clock.now());
  });
});

describe('POST /api/auth/logout', () => {
  it('succeeds for several concurrent calls', async () => {
    const logout = () => callApi(app, 'POST', '/api/auth/logout', { token: member.token });
    const answers = await Promise.all(Array.from({ length: 8 }, logout));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('ends only that session, at once', async () => {
    const other = await signIn();
    expect((await callApi(app, 'POST', '/api/auth/logout', { token: other })).json).toEqual({
      message: 'Çıkış yaptınız.',
    });
    expect((await whoIs(other)).status).toBe(401);
    expect((await whoIs(member.token)).status).toBe(200);
  });

  it('succeeds for a session that has already ended', async () => {
    await callApi(app, 'POST', '/api/auth/logout', { token: member.token });
    expect((await callApi(app, 'POST', '/api/auth/logout', { token: member.token })).status).toBe(200);
    expect((await callApi(app, 'POST', '/api/auth/logout')).status).toBe(200);
  });

  it('everywhere ends every session', async () => {
    const other = await signIn();
    expect((await callApi(app, 'POST', '/api/auth/logout-all', { token: other })).status).toBe(200);
    expect((await whoIs(other)).status).toBe(401);
    expect((await whoIs(member.token)).status).toBe(401);
    expect((await callApi(app, 'POST', '/api/auth/logout-all', { token: other })).json).toEqual(UNAUTHENTICATED);
  });
});

describe('/api/user/sessions', () => {
  it('lists the member’s sessions and marks the current one', async () => {
    deps.setNow(new Date(TEST_NOW.getTime() + 1000));
    const token = await signIn({ 'user-agent': WINDOWS });
    await registerAccount(app);
    const sessions = await sessionsOf(token);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Chrome, Windows', true],
      ['Bilinmeyen cihaz', false],
    ]);
    expect(sessions[0]).toMatchObject({
      createdAt: '2026-11-20T09:00:01.000Z',
      lastUsedAt: '2026-11-20T09:00:01.000Z',
    });
  });

  it('reveals no token, hash or address', async () => {
    const { body, json } = await callApi(app, 'GET', '/api/user/sessions', { token: member.token });
    expect(Object.keys(json.sessions[0]).sort()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'lastUsedAt']);
    expect(body).not.toContain(member.token);
  });

  it('handles any user agent safely', async () => {
    const token = await signIn({ 'user-agent': `<script>\t${'ü'.repeat(2000)}` });
    expect((await sessionsOf(token)).every(({ device }) => device === 'Bilinmeyen cihaz')).toBe(true);
  });

  it('ends one of the member’s own sessions', async () => {
    const other = await signIn();
    const id = (await sessionsOf(other)).find(({ isCurrent }) => isCurrent)?.id;
    const { status, json } = await callApi(app, 'DELETE', `/api/user/sessions/${id}`, { token: member.token });
    expect([status, json]).toEqual([200, { message: 'Oturum kapatıldı.' }]);
    expect((await whoIs(other)).status).toBe(401);
    const again = await callApi(app, 'DELETE', `/api/user/sessions/${id}`, { token: member.token });
    expect([again.status, again.json.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('ends all sessions of the member except the current one', async () => {
    const stranger = await registerAccount(app);
    const others = [await signIn(), await signIn()];
    const end = async () => (await callApi(app, 'DELETE', '/api/user/sessions', { token: member.token })).json.message;
    expect(await end()).toBe('Diğer 2 oturum kapatıldı.');
    for (const token of others) expect((await whoIs(token)).status).toBe(401);
    for (const { token } of [member, stranger]) expect((await whoIs(token)).status).toBe(200);
    expect(await end()).toBe('Başka açık oturum yok.');
  });

  it('does not find the sessions of others', async () => {
    const stranger = await registerAccount(app);
    const [session] = await sessionsOf(member.token);
    const { status } = await callApi(app, 'DELETE', `/api/user/sessions/${session?.id}`, { token: stranger.token });
    expect(status).toBe(404);
    expect((await whoIs(member.token)).status).toBe(200);
  });

  it.each(['1', 'abc', '%00', "'", '../..', 'x'.repeat(190)])('refuses the id %s', async (id) => {
    const { status } = await callApi(app, 'DELETE', `/api/user/sessions/${encodeURIComponent(id)}`, {
      token: member.token,
    });
    expect(status).toBe(400);
  });

  it('are limited to fifty: the oldest are ended', async () => {
    await deps.db.$client.query(
      `insert into user_sessions (user_id, token_hash, created_at, last_used_at, expires_at)
       select id, 'old' || n, $1, $1, $2 from users, generate_series(1, 60) n`,
      [new Date(TEST_NOW.getTime() - DAY_MS), new Date(TEST_NOW.getTime() + DAY_MS)],
    );
    const token = await signIn();
    expect(await sessionsOf(token)).toHaveLength(50);
    expect((await whoIs(member.token)).status).toBe(200);
  });
});
