import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { RETENTION } from '#shared/retention.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { MEMBER_PASSWORD } from '#tests/support/accounts/register-member.ts';
import {
  beginApp,
  codeFor,
  connectApp,
  listTools,
  postForm,
  refreshApp,
  registerApp,
} from '#tests/support/companies/app-callers.ts';
import { newColleague, newCompany } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const testApp = await openTestApp();
const { app, deps } = testApp;
afterAll(() => deps.close());
afterEach(() => {
  vi.useRealTimers();
  deps.setNow(TEST_NOW);
});
const ORIGIN = 'http://localhost:3000';

describe('a code', () => {
  it('is useless with another verifier, address, app or resource', async () => {
    const company = await newCompany(testApp);
    const other = await registerApp(app);
    const faults: readonly Readonly<Record<string, string>>[] = [
      { code_verifier: 'b'.repeat(43) },
      { redirect_uri: 'https://asistan.example/baska' },
      { client_id: other.json.client_id },
      { resource: 'https://baska.example/mcp' },
      { code: 'a'.repeat(32) },
    ];
    for (const wrong of faults) {
      const { form } = await codeFor(app, company.owner, company.id);
      const { status, json } = await postForm(app, '/oauth2/token', { ...form, ...wrong });
      expect({ wrong, isRefused: status === 400 || status === 401 }).toEqual({ wrong, isRefused: true });
      expect(json.error).toMatch(/^invalid_/);
      expect(json.access_token).toBeUndefined();
    }
  });

  it('that is used a second time revokes what the first use gave', async () => {
    const company = await newCompany(testApp);
    const { form } = await codeFor(app, company.owner, company.id);
    const first = await postForm(app, '/oauth2/token', form);
    expect((await listTools(app, first.json.access_token)).statusCode).toBe(200);
    expect((await postForm(app, '/oauth2/token', form)).json.error).toBe('invalid_grant');
    expect((await listTools(app, first.json.access_token)).statusCode).toBe(401);
  });

  it('works for ten minutes and not for eleven (ASVS 10.4.3)', async () => {
    const company = await newCompany(testApp);
    for (const [minutes, status] of [
      [9, 200],
      [11, 400],
    ] as const) {
      const { form } = await codeFor(app, company.owner, company.id);
      // The library uses the machine's clock.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
      const answer = await postForm(app, '/oauth2/token', form);
      expect([minutes, answer.status]).toEqual([minutes, status]);
      vi.useRealTimers();
    }
  });

  it('gives tokens at most once, even for concurrent requests', async () => {
    const company = await newCompany(testApp);
    const { form } = await codeFor(app, company.owner, company.id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => postForm(app, '/oauth2/token', form)));
    const given = answers.filter(({ status }) => status === 200);
    // The second attempt may revoke the tokens that the first is still being issued.
    expect(given.length).toBeLessThanOrEqual(1);
    for (const { status, json } of answers.filter((answer) => !given.includes(answer)))
      expect([status, json.error]).toEqual([400, 'invalid_grant']);
  });
});

