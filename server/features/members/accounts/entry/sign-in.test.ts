import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { callApi, PASSWORD, registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

const hashes = cheapHashes();
const { deps, app } = await openTestApp({ RATE_LIMIT: 'on' });
const HOME = '85.100.1.1';
const FOREIGN = '203.0.113.7';
const WRONG = { message: 'E-posta veya şifre hatalı', code: 'WRONG_CREDENTIALS' };

afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'users', 'attempt_limits');
});

function signIn(email: string, password: string, address = HOME) {
  return callApi(app, 'POST', '/api/auth/login', { body: { email, password }, address });
}

async function inMinutes(minutes: number): Promise<void> {
  deps.setNow(new Date(deps.clock.now().getTime() + minutes * 60_000));
}

/** Tries wrong passwords until one is refused; returns how many were accepted as tries. */
async function tryUntilRefused(email: string, address: string): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const { status } = await signIn(email, 'yanlış şifre', address);
    if (status === 429) return tries;
    expect(status).toBe(401);
  }
}

describe('POST /api/auth/login', () => {
  it('returns a token for the account', async () => {
    const { email } = await registerAccount(app);
    const { status, json } = await signIn(email, PASSWORD);
    expect(status).toBe(200);
    expect(json).toEqual({ token: expect.stringMatching(/^[A-Za-z0-9]{32}$/), message: 'Giriş Başarılı' });
    expect((await callApi(app, 'GET', '/api/auth/user', { token: json.token })).json.email).toBe(email);
  });

  it('accepts the e-mail in any case and with surrounding spaces', async () => {
    const { email } = await registerAccount(app);
    expect((await signIn(` ${email.toUpperCase()} `, PASSWORD)).status).toBe(200);
  });

  it('gives the same answer for a wrong password and an unknown e-mail', async () => {
    const { email } = await registerAccount(app);
    const wrong = await signIn(email, `${PASSWORD}x`);
    const unknown = await signIn('kimse@example.com', PASSWORD);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.json).toEqual(WRONG);
    expect(unknown.json).toEqual(WRONG);
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers));
  });

  it('does the same work for both: one hash', async () => {
    const { email } = await registerAccount(app);
    hashes.clear();
    await signIn(email, `${PASSWORD}x`);
    const known = [...hashes.asked];
    hashes.clear();
    await signIn('kimse@example.com', PASSWORD);
    expect(hashes.asked).toEqual(known);
    // 128 · N · r bytes: 32 MiB.
    expect(known).toEqual([expect.objectContaining({ N: 16384, r: 16, p: 1 })]);
  });

  it.each([
    ['email', { email: 5, password: PASSWORD }],
    ['email', { email: 'a\u0000@example.com', password: PASSWORD }],
    ['email', { email: `${'a'.repeat(5000)}@example.com`, password: PASSWORD }],
    ['email', { password: PASSWORD }],
    ['password', { email: 'a@example.com' }],
    ['password', { email: 'a@example.com', password: '' }],
    ['password', { email: 'a@example.com', password: 'a'.repeat(5000) }],
    ['password', { email: 'a@example.com', password: { length: 8 } }],
  ])('refuses a bad %s', async (field, body) => {
    const { status, json } = await callApi(app, 'POST', '/api/auth/login', { body });
    expect(status).toBe(400);
    expect(json).toMatchObject({ field, message: expect.stringMatching(/\.$/) });
  });

  it.each(['\u0000', '\ud800'])('refuses a password that the hash would confuse with another: %j', async (end) => {
    const { email } = await registerAccount(app);
    const { status, json } = await signIn(email, `${PASSWORD}${end}`);
    expect([status, json.message]).toEqual([400, 'Şifrede kullanılamayan bir karakter var.']);
  });

  it('creates no session if the password changes while it is being checked', async () => {
    const { email } = await registerAccount(app);
    await deps.db.$client.query(`create function change_password() returns trigger language plpgsql as $$
      begin update user_credentials set password = 'a:b' where user_id = new.user_id; return new; end $$`);
    await deps.db.$client.query(
      'create trigger change before insert on user_sessions for each row execute function change_password()',
    );
    const { status, json } = await signIn(email, PASSWORD);
    await deps.db.$client.query('drop function change_password cascade');
    expect([status, json]).toEqual([401, WRONG]);
    const { rows } = await deps.db.$client.query('select id from user_sessions');
    expect(rows).toHaveLength(1);
  });
});

