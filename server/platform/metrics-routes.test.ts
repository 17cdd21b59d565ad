import { afterEach, expect, it, vi } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

/* Metrics and documentation are visible only to those they are meant for (ASVS 13.4.5). */

let close: () => Promise<void>;
let database: Deps['db']['$client'];
afterEach(() => close());

async function open(settings: Record<string, string> = {}) {
  const { deps, app } = await openTestApp(settings, { isAlone: true });
  close = deps.close;
  database = deps.db.$client;
  return (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url, headers, remoteAddress });
}

it('metrics are off until the operator switches them on', async () => {
  const call = await open();
  expect((await call('/metrics')).statusCode).toBe(404);
});

it('without a token metrics are served only to local programs, and not through the proxy', async () => {
  const call = await open({ METRICS: 'on' });
  expect((await call('/metrics')).statusCode).toBe(200);
  expect((await call('/metrics', {}, '203.0.113.5')).statusCode).toBe(404);
  expect((await call('/metrics', { 'x-forwarded-for': '203.0.113.5' })).statusCode).toBe(404);
  expect((await call('/metrics', { forwarded: 'for=203.0.113.5' })).statusCode).toBe(404);
});

it('with a token metrics are served to its bearers, from any address', async () => {
  const token = 'gizli-olcum-jetonu';
  const call = await open({ METRICS: 'on', METRICS_TOKEN: token });
  const ask = async (authorization?: string, address?: string) =>
    (await call('/metrics', authorization ? { authorization } : {}, address)).statusCode;
  expect(await ask(`Bearer ${token}`, '203.0.113.5')).toBe(200);
  expect([await ask(), await ask(`Bearer ${token}x`), await ask(`Bearer ${token.slice(1)}`), await ask(token)]).toEqual(
    [404, 404, 404, 404],
  );
});

it('an unavailable database only omits its own metrics', async () => {
  const call = await open({ METRICS: 'on' });
  const healthy = (await call('/metrics')).body;
  expect(healthy).toContain('peyda_database_metrics_read 1');
  expect(healthy).toContain('peyda_mirrored_files{');
  vi.spyOn(database, 'query').mockRejectedValue(new Error('timeout exceeded when trying to connect') as never);
  const { statusCode, body } = await call('/metrics');
  vi.restoreAllMocks();
  expect(statusCode).toBe(200);
  expect(body).toContain('peyda_database_metrics_read 0');
  expect(body).toContain('process_cpu_seconds_total');
  expect(body).not.toContain('peyda_mirrored_files{');
});

it('the reference is for everybody and names the public calls alone; no other tool has an address', async () => {
  const call = await open({ METRICS: 'on' });
  expect((await call('/api/docs/')).statusCode).toBe(200);
  const document = (await call('/api/docs/openapi.json')).body;
  expect(document).not.toMatch(/\/api\/desk|\/metrics|\/healthz|\/mcp"/);
  const tools = ['/documentation', '/docs', '/swagger', '/openapi.json', '/api/openapi.json', '/graphql', '/debug'];
  const others = [
    '/.env',
    '/server-status',
    '/actuator',
    '/api/desk',
    '/api/docs/yaml',
    '/node_modules/',
    '/package.json',
  ];
  for (const url of [...tools, ...others]) expect([url, (await call(url)).statusCode]).toEqual([url, 404]);
});
