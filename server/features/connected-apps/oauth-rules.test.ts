import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import {
  beginApp,
  codeFor,
  connectApp,
  listTools,
  postForm,
  REDIRECT,
  refreshApp,
  registerApp,
} from '#tests/support/companies/app-callers.ts';
import { newCompany } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

cheapHashes();
const testApp = await openTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
const { app, deps } = testApp;
afterAll(() => deps.close());
const ORIGIN = 'http://localhost:3000';
beforeEach(() => deps.db.execute('truncate attempt_limits, call_counts'));

describe('discovery', () => {
  test('leads from the refusal of the tools to the calls of this server, and promises no more than there is', async () => {
    const refused = await app.inject({ method: 'POST', url: '/mcp', payload: {} });
    const metadata = `${ORIGIN}/.well-known/oauth-protected-resource/mcp`;
    expect(refused.headers['www-authenticate']).toBe(
      `Bearer realm="Peyda API", resource_metadata="${metadata}", scope="listings locked"`,
    );
    for (const path of ['/.well-known/oauth-protected-resource/mcp', '/.well-known/oauth-protected-resource'])
      expect((await app.inject(path)).json()).toMatchObject({
        resource: `${ORIGIN}/mcp`,
        authorization_servers: [ORIGIN],
        bearer_methods_supported: ['header'],
        scopes_supported: ['listings', 'locked'],
      });
    const told = (await app.inject('/.well-known/oauth-authorization-server')).json();
    expect(told).toEqual({
      issuer: ORIGIN,
      authorization_endpoint: `${ORIGIN}/oauth2/authorize`,
      token_endpoint: `${ORIGIN}/oauth2/token`,
      registration_endpoint: `${ORIGIN}/oauth2/register`,
      revocation_endpoint: `${ORIGIN}/oauth2/revoke`,
      scopes_supported: ['listings', 'locked', 'offline_access'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      service_documentation: `${ORIGIN}/yardim-merkezi/api-ile-okuma`,
    });
    // What the library could do besides is not there.
    for (const path of ['introspect', 'userinfo', 'get-clients', 'end-session', 'consent', 'create-client'])
      expect((await app.inject({ method: 'POST', url: `/oauth2/${path}`, payload: {} })).statusCode).toBe(404);
  });
});

describe('an app that introduces itself', () => {
  test('gets no secret, and nothing of what it tells but name and addresses is kept', async () => {
    const { status, json } = await registerApp(app, {
      client_name: ' Ad\u202e   soyad ',
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['client_credentials'],
      logo_uri: 'http://169.254.169.254/logo.png',
      jwks_uri: 'https://kotu.example/jwks',
      client_uri: 'https://kotu.example/',
      scope: 'listings everything',
      skip_consent: true,
    });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      client_name: 'Ad soyad',
      token_endpoint_auth_method: 'none',
      redirect_uris: [REDIRECT],
    });
    const { rows } = await deps.db.$client.query('select to_jsonb(c) as row from oauth_clients c');
    expect(JSON.stringify([json, rows])).not.toMatch(/secret_?\w*"|kotu|169\.254|skip/i);
  });

  test('may be sent back to https, and to this computer without it', async () => {
    const statusFor = async (...redirect_uris: unknown[]) => (await registerApp(app, { redirect_uris })).json;
    for (const good of [
      'https://claude.ai/api/mcp/auth_callback',
      'http://localhost:3333/geri',
      'http://127.0.0.1/geri',
      'http://[::1]:80/',
    ])
      expect((await statusFor(good)).redirect_uris, good).toEqual([good]);
    for (const bad of [
      'http://asistan.example/geri',
      'http://localhost.kotu.example/',
      'http://127.0.0.1@kotu.example/',
      'https://ad:sifre@asistan.example/',
      'https://asistan.example/#parca',
      'https://asistan.example/#',
      'javascript:alert(1)',
      'com.ornek.app:/geri',
      'cursor://anysphere.cursor-mcp/oauth/callback',
      '/geri',
      `https://asistan.example/${'a'.repeat(500)}`,
      7,
    ])
      expect(await statusFor(bad), String(bad)).toMatchObject({ error: 'invalid_redirect_uri' });
    expect(await statusFor()).toMatchObject({ error: 'invalid_redirect_uri' });
    const many = Array.from({ length: 11 }, (_, at) => `https://asistan.example/${at}`);
    expect(await statusFor(...many)).toMatchObject({ error: 'invalid_redirect_uri' });
  });

  test('is refused with a name that is too long, and what is no registration', async () => {
    for (const client_name of ['a'.repeat(81), '', 7])
      expect(await registerApp(app, { client_name })).toMatchObject({
        status: 400,
        json: { error: 'invalid_client_metadata' },
      });
    const headers = { 'content-type': 'application/json' };
    for (const payload of ['{', 'null', '[]', '"a"', `{"client_name":"${'a'.repeat(20_000)}"}`]) {
      const answer = await app.inject({ method: 'POST', url: '/oauth2/register', headers, payload });
      expect(answer.statusCode, payload.slice(0, 20)).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json().error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
    }
  });

  test('is one of some from an address and of some in all', async () => {
    const from = (address: string) =>
      app.inject({
        method: 'POST',
        url: '/oauth2/register',
        headers: { 'x-forwarded-for': address },
        payload: { redirect_uris: [REDIRECT] },
      });
    const answers = await Promise.all(Array.from({ length: 70 }, () => from('203.0.113.9')));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBeLessThanOrEqual(60);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused[0]?.json().error).toBe('temporarily_unavailable');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.114.9')).statusCode).toBe(201);
  });
});

