import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '#server/platform/app-type.ts';
import { signedInSchema, userSchema } from '#shared/accounts.ts';
import { callApi, PASSWORD, registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { cookieLines } from '#tests/support/cluster/without-writer-mark.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const { deps, app } = await openTestApp();
const GOOD = { email: 'ayse@example.com', phoneNumber: '05321234567', password: PASSWORD };

afterAll(() => deps.close());
beforeEach(async () => {
  await emptyTables(deps, 'users');
});

const register = (body: unknown) => callApi(app, 'POST', '/api/auth/register', { body });

describe('POST /api/auth/register', () => {
  it('creates an account and signs its owner in', async () => {
    const { status, json, headers } = await register(GOOD);
    expect(status).toBe(200);
    expect(json.message).toBe('Kayıt Başarılı');
    expect(headers['cache-control']).toBe('private, no-store');
    const { token } = signedInSchema.parse(json);
    const user = userSchema.parse((await callApi(app, 'GET', '/api/auth/user', { token })).json);
    expect(user).toEqual({
      id: expect.any(String),
      email: 'ayse@example.com',
      phoneNumber: '05321234567',
      phoneNumberVerified: false,
      twoFactorEnabled: false,
      firstName: '',
      lastName: '',
      phone: null,
      emailNotifications: true,
      phoneNotifications: false,
      emailVerified: false,
      createdAt: expect.any(String),
    });
  });

  it('sets no session cookie: the bearer token is the only credential', async () => {
    expect(cookieLines((await register(GOOD)).headers)).toEqual([
      expect.stringMatching(/^peyda_known=known-[^;]+;.*HttpOnly/),
    ]);
    expect(cookieLines((await register(GOOD)).headers)).toEqual([]);
  });

  it('stores neither the password nor the token', async () => {
    const { token } = await registerAccount(app, GOOD);
    const tables = ['users', 'user_sessions', 'user_credentials', 'user_verifications', 'attempt_limits'];
    for (const table of tables) {
      const { rows } = await deps.db.$client.query(`select to_jsonb(t)::text as row from ${table} t`);
      const text = rows.map(({ row }) => row).join('\n');
      expect(text).not.toContain(token);
      expect(text).not.toContain(PASSWORD);
      expect(text).not.toContain('127.0.0.1');
    }
  });

  it('stores the e-mail in lower case and the phone number in one format', async () => {
    const { token } = await registerAccount(app, {
      ...GOOD,
      email: '  Ayse.IPEK@Example.COM ',
      phoneNumber: '+90 (532) 123-45 67',
    });
    const { json } = await callApi(app, 'GET', '/api/auth/user', { token });
    expect(json).toMatchObject({ email: 'ayse.ipek@example.com', phoneNumber: '05321234567' });
  });

  it.each(['0532 123 45 67', '5321234567', '905321234567', '0090 532 123 4567', '0532.123.45.67'])(
    'accepts the phone number %s',
    async (phoneNumber) => {
      const { token } = await registerAccount(app, { ...GOOD, phoneNumber });
      expect((await callApi(app, 'GET', '/api/auth/user', { token })).json.phoneNumber).toBe('05321234567');
    },
  );

  it('refuses an e-mail that has an account, in any case', async () => {
    await registerAccount(app, GOOD);
    const { status, json } = await register({ ...GOOD, email: 'AYSE@EXAMPLE.com', password: 'başka şifre' });
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'EMAIL_TAKEN', field: 'email', message: expect.stringContaining('hesap var') });
  });

  it('lets only one of several concurrent registrations succeed', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(GOOD)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const { rows } = await deps.db.$client.query('select count(*)::int as n from user_credentials');
    expect(rows).toEqual([{ n: 1 }]);
  });

  it.each([
    ['password', { password: '12345' }, 'Şifre en az 6 karakter olmalıdır'],
    ['password', { password: 'a'.repeat(129) }, 'Şifre en çok 128 karakter olabilir.'],
    ['password', { password: 'a'.repeat(5000) }, 'Şifre en çok 128 karakter olabilir.'],
    ['password', { password: 'a\u0000\u0000\u0000\u0000\u0000' }, 'Şifrede kullanılamayan bir karakter var.'],
    ['password', { password: 123456 }, 'Şifrenizi yazın.'],
    ['password', { password: undefined }, 'Şifrenizi yazın.'],
    ['email', { email: 'ayse' }, 'Geçerli bir e-posta adresi yazın.'],
    ['email', { email: `${'a'.repeat(5000)}@example.com` }, 'Geçerli bir e-posta adresi yazın.'],
    ['email', { email: 'ayse\u0000@example.com' }, 'Geçerli bir e-posta adresi yazın.'],
    ['email', { email: 'ayse@example.com\r\nBcc: x@example.com' }, 'Geçerli bir e-posta adresi yazın.'],
    ['email', { email: ['ayse@example.com'] }, 'Geçerli bir e-posta adresi yazın.'],
    ['email', { email: { $ne: null } }, 'Geçerli bir e-posta adresi yazın.'],
    ['email', { email: null }, 'E-posta adresinizi yazın.'],
    ['phoneNumber', { phoneNumber: '02121234567' }, 'Telefon numarasını 05xxxxxxxxx biçiminde yazın.'],
    ['phoneNumber', { phoneNumber: '0532123456' }, 'Telefon numarasını 05xxxxxxxxx biçiminde yazın.'],
    ['phoneNumber', { phoneNumber: '5'.repeat(5000) }, 'Telefon numarasını 05xxxxxxxxx biçiminde yazın.'],
    ['phoneNumber', { phoneNumber: '0532123456\u0000' }, 'Telefon numarasını 05xxxxxxxxx biçiminde yazın.'],
    ['phoneNumber', { phoneNumber: 5321234567 }, 'Telefon numarasını 05xxxxxxxxx biçiminde yazın.'],
  ])('refuses a bad %s: %j', async (field, fault, message) => {
    const { status, json } = await register({ ...GOOD, ...fault });
    expect(status).toBe(400);
    expect(json).toEqual({ message, code: 'INVALID_PARAMETER', field });
  });

  it('ignores fields that can’t be set at registration', async () => {
    const { token } = await registerAccount(app, {
      ...GOOD,
      id: '1',
      isPremium: true,
      emailVerified: true,
      firstName: 'X',
    });
    const { json } = await callApi(app, 'GET', '/api/auth/user', { token });
    expect(json).toMatchObject({ emailVerified: false, firstName: '' });
    expect(json.isPremium).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '"a"', '1'])('refuses the body %j', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const { statusCode, json } = await app.inject({ method: 'POST', url: '/api/auth/register', payload, headers });
    expect(statusCode).toBe(400);
    expect(json().message).toEqual(expect.any(String));
  });

  it('mails a link that confirms the address', async () => {
    await registerAccount(app, GOOD);
    const mail = await vi.waitFor(
      () => {
        const last = deps.sentMails.at(-1);
        expect(last?.to).toBe('ayse@example.com');
        return last;
      },
      { timeout: 20_000 },
    );
    expect(mail?.subject).toBe('Peyda: e-posta adresinizi onaylayın');
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/e-posta-onayla\?token=\S+/);
  });

  const withLimits = async (work: (limited: Awaited<ReturnType<typeof openTestApp>>) => Promise<void>) => {
    const limited = await openTestApp({ RATE_LIMIT: 'on' });
    try {
      await work(limited);
    } finally {
      await limited.deps.close();
    }
  };
  const registerFrom = (to: App, email: string, address = '127.0.0.1') =>
    callApi(to, 'POST', '/api/auth/register', { body: { ...GOOD, email }, address });

  it('limits registrations per address and says how long to wait', () =>
    withLimits(async ({ deps: limited, app: limitedApp }) => {
      for (let turn = 0; turn < 20; turn += 1)
        expect((await registerFrom(limitedApp, `uye.${turn}@example.com`)).status).toBe(200);
      const { status, json, headers } = await registerFrom(limitedApp, 'uye.20@example.com');
      expect(status).toBe(429);
      expect(json).toEqual({
        message: 'Çok fazla deneme yapıldı. 10 dakika sonra yeniden deneyin.',
        code: 'TOO_MANY_ATTEMPTS',
      });
      expect(headers['retry-after']).toBe('600');
      limited.setNow(new Date(TEST_NOW.getTime() + 600_000));
      expect((await registerFrom(limitedApp, 'uye.20@example.com')).status).toBe(200);
    }));

  it('limits how many taken e-mails an address can discover; later refusals reveal nothing', () =>
    withLimits(async ({ app: limitedApp }) => {
      await registerFrom(limitedApp, 'ayse@example.com', '192.0.2.1');
      const answers = await Promise.all(Array.from({ length: 9 }, () => registerFrom(limitedApp, 'ayse@example.com')));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429, 429, 429]);
      for (const email of ['ayse@example.com', 'yeni@example.com'])
        expect((await registerFrom(limitedApp, email)).json).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
      expect((await registerFrom(limitedApp, 'yeni@example.com', '192.0.2.2')).status).toBe(200);
    }));
});
