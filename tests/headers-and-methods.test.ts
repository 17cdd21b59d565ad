import { afterAll, expect, it } from 'vitest';
import { LONGEST_SUPPORT_NAME } from '#shared/support/support-rules.ts';
import { cheapHashes } from './support/accounts/cheap-hashes.ts';
import { enterDesk } from './support/accounts/enter-desk.ts';
import { openTestApp } from './support/open-test-app.ts';

cheapHashes();
const { deps, app } = await openTestApp({ PUBLIC_ORIGIN: 'https://peyda.test' });
afterAll(() => deps.close());

const BROWSERS_KEEP_BYTES = 4096;

it('every cookie stays far below what browsers keep, with the longest that people write (ASVS 3.3.5)', async () => {
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const longest = {
    name: 'ữ'.repeat(LONGEST_SUPPORT_NAME),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`,
  };
  const desk = await enterDesk(app, deps, 'yonetici');
  const answers = [
    await post('/api/auth/register', {
      email: 'ali@example.com',
      phoneNumber: '05321234567',
      password: 'doğru at pil zımba',
    }),
    await post('/api/trial', { deviceId: 'web_cerez00000001' }),
    await post('/api/support/visitor', longest),
    await app.inject({ url: '/api/auth/user', headers: desk.headers }),
  ];
  const lines = answers.flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat());
  const sizes = new Map(lines.map((line) => [line.split('=')[0], Buffer.byteLength(line.split(';')[0] ?? '')]));
  // With replicas there is one more cookie, of fixed length.
  const names = ['destek', 'device', 'known', 'masa', 'trial'].map((name) => `__Host-peyda_${name}`);
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(names));
  for (const [name, bytes] of sizes)
    expect({ name, isSmall: bytes < BROWSERS_KEEP_BYTES / 4 }).toEqual({ name, isSmall: true });
});

it('a method that an address has no use for is answered as an address that is not there (ASVS 4.1.4)', async () => {
  const { paths } = (await app.inject('/api/docs/openapi.json')).json();
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'];
  const known = Object.entries<object>(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')),
  );
  let tried = 0;
  for (const path of Object.keys(paths)) {
    const url = path.replaceAll(/\{\w+\}/g, '7');
    for (const method of methods.filter((name) => !known.some((call) => call.test(`${name} ${url}`)))) {
      // safe: inject accepts every method
      const { statusCode } = await app.inject({ method: method as 'GET', url });
      tried += 1;
      expect({ method, url, statusCode }).toEqual({ method, url, statusCode: 404 });
    }
  }
  expect(tried).toBeGreaterThan(500);
});

it('no answer tells which programs of which version serve it (ASVS 13.4.6)', async () => {
  const { dependencies, version } = (await import('../package.json', { with: { type: 'json' } })).default;
  const versions = [
    process.version,
    process.versions.node,
    dependencies.fastify,
    dependencies['better-auth'],
    dependencies.pg,
  ];
  expect(version).toMatch(/^\d/);
  const calls = [
    { url: '/healthz' },
    { url: '/readyz' },
    { url: '/api/summary' },
    { url: '/api/yok' },
    { url: '/files/yok.webp' },
    { url: '/api/auth/user' },
    { url: '/mcp' },
    { method: 'POST', url: '/api/auth/login', payload: '{', headers: { 'content-type': 'application/json' } },
    { method: 'POST', url: '/mcp', payload: '{', headers: { 'content-type': 'application/json' } },
    { method: 'POST', url: '/oauth2/token', payload: 'x' },
  ] as const;
  for (const call of calls) {
    const { headers, body } = await app.inject(call);
    expect(Object.keys(headers).filter((name) => /^(?:server|via|x-powered-by|x-.*version)$/.test(name))).toEqual([]);
    const told = `${JSON.stringify(headers)} ${body}`;
    expect({ url: call.url, found: versions.filter((one) => told.includes(one)) }).toEqual({
      url: call.url,
      found: [],
    });
    expect(told).not.toMatch(/fastify|node\.js|postgres|better-auth|express/i);
  }
});
