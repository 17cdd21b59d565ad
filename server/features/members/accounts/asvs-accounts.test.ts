import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readSessionSecret } from '#server/platform/session-secret.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { appCode } from '#tests/support/accounts/authenticator-app.ts';
import { callApi, PASSWORD, registerAccount, registerConfirmed } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openXChaCha } from '#tests/support/accounts/open-xchacha.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { plantSecrets } from '#tests/support/watched-log.ts';

/* ASVS requirements for accounts that the other tests of this feature do not cover (docs/security/asvs.md). */

cheapHashes();
const { deps, app } = await openTestApp();
afterAll(() => deps.close());
beforeEach(async () => {
  // better-auth checks codes and links by the system clock.
  deps.setNow(new Date());
  await emptyTables(deps, 'users', 'attempt_limits', 'user_verifications');
});

const post = (url: string, body: unknown, token?: string) =>
  callApi(app, 'POST', url, { body, ...(token && { token }) });

it('a password is never too old: years later its owner signs in and is asked for nothing (ASVS 6.2.10)', async () => {
  const { email } = await registerConfirmed(app);
  deps.setNow(new Date(Date.now() + 5 * 365 * DAY_MS));
  const { status, json } = await post('/api/auth/login', { email, password: PASSWORD });
  expect([status, Object.keys(json).sort()]).toEqual([200, ['message', 'token']]);
  const user = await callApi(app, 'GET', '/api/auth/user', { token: json.token });
  expect([user.status, user.json.email]).toEqual([200, email]);
  const change = { firstName: 'Ayşe', lastName: 'Yılmaz', phoneNumber: '05321234567' };
  expect((await callApi(app, 'PUT', '/api/user/profile', { body: change, token: json.token })).status).toBe(200);
});

it('no way into an account asks or answers a question that others can know the answer to (ASVS 6.4.2)', async () => {
  const { paths } = (await callApi(app, 'GET', '/api/docs/openapi.json')).json;
  const fieldsOf = (path: string) =>
    Object.keys(paths[path].post.requestBody?.content['application/json'].schema.properties ?? {}).sort();
  const ways = Object.keys(paths).filter((path) => path.startsWith('/api/auth/') && paths[path].post?.requestBody);
  expect(Object.fromEntries(ways.map((path) => [path, fieldsOf(path)]))).toEqual({
    '/api/auth/email-change': ['token'],
    '/api/auth/forgot-password': ['email'],
    '/api/auth/login': ['email', 'password'],
    '/api/auth/passkey': ['challenge', 'response'],
    '/api/auth/phone-code': ['phoneNumber'],
    '/api/auth/phone-login': ['code', 'phoneNumber', 'ticket'],
    '/api/auth/register': ['email', 'password', 'phoneNumber'],
    '/api/auth/reset-password': ['password', 'token'],
    '/api/auth/two-factor': ['challenge', 'code'],
    '/api/auth/verify-email': ['token'],
  });
});

describe('what must not be guessed', () => {
  /** Counts the different characters at each position of the texts; returns the smallest count. */
  const fewestAt = (texts: readonly string[]) =>
    Math.min(...Array.from(texts[0] ?? '', (_, at) => new Set(texts.map((text) => text[at])).size));

  it('is drawn by chance: recovery codes, secrets of the app, sessions (ASVS 6.5.3, 11.5.1)', async () => {
    const codes: string[] = [];
    const secrets: string[] = [];
    const sessions: string[] = [];
    for (let member = 0; member < 20; member += 1) {
      const { token } = await registerConfirmed(app);
      const { json } = await post('/api/user/two-factor', { password: PASSWORD }, token);
      codes.push(...json.recoveryCodes.map((code: string) => code.replace('-', '')));
      secrets.push(new URL(json.uri).searchParams.get('secret') ?? '');
      sessions.push(token);
    }
    plantSecrets(...codes, ...secrets);
    expect(codes.filter((code) => !/^[A-Za-z0-9]{10}$/.test(code))).toEqual([]);
    // RFC 4226 recommends 160 bits, at five bits per letter.
    expect(secrets.filter((secret) => !/^[A-Z2-7]{32,}$/.test(secret))).toEqual([]);
    expect(sessions.filter((session) => !/^[A-Za-z0-9]{32}$/.test(session))).toEqual([]);
    for (const drawn of [codes, secrets, sessions]) expect(new Set(drawn).size).toBe(drawn.length);
    expect(fewestAt(codes)).toBeGreaterThan(30);
    expect(fewestAt(sessions)).toBeGreaterThan(8);
  });
});