describe('limits on signing in', () => {
  it('allow only a few of a thousand tries', { timeout: 90_000 }, async () => {
    const { email } = await registerAccount(app);
    hashes.clear();
    const statuses: number[] = [];
    for (let turn = 0; turn < 1000; turn += 20) {
      // From two addresses, so that they are not stopped by the general rate limit.
      const tries = Array.from({ length: 20 }, (_, index) =>
        signIn(email, `tahmin ${turn + index}`, `198.51.100.${index % 2}`),
      );
      statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(16);
    expect(statuses.filter((status) => status === 429)).toHaveLength(984);
    expect(hashes.asked).toHaveLength(16);
  });

  it('say how long to wait, and wait longer each time', async () => {
    const { email } = await registerAccount(app);
    expect(await tryUntilRefused(email, HOME)).toBe(8);
    const { status, json, headers } = await signIn(email, PASSWORD);
    expect(status).toBe(429);
    expect(json).toEqual({
      message: 'Çok fazla deneme yapıldı. 1 dakika sonra yeniden deneyin.',
      code: 'TOO_MANY_ATTEMPTS',
    });
    expect(headers['retry-after']).toBe('60');
    await inMinutes(1);
    await tryUntilRefused(email, HOME);
    expect((await signIn(email, PASSWORD)).headers['retry-after']).toBe('120');
    await inMinutes(2);
    await tryUntilRefused(email, HOME);
    expect((await signIn(email, PASSWORD)).headers['retry-after']).toBe('240');
  });

  it('accept the right password once the wait is over, and then reset the tries', async () => {
    const { email } = await registerAccount(app);
    await tryUntilRefused(email, HOME);
    await inMinutes(1);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect(await tryUntilRefused(email, HOME)).toBe(8);
  });

  it('are not prolonged by tries during a block', async () => {
    const { email } = await registerAccount(app);
    await tryUntilRefused(email, HOME);
    for (let turn = 0; turn < 20; turn += 1) expect((await signIn(email, 'yanlış şifre')).status).toBe(429);
    await inMinutes(1);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('for one address do not affect the owner at another address', async () => {
    const { email } = await registerAccount(app);
    await tryUntilRefused(email, FOREIGN);
    expect((await signIn(email, PASSWORD, HOME)).status).toBe(200);
  });

  it('apply to a whole IPv6 network', async () => {
    const { email } = await registerAccount(app);
    await tryUntilRefused(email, '2001:db8:1:2::1');
    expect((await signIn(email, PASSWORD, '2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await signIn(email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('apply to an address that tries many accounts', async () => {
    let letThrough = 0;
    for (let turn = 0; turn < 70; turn += 1)
      if ((await signIn(`kimse${turn}@example.com`, 'yanlış şifre', FOREIGN)).status === 401) letThrough += 1;
    expect(letThrough).toBe(60);
    expect((await signIn('kimse@example.com', 'yanlış şifre', HOME)).status).toBe(401);
  });

  describe('when many addresses guess at one account', () => {
    async function guessFromEverywhere(email: string): Promise<void> {
      const key =
        'insert into attempt_limits (key, level, updated_at) values ($1, 100, $2) on conflict (key) do update set level = 100';
      await deps.db.$client.query(key, [await keyedHash(deps, `attempt sign-in account ${email}`), TEST_NOW]);
    }

    it('block strangers for a short while', async () => {
      const { email } = await registerAccount(app);
      await guessFromEverywhere(email);
      const { status, headers } = await signIn(email, PASSWORD, FOREIGN);
      expect([status, headers['retry-after']]).toEqual([429, '60']);
      await inMinutes(1);
      expect((await signIn(email, PASSWORD, FOREIGN)).status).toBe(200);
    });

    it('never block the owner in a known browser', async () => {
      const { email } = await registerAccount(app);
      await signIn(email, PASSWORD, HOME);
      await guessFromEverywhere(email);
      expect((await signIn(email, PASSWORD, FOREIGN)).status).toBe(429);
      expect((await signIn(email, PASSWORD, HOME)).status).toBe(200);
    });
  });

  it('are stored in the database for all processes, without personal data', async () => {
    const { email } = await registerAccount(app);
    const second = await buildApp({ ...deps }, { pages: false });
    try {
      await tryUntilRefused(email, HOME);
      const body = { email, password: PASSWORD };
      expect((await callApi(second, 'POST', '/api/auth/login', { body, address: HOME })).status).toBe(429);
    } finally {
      await second.close();
    }
    const { rows } = await deps.db.$client.query<{ key: string }>('select key from attempt_limits');
    expect(rows.length).toBeGreaterThan(2);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });
});
