import { afterEach, expect, it } from 'vitest';
import { openTestApp } from '#tests/support/open-test-app.ts';
import type { App } from './app-type.ts';
import { readSignedCookie, setSignedCookie } from './signed-cookies.ts';

let close: () => Promise<void>;
afterEach(() => close());

async function openAt(origin?: string): Promise<App> {
  const { deps, app } = await openTestApp(origin === undefined ? {} : { PUBLIC_ORIGIN: origin }, { isAlone: true });
  close = deps.close;
  app.get('/cerez', { config: { caller: 'visitor' } }, (request, reply) => {
    setSignedCookie(reply, 'cerez', '1', 60);
    return reply.send({ came: readSignedCookie(request, 'cerez') });
  });
  return app;
}

/** Returns a cookie as the site sets it, over plain http, as forwarded by a proxy that does not mention TLS. */
async function cookieOf(app: App) {
  const { cookies } = await app.inject('/cerez');
  return cookies[0];
}

it('a site on public https sends HSTS, even behind a proxy that does not forward the protocol', async () => {
  const app = await openAt('https://peyda.test');
  const { headers } = await app.inject('/healthz');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(await cookieOf(app)).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' });
});

it.each([undefined, 'http://localhost:3000'])('a site at %s is not forced to https', async (origin) => {
  const app = await openAt(origin);
  expect((await app.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security');
  expect(await cookieOf(app)).not.toHaveProperty('secure');
});

it('other sites can’t access our windows or embed our answers', async () => {
  const app = await openAt();
  expect((await app.inject('/healthz')).headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it('over https a cookie is accepted from this host only; a neighbouring host can’t replace it', async () => {
  const app = await openAt('https://peyda.test');
  const { name = '', value = '' } = (await cookieOf(app)) ?? {};
  expect(name).toBe('__Host-cerez');
  const came = async (sent: string) => (await app.inject({ url: '/cerez', headers: { cookie: sent } })).json().came;
  expect(await came(`__Host-cerez=${encodeURIComponent(value)}`)).toBe('1');
  expect(await came(`cerez=${encodeURIComponent(value)}`)).toBeUndefined();
});

it('answers let no inline script or style run', async () => {
  const app = await openAt();
  for (const url of ['/api/summary', '/healthz', '/files/yok.webp', '/api/yok']) {
    const policy = String((await app.inject(url)).headers['content-security-policy']);
    expect(policy, url).toContain("default-src 'self'");
    expect(policy, url).not.toContain('unsafe-inline');
    expect(policy, url).not.toContain('https:');
  }
});

it('the API reference is a separate origin', async () => {
  const app = await openAt();
  const { headers, body } = await app.inject('/api/docs/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^sandbox /);
  expect(policy).not.toContain('allow-same-origin');
  expect(body).toContain('lang="tr"');
  expect(body).toContain('localStorage');
});

it('answers declare their type, refuse framing, and send other sites no path (ASVS 3.4)', async () => {
  const app = await openAt();
  for (const url of ['/api/summary', '/healthz', '/files/yok.webp', '/api/yok', '/api/docs/']) {
    const { headers } = await app.inject(url);
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
  }
});

it('a form of another site without a preflight changes nothing, and TRACE is refused (ASVS 3.5, 13.4)', async () => {
  const app = await openAt();
  const register = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/api/auth/register', headers: { 'content-type': type }, payload });
  const json = '{"email":"a@ornek.example","phoneNumber":"05321234567","password":"uzun-bir-parola-9"}';
  const form = 'email=a%40ornek.example&phoneNumber=05321234567&password=uzun-bir-parola-9';
  expect([415, 400]).toContain((await register('text/plain', json)).statusCode);
  expect([415, 400]).toContain((await register('application/x-www-form-urlencoded', form)).statusCode);
  expect((await register('application/json', json)).statusCode).toBe(200);
  // Node's parser accepts this method, but none of our routes does.
  expect((await app.inject({ method: 'TRACE' as 'GET', url: '/api/summary' })).statusCode).toBe(404);
});

it('a contact for security reports is published', async () => {
  const app = await openAt('https://peyda.test');
  const { body, headers } = await app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: https://peyda.test/iletisim\n');
  expect(body).toMatch(/^Expires: \d{4}-\d\d-\d\dT/m);
});
