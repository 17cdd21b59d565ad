import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { LOG_OPTIONS } from './open-log.ts';

cheapHashes();
let lines: string[] = [];
const log = pino({ ...LOG_OPTIONS, level: 'info' }, { write: (line: string) => void lines.push(line) });
const { deps, app } = await openTestApp({ RATE_LIMIT: 'on' }, { log, isAlone: true });
await app.listen({ port: 0, host: '127.0.0.1' });
// safe: it listens on a TCP port
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
afterAll(() => deps.close());
beforeEach(() => {
  lines = [];
});

/** Calls the server over the network; returns the status and the log line of the call. */
async function logged(path: string, init: RequestInit = {}) {
  const { status, headers } = await fetch(`${origin}${path}`, init);
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  lines = [];
  return { status, id: headers.get('x-request-id'), told };
}
const json = (body: unknown, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const LOGIN = { email: 'ali@example.com', password: 'yanlış şifre' };

it('a refusal is a line: who is not signed in, who may not, and a wrong password (ASVS 16.3.1, 16.3.2)', async () => {
  const { token } = await registerAccount(app);
  const alert = json({ alertName: 'Ev', searchCriteria: '{}' }, { authorization: `Bearer ${token}` });
  for (const [path, init, status] of [
    ['/api/auth/user', {}, 401],
    ['/api/auth/login', json(LOGIN), 401],
    ['/api/alerts', alert, 403],
    ['/api/v1/filters', {}, 401],
    ['/api/desk/audit', {}, 404],
  ] as const) {
    const answer = await logged(path, init);
    const { method = 'GET' } = init as RequestInit;
    expect({ path, ...answer }).toMatchObject({ path, status, told: [{ method, path, status, ip: '127.0.0.1' }] });
    expect(answer.told).toHaveLength(1);
  }
});

it('so is what tries to get around: broken bodies, other types, too many tries (ASVS 16.3.3)', async () => {
  const type = { 'content-type': 'application/xml' };
  for (const [path, init, status] of [
    ['/api/auth/login', { ...json({}), body: '{' }, 400],
    ['/api/auth/login', json({ email: { $ne: 1 }, password: ['a'] }), 400],
    ['/api/auth/register', { method: 'POST', headers: type, body: '<a/>' }, 415],
    ['/api/properties/..%2f..%2fsession-secret', {}, 400],
    ['/files/..%2fsession-secret', {}, 404],
  ] as const)
    expect({ path, ...(await logged(path, init)) }).toMatchObject({ path, status, told: [{ path, status }] });
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const { status, told } = await logged('/api/auth/login', json({ ...LOGIN, email: 'veli@example.com' }));
    expect(told).toMatchObject([{ status }]);
    statuses.push(status);
  }
  expect(statuses.at(-1)).toBe(429);
  const { rows } = await deps.db.$client.query('select key from attempt_limits');
  expect(rows.length).toBeGreaterThan(0);
});

it('file requests are logged only if refused, and never with the secret that opens them', async () => {
  expect(await logged('/healthz')).toMatchObject({ status: 200, told: [] });
  await deps.files.put('sample/ev.webp', Buffer.from('RIFF0000WEBP'));
  expect(await logged('/files/sample/ev.webp')).toMatchObject({ status: 200, told: [] });
  expect(await logged('/files/sample/yok.webp')).toMatchObject({ status: 404, told: [{ status: 404 }] });
  const grant = `20000.${'a'.repeat(43)}`;
  const { status, told } = await logged(`/files/locked/${grant}/${'b'.repeat(64)}.pdf/belge.pdf`);
  expect([status, told[0]?.path]).toEqual([404, `/files/locked/…/${'b'.repeat(64)}.pdf/belge.pdf`]);
  expect((await logged('/takvim/gizli-adres.ics')).told).toMatchObject([{ path: '/takvim/…' }]);
});

it('a line has the time of the machine in milliseconds since 1970, whatever its zone, and no query (ASVS 16.2.2)', async () => {
  const before = Date.now();
  const { id, told } = await logged('/api/summary?gizli=deger-7');
  const [line] = told;
  expect(line.time).toBeGreaterThanOrEqual(before);
  expect(line.time).toBeLessThanOrEqual(Date.now());
  // The log does not use the app's clock.
  expect(Math.abs(TEST_NOW.getTime() - before)).toBeGreaterThan(1000);
  expect(line).toMatchObject({ method: 'GET', path: '/api/summary', status: 200, ms: expect.any(Number) });
  expect(id === null || line.reqId === id).toBe(true);
  expect(JSON.stringify(told)).not.toContain('deger-7');
});

it('lines go to standard output and nowhere else, in any zone alike (ASVS 16.2.2, 16.2.3)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'peyda-log-'));
  const script = `
    const { openLog } = await import(${JSON.stringify(new URL('./open-log.ts', import.meta.url))});
    const log = openLog({ LOG_LEVEL: 'info' });
    log.info({ at: 7 }, 'satır %s %d %j');
    log.error({ err: new Error('olmadı') }, 'hata');`;
  try {
    for (const TZ of ['UTC', 'Europe/Istanbul', 'America/Los_Angeles']) {
      const before = Date.now();
      const args = ['--input-type=module', '-e', script];
      const env = { PATH: process.env.PATH ?? '', TZ, HOME: folder };
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
      const told = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(told).toMatchObject([{ at: 7, msg: 'satır %s %d %j' }, { msg: 'hata' }]);
      for (const { time } of told) expect(time - before).toBeGreaterThanOrEqual(0);
      for (const { time } of told) expect(time).toBeLessThanOrEqual(Date.now());
      expect([stderr, await readdir(folder)]).toEqual(['', []]);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
