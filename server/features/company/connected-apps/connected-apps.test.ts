import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import { appConnections, oauthAccessTokens, oauthClients } from '#server/database/tables/companies/connected-apps.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import { MAX_OWN_APPS } from '#shared/organisations/app-rules.ts';
import { API_QUOTAS } from '#shared/plans.ts';
import { RETENTION } from '#shared/retention.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import {
  beginApp,
  codeFor,
  connectApp,
  decide,
  listTools,
  postForm,
  refreshApp,
  requestIn,
} from '#tests/support/companies/app-callers.ts';
import { type Company, callWith, newColleague, newCompany } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { cleanConnections } from './index.ts';

cheapHashes();
const testApp = await openTestApp();
const { app, deps } = testApp;
afterAll(() => deps.close());
beforeEach(() => deps.setNow(TEST_NOW));

const path = ({ id }: Company, rest = '') => `/api/organisations/${id}/connected-apps${rest}`;
const statusOf = async (token: string) => (await listTools(app, token)).statusCode;
const appsOf = async (company: Company, who = company.owner) => (await who.call('GET', path(company))).json.apps;
const logOf = async ({ id, owner }: Company) =>
  (await owner.call('GET', `/api/organisations/${id}/log`)).json.entries.map(
    ({ act, to }: { act: string; to: string }) => [act, to],
  );

