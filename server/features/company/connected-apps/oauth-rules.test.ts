import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { beginApp, REDIRECT, registerApp } from '#tests/support/companies/app-callers.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

cheapHashes();
const { app, deps } = await openTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
afterAll(() => deps.close());
const ORIGIN = 'http://localhost:3000';
beforeEach(() => emptyTables(deps, 'attempt_limits', 'call_counts'));

describe('discovery', () => {
  it('leads from a refused tool call to the addresses of this server, and lists only what exists', async () => {
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
      service_documentation: `${ORIGIN}/yardim-merkezi/yapay-zeka-baglama`,
    });
    // The library's other endpoints are not exposed.
    for (const path of ['introspect', 'userinfo', 'get-clients', 'end-session', 'consent', 'create-client'])
      expect((await app.inject({ method: 'POST', url: `/oauth2/${path}`, payload: {} })).statusCode).toBe(404);
  });
});

describe('the registration of an app', () => {
  it('gives no secret, and stores only name and redirect addresses', async () => {
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

  it('accepts redirects to https, and to this computer also with http', async () => {
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

  it('is refused if the name is too long or the request is invalid', async () => {
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

  it('is limited per address and in total', async () => {
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
  const errorOf = ({ location }: { location: URL }) => ({
    at: `${location.host}${location.pathname}`,
    error: location.searchParams.get('hata'),
  });

  it('that names another address or an unknown app is redirected nowhere', async () => {
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

  it('with a fault is redirected to our page naming the host, not to the app', async () => {
    const { clientId } = await beginApp(app);
    for (const [error, given] of [
      ['invalid_scope', { scope: 'listings everything' }],
      ['invalid_scope', { scope: 'openid' }],
      ['invalid_target', { resource: `${ORIGIN}/api/v1` }],
      ['invalid_target', { resource: 'https://baska.example/mcp' }],
      ['invalid_request', { code_challenge: undefined }],
      ['invalid_request', { code_challenge_method: 'plain' }],
      ['unsupported_response_type', { response_type: 'token' }],
      ['login_required', { prompt: 'none' }],
    ] as const) {
      const { location } = await beginApp(app, { client_id: clientId, ...given });
      expect({ given, ...errorOf({ location }) }).toEqual({ given, at: 'localhost/baglan', error });
      expect(location.searchParams.get('adres')).toBe(new URL(REDIRECT).host);
    }
  });

  it('that is nonsense is answered without a server error', async () => {
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