it('a passkey signs 256 bits that are drawn again for each try (ASVS 6.7.2)', async () => {
  const drawn: Buffer[] = [];
  for (let tries = 0; tries < 20; tries += 1) {
    const { json } = await post('/api/auth/passkey/challenge', undefined);
    drawn.push(Buffer.from(json.options.challenge, 'base64url'));
  }
  expect(drawn.filter(({ length }) => length < 32)).toEqual([]);
  expect(new Set(drawn.map(String)).size).toBe(20);
});

describe('a confirmation link', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  /**
   * A confirmation link of a member, signed with this installation's secret by an algorithm; `none` means no signature.
   */
  async function linkFor(email: string, alg: string, hash?: string): Promise<string> {
    const nowS = Math.floor(Date.now() / 1000);
    const signed = `${part({ alg, typ: 'JWT' })}.${part({ email, iat: nowS, exp: nowS + 3600 })}`;
    const key = await readSessionSecret(deps.config);
    return `${signed}.${hash ? createHmac(hash, key).update(signed).digest('base64url') : ''}`;
  }

  it.each([
    ['HS256', 'sha256', 200],
    ['HS384', 'sha384', 400],
    ['HS512', 'sha512', 400],
    ['HS512', 'sha256', 400],
    ['RS256', 'sha256', 400],
    ['hs256', 'sha256', 400],
    ['none', undefined, 400],
    ['None', undefined, 400],
  ] as const)('with algorithm %s, signed by %s, is answered %d (ASVS 9.1.2)', async (alg, hash, status) => {
    const { email, token } = await registerAccount(app);
    expect((await post('/api/auth/verify-email', { token: await linkFor(email, alg, hash) })).status).toBe(status);
    const { json } = await callApi(app, 'GET', '/api/auth/user', { token });
    expect(json.emailVerified).toBe(status === 200);
  });
});

describe('secrets of the second step', () => {
  async function turnOn() {
    const { email, token } = await registerConfirmed(app);
    const { json } = await post('/api/user/two-factor', { password: PASSWORD }, token);
    const secret = new URL(json.uri).searchParams.get('secret') ?? '';
    plantSecrets(secret, ...json.recoveryCodes);
    expect((await post('/api/user/two-factor/confirm', { code: appCode(json.uri) }, token)).status).toBe(200);
    return { email, uri: String(json.uri), secret, codes: json.recoveryCodes as string[] };
  }
  const rows = async () =>
    (await deps.db.$client.query('select user_id, secret, backup_codes from user_two_factors order by id')).rows;
  const enter = async (email: string, code: string) => {
    const { challenge } = (await post('/api/auth/login', { email, password: PASSWORD })).json;
    return (await post('/api/auth/two-factor', { challenge, code })).status;
  };

  it('are stored by XChaCha20-Poly1305 with the installation’s secret and another nonce each (ASVS 11.3)', async () => {
    const { codes } = await turnOn();
    await turnOn();
    const stored = (await rows()).flatMap((row) => [String(row.secret), String(row.backup_codes)]);
    const key = await readSessionSecret(deps.config);
    const opened = stored.map((sealed) => openXChaCha(key, sealed));
    expect(opened.some((text) => codes.every((code) => text.includes(code)))).toBe(true);
    for (const [at, text] of opened.entries()) expect(Buffer.from(stored[at] ?? '', 'hex').includes(text)).toBe(false);
    expect(new Set(stored.map((sealed) => sealed.slice(0, 48))).size).toBe(4);
    expect(() => openXChaCha(`${key}x`, stored[0] ?? '')).toThrow();
  });

  it('that were changed where they are stored open nothing, whichever byte it was (ASVS 11.3.3)', async () => {
    const { email, uri, codes } = await turnOn();
    const [{ secret, backup_codes: sealedCodes }] = await rows();
    const store = (column: string, hex: string) =>
      deps.db.$client.query(`update user_two_factors set ${column} = $1`, [hex]);
    const nextCode = () => appCode(uri, Date.now() + 30_000);
    for (const at of [0, 23, 24, secret.length / 2 - 17, secret.length / 2 - 1]) {
      const bytes = Buffer.from(secret, 'hex');
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await store('secret', bytes.toString('hex'));
      expect([at, await enter(email, nextCode())]).not.toEqual([at, 200]);
    }
    const bytes = Buffer.from(sealedCodes, 'hex');
    bytes[30] = (bytes[30] ?? 0) ^ 1;
    await store('backup_codes', bytes.toString('hex'));
    expect(await enter(email, codes[0] ?? '')).not.toBe(200);
    await store('secret', secret);
    await store('backup_codes', sealedCodes);
    expect(await enter(email, codes[0] ?? '')).toBe(200);
  });
});