describe('a connected app', () => {
  it('can call the tools and no other address', async () => {
    const company = await newCompany(testApp);
    const { accessToken, refreshToken } = await connectApp(app, company.owner, company.id);
    expect([await statusOf(accessToken), await statusOf(refreshToken)]).toEqual([200, 401]);
    expect((await callWith(app, accessToken)('/summary')).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${accessToken}` };
    for (const url of ['/api/auth/user', '/api/user/saved-ads', '/api/organisations'])
      expect((await app.inject({ url, headers })).statusCode, url).toBe(401);
    expect((await app.inject({ url: '/api/user/subscription', headers })).json().isPremium).not.toBe(true);
  });

  it('is stored without any usable token', async () => {
    const company = await newCompany(testApp);
    const { accessToken, refreshToken } = await connectApp(app, company.owner, company.id);
    const { rows } = await deps.db.$client.query(
      `select to_jsonb(t) as row from oauth_access_tokens t union all select to_jsonb(t) from oauth_refresh_tokens t
       union all select to_jsonb(t) from app_connections t union all select to_jsonb(t) from user_verifications t`,
    );
    for (const token of [accessToken, refreshToken]) expect(JSON.stringify(rows)).not.toContain(token.slice(4));
  });

  it('with an unknown token gets a pointer to the sign-in, and without the scope the name of that scope', async () => {
    const company = await newCompany(testApp);
    const metadata = 'resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp"';
    const unknown = await listTools(app, `pya_${'a'.repeat(32)}`);
    expect([unknown.statusCode, unknown.json().code]).toEqual([401, 'TOKEN_INVALID']);
    expect(unknown.headers['www-authenticate']).toBe(
      `Bearer realm="Peyda API", ${metadata}, scope="listings locked", error="invalid_token"`,
    );
    const begun = await beginApp(app, { scope: 'locked' });
    const { accessToken } = await connectApp(app, company.owner, company.id, begun);
    const refused = await listTools(app, accessToken);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'KEY_SCOPE']);
    expect(refused.headers['www-authenticate']).toBe(
      `Bearer realm="Peyda API", ${metadata}, error="insufficient_scope", scope="listings"`,
    );
  });

  it('stops at once when its access expires, the plan ends or the account is closed', async () => {
    const company = await newCompany(testApp, inDays(300));
    const { accessToken } = await connectApp(app, company.owner, company.id);
    const plan = (validUntil: Date) =>
      deps.db.update(organisations).set({ validUntil }).where(eq(organisations.id, company.id));
    await plan(TEST_NOW);
    const over = await listTools(app, accessToken);
    expect([over.statusCode, over.json().code]).toEqual([403, 'ORGANISATION_OVER']);
    await plan(inDays(300));
    expect(await statusOf(accessToken)).toBe(200);
    const close = (closedAt: Date | null) =>
      deps.db.update(users).set({ closedAt }).where(eq(users.id, company.owner.id));
    await close(TEST_NOW);
    expect(await statusOf(accessToken)).toBe(401);
    await close(null);
    const age = (days: number) => deps.db.update(appConnections).set({ connectedAt: inDays(-days) });
    await age(RETENTION.appConnectionMaxDays);
    expect(await statusOf(accessToken)).toBe(401);
    await age(RETENTION.appConnectionMaxDays - 1);
    expect(await statusOf(accessToken)).toBe(200);
    await deps.db.update(oauthAccessTokens).set({ expiresAt: TEST_NOW });
    expect(await statusOf(accessToken)).toBe(401);
  });

  it('is counted in the quotas of its connection and of the organisation, over all servers', async () => {
    const company = await newCompany(testApp);
    const { accessToken } = await connectApp(app, company.owner, company.id);
    const first = await listTools(app, accessToken);
    expect(first.headers.ratelimit).toContain(`"key-minute";r=${API_QUOTAS.key.minute - 1};`);
    expect(first.headers.ratelimit).toContain(`"organisation-minute";r=${API_QUOTAS.organisation.minute - 1};`);
    const answers = await Promise.all(
      Array.from({ length: API_QUOTAS.key.minute + 20 }, () => listTools(app, accessToken)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(21);
    expect(refused[0]?.json().message).toMatch(/^Bağlantının dakikalık kotası doldu\./);
    const [connection] = await appsOf(company);
    expect(connection.lastUsedAt).toBe(TEST_NOW.toISOString());
  });
});

describe('a connection', () => {
  it('can be seen and ended by its member and by managers of apps, and is in the log', async () => {
    const company = await newCompany(testApp);
    const [member, manager, other] = [
      await newColleague(testApp, company, 'reader'),
      await newColleague(testApp, company, 'manager'),
      await newColleague(testApp, company, 'member'),
    ];
    const { accessToken } = await connectApp(app, member, company.id);
    const [own] = await appsOf(company, member);
    expect(own).toMatchObject({
      appName: 'Asistan',
      redirectHost: 'asistan.example',
      scopes: ['listings', 'locked'],
      isOwn: true,
      lastUsedAt: null,
    });
    expect(await appsOf(company, manager)).toMatchObject([{ id: own.id, isOwn: false }]);
    expect(await appsOf(company, other)).toEqual([]);
    expect((await other.call('DELETE', path(company, `/${own.id}`))).status).toBe(404);
    const foreign = await newCompany(testApp);
    expect((await foreign.owner.call('DELETE', path(foreign, `/${own.id}`))).status).toBe(404);
    // The test sends its calls to two servers in turn.
    expect([await statusOf(accessToken), await statusOf(accessToken)]).toEqual([200, 200]);
    expect((await manager.call('DELETE', path(company, `/${own.id}`))).status).toBe(200);
    expect([await statusOf(accessToken), await statusOf(accessToken)]).toEqual([401, 401]);
    expect(await appsOf(company, member)).toEqual([]);
    expect(await logOf(company)).toMatchObject([
      ['disconnectApp', expect.stringContaining('“Asistan” (asistan.example)')],
      ['connectApp', expect.stringContaining('“Asistan” (asistan.example)')],
    ]);
  });

  it('ends when the membership ends for any reason, and with the account', async () => {
    const company = await newCompany(testApp);
    for (const [who, role] of [
      ['leaves', 'member'],
      ['is removed', 'reader'],
    ] as const) {
      const person = await newColleague(testApp, company, role);
      const connected = await connectApp(app, person, company.id);
      const by = who === 'leaves' ? person : company.owner;
      await by.call('DELETE', `/api/organisations/${company.id}/members/${person.id}`);
      expect({ who, status: await statusOf(connected.accessToken) }).toEqual({ who, status: 401 });
      expect((await refreshApp(app, connected)).json.error).toBe('invalid_grant');
    }
    const person = await newColleague(testApp, company, 'member');
    const { accessToken } = await connectApp(app, person, company.id);
    const kept = await person.call('GET', '/api/user/export');
    expect(kept.json.connectedApps).toMatchObject([{ appName: 'Asistan', redirectHost: 'asistan.example' }]);
    expect((await person.call('DELETE', '/api/user', { password: 'gizli-bir-sifre' })).status).toBe(200);
    expect(await statusOf(accessToken)).toBe(401);
    expect(await deps.db.$count(appConnections, eq(appConnections.userId, person.id))).toBe(0);
  });

  it('is made again each time, by the person who is asked each time', async () => {
    const company = await newCompany(testApp);
    const first = await connectApp(app, company.owner, company.id);
    const again = await beginApp(app, { client_id: first.clientId });
    expect(again.location.pathname).toBe('/baglan');
    await connectApp(app, company.owner, company.id, again);
    expect(await appsOf(company)).toHaveLength(2);
    const silent = await beginApp(app, { client_id: first.clientId, prompt: 'none' });
    // No redirect to another site before the member has answered.
    const { host, searchParams } = silent.location;
    expect([host, searchParams.get('hata'), searchParams.get('adres')]).toEqual([
      'localhost',
      'login_required',
      'asistan.example',
    ]);
  });

  it('ends if a refresh token is used twice; each new token replaces the previous one', async () => {
    const company = await newCompany(testApp);
    const connected = await connectApp(app, company.owner, company.id);
    const renewed = await refreshApp(app, connected);
    expect(renewed.json).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    expect(await statusOf(renewed.json.access_token)).toBe(200);
    expect((await refreshApp(app, connected)).json.error).toBe('invalid_grant');
    expect(await statusOf(renewed.json.access_token)).toBe(401);
    expect((await refreshApp(app, { ...connected, refreshToken: renewed.json.refresh_token })).status).toBe(400);
    expect(await appsOf(company)).toEqual([]);
  });

  it('have a maximum per person; declined requests do not count', async () => {
    const company = await newCompany(testApp);
    const { clientId } = await connectApp(app, company.owner, company.id);
    const declined = await decide(company.owner, requestIn((await beginApp(app)).location), null);
    expect(new URL(declined.json.address).searchParams.get('error')).toBe('access_denied');
    const answers = [];
    for (let at = 0; at < MAX_OWN_APPS; at += 1) {
      const { location } = await beginApp(app, { client_id: clientId });
      answers.push(await decide(company.owner, requestIn(location), company.id));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_OWN_APPS - 1);
    expect(answers.at(-1)).toMatchObject({ status: 409, json: { code: 'TOO_MANY_APPS' } });
  });

  it('is forgotten some time after its end, and apps that nobody connected', async () => {
    const company = await newCompany(testApp);
    const connected = await connectApp(app, company.owner, company.id);
    const unused = await beginApp(app);
    const apps = async () => (await deps.db.select().from(oauthClients)).map(({ clientId }) => clientId);
    expect(await apps()).toEqual(expect.arrayContaining([connected.clientId, unused.clientId]));
    // The library uses the machine's clock.
    await deps.db.$client.query(
      `update oauth_clients set created_at = $1; update oauth_access_tokens set expires_at = $1;
       update oauth_refresh_tokens set expires_at = $1`.replaceAll('$1', `'${TEST_NOW.toISOString()}'`),
    );
    deps.setNow(new Date(inDays(RETENTION.unusedAppDays).getTime() + 1));
    await cleanConnections(deps);
    expect(await apps()).toEqual(expect.arrayContaining([connected.clientId]));
    expect(await apps()).not.toContain(unused.clientId);
    expect(await appsOf(company)).toEqual([]);
    deps.setNow(inDays(RETENTION.unusedAppDays + RETENTION.endedConnectionDays + 1));
    await cleanConnections(deps);
    await cleanConnections(deps);
    expect(await apps()).not.toContain(connected.clientId);
  });
});

describe('a member', () => {
  it('can approve once, for their own organisation with a running plan, a request begun by the app', async () => {
    const [company, foreign] = [await newCompany(testApp), await newCompany(testApp)];
    const over = await newCompany(testApp, TEST_NOW);
    const begun = await beginApp(app);
    const request = requestIn(begun.location);
    expect((await decide(company.owner, request, foreign.id)).status).toBe(404);
    expect(await decide(over.owner, request, over.id)).toMatchObject({
      status: 409,
      json: { code: 'ORGANISATION_OVER' },
    });
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/api/connected-apps/decision',
          payload: { request, organisationId: company.id },
        })
      ).statusCode,
    ).toBe(401);
    const forged = Buffer.from(
      Buffer.from(request, 'base64url').toString().replace('asistan.example', 'kotu.example'),
    ).toString('base64url');
    for (const wrong of [forged, 'a', Buffer.from('client_id=x').toString('base64url')]) {
      expect(await decide(company.owner, wrong, company.id)).toMatchObject({
        status: 400,
        json: { code: 'APP_REQUEST_INVALID' },
      });
      expect((await company.owner.call('POST', '/api/connected-apps/request', { request: wrong })).status).toBe(400);
    }
    expect((await decide(company.owner, request, company.id)).status).toBe(200);
    expect(await decide(company.owner, request, company.id)).toMatchObject({
      status: 409,
      json: { code: 'APP_REQUEST_ANSWERED' },
    });
    expect(await logOf(company)).toHaveLength(1);
  });

  it('can end a connection before its app has fetched the first token', async () => {
    const company = await newCompany(testApp);
    const { form } = await codeFor(app, company.owner, company.id);
    const [connection] = await appsOf(company);
    await company.owner.call('DELETE', path(company, `/${connection.id}`));
    expect((await postForm(app, '/oauth2/token', form)).json.error).toBe('invalid_grant');
  });
});