describe('an app’s request', () => {
  const errorOf = ({ location }: Awaited<ReturnType<typeof beginApp>>) => ({
    at: `${location.host}${location.pathname}`,
    error: location.searchParams.get('error') ?? location.searchParams.get('hata'),
  });

  test('that names another address, or an unknown app, sends nobody anywhere', async () => {
    const ours = 'localhost/baglan';
    for (const given of [
      { redirect_uri: 'https://kotu.example/' },
      { redirect_uri: `${REDIRECT}/ek` },
      { redirect_uri: `${REDIRECT}?ek=1` },
      { redirect_uri: undefined },
      { client_id: 'bilinmeyen' },
      { client_id: '' },
    ])
      expect(errorOf(await beginApp(app, given)), JSON.stringify(given)).toMatchObject({
        at: ours,
        error: expect.any(String),
      });
  });

  test('that asks for what there is not is sent back to the app with what is wrong', async () => {
    const { clientId } = await beginApp(app);
    for (const [error, given] of [
      ['invalid_scope', { scope: 'listings everything' }],
      ['invalid_scope', { scope: 'openid' }],
      ['invalid_target', { resource: `${ORIGIN}/api/v1` }],
      ['invalid_target', { resource: 'https://baska.example/mcp' }],
      ['invalid_request', { code_challenge: undefined }],
      ['invalid_request', { code_challenge_method: 'plain' }],
      ['unsupported_response_type', { response_type: 'token' }],
    ] as const) {
      const { location } = await beginApp(app, { client_id: clientId, ...given });
      const told = location.searchParams.get('error') ?? location.searchParams.get('hata') ?? location.hash;
      expect({ given, told }).toEqual({ given, told: expect.stringContaining(error) });
    }
  });

  test('that is nonsense is answered without a failure of ours', async () => {
    const long = 'a'.repeat(9000);
    for (const query of [
      '',
      'a',
      '%',
      '%00',
      'client_id=%00',
      'client_id=a&client_id=b',
      'response_type=code&response_type=code',
      `state=${long}`,
      'resource=%ff',
      'redirect_uri=https://%00',
    ]) {
      const { statusCode, headers } = await app.inject(`/oauth2/authorize?${query}`);
      expect(statusCode, query.slice(0, 40)).toBeLessThan(500);
      if (statusCode === 302) expect(headers.location).toMatch(/^\/baglan\?hata=\w+$/);
    }
  });
});

describe('a code', () => {
  test('is worth nothing with another verifier, address, app or resource', async () => {
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

  test('that comes a second time takes back what the first gave', async () => {
    const company = await newCompany(testApp);
    const { form } = await codeFor(app, company.owner, company.id);
    const first = await postForm(app, '/oauth2/token', form);
    expect((await listTools(app, first.json.access_token)).statusCode).toBe(200);
    expect((await postForm(app, '/oauth2/token', form)).json.error).toBe('invalid_grant');
    expect((await listTools(app, first.json.access_token)).statusCode).toBe(401);
  });

  test('is used once, however many try it at the same time', async () => {
    const company = await newCompany(testApp);
    const { form } = await codeFor(app, company.owner, company.id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => postForm(app, '/oauth2/token', form)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });
});

describe('tokens', () => {
  test('stay for the tools, whatever is asked when they are renewed', async () => {
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

  test('are taken back by their app alone, and taking back what is not there is no failure', async () => {
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

  test('are refused in OAuth’s words for whatever is no request', async () => {
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

test('while the database is away apps are told to come again', async () => {
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