describe('tokens', () => {
  it('are renewed at most once, even for concurrent requests', async () => {
    const company = await newCompany(testApp);
    const connected = await connectApp(app, company.owner, company.id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refreshApp(app, connected)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { status, json } of answers.filter((answer) => answer.status !== 200))
      expect([status, json.error]).toEqual([400, 'invalid_grant']);
  });

  it('are valid only for the tools, whatever is requested on renewal', async () => {
    const company = await newCompany(testApp);
    const begun = await beginApp(app, { scope: 'listings' });
    const connected = await connectApp(app, company.owner, company.id, begun);
    expect((await refreshApp(app, connected, { scope: 'listings locked' })).json.error).toBe('invalid_scope');
    expect((await refreshApp(app, connected, { resource: 'https://baska.example/mcp' })).json.error).toBe(
      'invalid_target',
    );
    expect((await refreshApp(app, { ...connected, clientId: 'baska' })).json.error).toMatch(/^invalid_/);
    const { status, json } = await refreshApp(app, connected, { resource: `${ORIGIN}/mcp` });
    expect([status, json.scope]).toEqual([200, 'listings offline_access']);
  });

  it('open nothing after a year, however often they were renewed (ASVS 10.4.8)', async () => {
    const validUntil = inDays(RETENTION.appConnectionMaxDays + 30);
    const company = await newCompany(testApp, validUntil);
    let connected = await connectApp(app, company.owner, company.id);
    for (const [days, status] of [
      [RETENTION.appConnectionMaxDays - 1, 200],
      [RETENTION.appConnectionMaxDays + 1, 401],
    ] as const) {
      const { json } = await refreshApp(app, connected);
      connected = { ...connected, accessToken: json.access_token, refreshToken: json.refresh_token };
      // Token dates use the machine's clock; this test is about the age of the connection.
      await deps.db.$client.query('update oauth_access_tokens set expires_at = $1', [validUntil]);
      deps.setNow(inDays(days));
      expect([days, (await listTools(app, connected.accessToken)).statusCode]).toEqual([days, status]);
    }
  });

  it('never open a later account with the same address (ASVS 10.3.3)', async () => {
    const company = await newCompany(testApp);
    const colleague = await newColleague(testApp, company, 'member');
    const { call, headers, id } = colleague;
    const { email, phoneNumber } = (await call('GET', '/api/auth/user')).json;
    const connected = await connectApp(app, colleague, company.id);
    expect((await call('DELETE', '/api/user', { password: MEMBER_PASSWORD })).status).toBe(200);
    const payload = { email, phoneNumber, password: MEMBER_PASSWORD };
    const again = await app.inject({ method: 'POST', url: '/api/auth/register', payload });
    const later = { authorization: `Bearer ${again.json().token}` };
    const { id: laterId } = (await app.inject({ url: '/api/auth/user', headers: later })).json();
    expect(laterId).not.toBe(id);
    await deps.db.$client.query(
      `insert into organisation_members (organisation_id, user_id, role, joined_at) values ($1, $2, 'member', $3)`,
      [company.id, laterId, TEST_NOW],
    );
    expect((await listTools(app, connected.accessToken)).statusCode).toBe(401);
    expect((await refreshApp(app, connected)).json.error).toBe('invalid_grant');
    expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
  });

  it('can be revoked only by their app, and revoking an unknown token is no error', async () => {
    const company = await newCompany(testApp);
    const connected = await connectApp(app, company.owner, company.id);
    const other = await registerApp(app);
    const revoke = (token: string, client_id: string) => postForm(app, '/oauth2/revoke', { token, client_id });
    await revoke(connected.refreshToken, other.json.client_id);
    expect((await listTools(app, connected.accessToken)).statusCode).toBe(200);
    expect((await revoke('pyr_yok', connected.clientId)).status).toBeLessThan(500);
    expect((await revoke(connected.accessToken, connected.clientId)).status).toBe(200);
    expect((await listTools(app, connected.accessToken)).statusCode).toBe(401);
    expect((await refreshApp(app, connected)).status).toBe(200);
  });

  it('are refused with OAuth errors for every invalid request', async () => {
    const bodies = [
      '',
      'grant_type',
      'grant_type=password',
      'grant_type=authorization_code',
      'grant_type=refresh_token&refresh_token=%00',
      'grant_type=a&grant_type=b',
      'grant_type=client_credentials&client_id=a&client_secret=b',
      `code=${'a'.repeat(20_000)}`,
      'grant_type=authorization_code&client_id=a&code=%00&code_verifier=x',
    ];
    for (const type of ['application/x-www-form-urlencoded', 'application/json', 'text/plain', ''])
      for (const url of ['/oauth2/token', '/oauth2/revoke'])
        for (const payload of bodies) {
          const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
          expect({ url, type, payload: payload.slice(0, 40), isOurs: answer.statusCode >= 500 }).toMatchObject({
            isOurs: false,
          });
          if (answer.statusCode >= 400) expect(answer.json().error, answer.body).toMatch(/^[a-z_]+$/);
          expect(answer.headers['cache-control']).toBe('no-store');
        }
  });
});

it('while the database is unreachable apps are asked to retry later', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const alone = await buildApp({ ...deps, db: away }, { pages: false });
  try {
    const form = { grant_type: 'refresh_token', client_id: 'a', refresh_token: `pyr_${'a'.repeat(32)}` };
    const answers = [
      await postForm(alone, '/oauth2/token', form),
      await postForm(alone, '/oauth2/token', {
        ...form,
        grant_type: 'authorization_code',
        code: 'a',
        code_verifier: 'a',
      }),
      await postForm(alone, '/oauth2/revoke', { client_id: 'a', token: 'pyr_a' }),
      await registerApp(alone),
    ];
    for (const { status, json, headers } of answers) {
      expect([status, json.error]).toEqual([503, 'temporarily_unavailable']);
      expect(headers['retry-after']).toBeDefined();
    }
    await expect(beginApp(alone, { client_id: 'a' })).rejects.toThrow(/^503 /);
  } finally {
    await alone.close();
    await away.$client.end();
  }
});
