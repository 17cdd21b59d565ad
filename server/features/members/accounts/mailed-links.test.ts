import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '#server/platform/app-type.ts';
import { callApi, PASSWORD, registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { cookieLines } from '#tests/support/cluster/without-writer-mark.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

cheapHashes();
const { deps, app } = await openTestApp({ PUBLIC_ORIGIN: 'https://peyda.test/' });
const NEW_PASSWORD = 'yepyeni bir şifre';
/** Mails are sent after the response; on a busy machine this may take a while. */
const PATIENCE = { timeout: 20_000 };
vi.setConfig({ testTimeout: 90_000 });
const LINK_INVALID = {
  message: 'Bu bağlantı geçersiz ya da süresi dolmuş. Yeni bir bağlantı isteyin.',
  code: 'LINK_INVALID',
  field: 'token',
};

afterAll(() => deps.close());
beforeEach(async () => {
  await emptyTables(deps, 'users', 'user_verifications');
  deps.sentMails.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const post = (path: string, body: unknown, token?: string) =>
  callApi(app, 'POST', path, { body, ...(token ? { token } : {}) });
const forget = (email: string) => post('/api/auth/forgot-password', { email });
const reset = (token: string, password = NEW_PASSWORD) => post('/api/auth/reset-password', { token, password });
const signIn = (email: string, password: string) => post('/api/auth/login', { email, password });

/** Links are valid for real hours, and better-auth uses the system clock, so the tests change that clock. */
function moveSystemClock(byMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs });
}

/** Returns the token in the latest mail that links to a page of the site. */
function tokenMailed(to: string, path: string): Promise<string> {
  return vi.waitFor(() => {
    const mail = deps.sentMails.findLast((sent) => sent.to === to && sent.text.includes(path));
    const link = /https:\/\/peyda\.test\S+/.exec(mail?.text ?? '')?.[0];
    expect(link).toBeDefined();
    const url = new URL(link ?? '');
    expect(url.pathname).toBe(path);
    return url.searchParams.get('token') ?? '';
  }, PATIENCE);
}

describe('a forgotten password', () => {
  it('can be reset by a mailed link, which ends all sessions', async () => {
    const { email, token: session } = await registerAccount(app);
    const { status, json } = await forget(email.toUpperCase());
    expect([status, json]).toEqual([
      200,
      { message: 'Bu adresle açılmış bir hesap varsa şifre yenileme bağlantısını gönderdik.' },
    ]);
    const done = await reset(await tokenMailed(email, '/sifre-yenile'));
    expect([done.status, done.json]).toEqual([
      200,
      { message: 'Şifreniz yenilendi. Yeni şifrenizle giriş yapabilirsiniz.' },
    ]);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await callApi(app, 'GET', '/api/auth/user', { token: session })).status).toBe(401);
  });

  it('gets the same answer if there is no such account, and no mail is sent', async () => {
    const { email } = await registerAccount(app);
    await tokenMailed(email, '/e-posta-onayla');
    const known = await forget(email);
    const unknown = await forget('kimse@example.com');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await tokenMailed(email, '/sifre-yenile');
    expect(deps.sentMails.map(({ to }) => to)).toEqual([email, email]);
  });

  it('is answered before the mail is sent, so that the response time reveals nothing', async () => {
    const release = Promise.withResolvers<void>();
    const mailer = { isConfigured: true, send: () => release.promise };
    const { deps: slow, app: slowApp } = await openTestApp({}, { mailer });
    try {
      const member = await registerAccount(slowApp);
      const body = { email: member.email };
      expect((await callApi(slowApp, 'POST', '/api/auth/forgot-password', { body })).status).toBe(200);
    } finally {
      release.resolve();
      await slow.close();
    }
  });

  it('link works once', async () => {
    const { email } = await registerAccount(app);
    await forget(email);
    const token = await tokenMailed(email, '/sifre-yenile');
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token, 'üçüncü bir şifre');
    expect([again.status, again.json]).toEqual([400, LINK_INVALID]);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('link expires when another mailed link is used', async () => {
    const { email } = await registerAccount(app);
    await forget(email);
    const first = await tokenMailed(email, '/sifre-yenile');
    deps.sentMails.length = 0;
    await forget(email);
    expect((await reset(await tokenMailed(email, '/sifre-yenile'))).status).toBe(200);
    expect((await reset(first, 'üçüncü bir şifre')).json).toEqual(LINK_INVALID);
  });

  it('link works once even if it is used twice concurrently', async () => {
    const { email } = await registerAccount(app);
    await forget(email);
    const token = await tokenMailed(email, '/sifre-yenile');
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('link works for an hour', async () => {
    const { email } = await registerAccount(app);
    await forget(email);
    const token = await tokenMailed(email, '/sifre-yenile');
    moveSystemClock(61 * 60_000);
    expect((await reset(token)).json).toEqual(LINK_INVALID);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('link is stored only as a hash', async () => {
    const { email } = await registerAccount(app);
    await forget(email);
    const token = await tokenMailed(email, '/sifre-yenile');
    const { rows } = await deps.db.$client.query('select identifier, value from user_verifications');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await reset(rows[0].identifier)).json).toEqual(LINK_INVALID);
  });

  it('link is invalid once the password was changed', async () => {
    const { email, token } = await registerAccount(app);
    await forget(email);
    const link = await tokenMailed(email, '/sifre-yenile');
    await post('/api/user/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }, token);
    expect((await reset(link, 'üçüncü bir şifre')).json).toEqual(LINK_INVALID);
  });

  it.each(['x', 'a'.repeat(24), 'a.b.c', 'a'.repeat(900)])('refuses the forged token %j', async (token) => {
    expect((await reset(token)).json).toEqual(LINK_INVALID);
  });

  it.each([
    [{ password: NEW_PASSWORD }, 'token'],
    [{ token: 'a'.repeat(5000), password: NEW_PASSWORD }, 'token'],
    [{ token: 5, password: NEW_PASSWORD }, 'token'],
    [{ token: 'a\u0000', password: NEW_PASSWORD }, 'token'],
    [{ token: "' or 1=1 --", password: NEW_PASSWORD }, 'token'],
    [{ token: 'x', password: '12345' }, 'password'],
    [{ token: 'x' }, 'password'],
  ])('refuses the body %j', async (body, field) => {
    const { status, json } = await post('/api/auth/reset-password', body);
    expect([status, json.field]).toEqual([400, field]);
  });

  it.each([
    {},
    { email: 'x' },
    { email: ['a@example.com', 'b@example.com'] },
    { email: 'a@example.com,b@example.com' },
  ])('refuses to send a link for %j', async (body) => {
    const { status, json } = await post('/api/auth/forgot-password', body);
    expect([status, json.field]).toEqual([400, 'email']);
  });

  it('keeps the old password and sessions when setting the new one fails half-way', async () => {
    const { email, token: session } = await registerAccount(app);
    await forget(email);
    const token = await tokenMailed(email, '/sifre-yenile');
    await deps.db.$client.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    );
    await deps.db.$client.query('create trigger refuse before delete on user_sessions execute function refuse()');
    expect((await reset(token)).status).toBe(500);
    await deps.db.$client.query('drop function refuse cascade');
    expect((await callApi(app, 'GET', '/api/auth/user', { token: session })).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });
});

describe('a new e-mail address', () => {
  const verify = (token: string) => post('/api/auth/verify-email', { token });
  const isVerified = async (token: string) =>
    (await callApi(app, 'GET', '/api/auth/user', { token })).json.emailVerified;

  it('is confirmed by the mailed link, without signing anyone in', async () => {
    const { email, token } = await registerAccount(app);
    expect(await isVerified(token)).toBe(false);
    const { status, json, headers } = await verify(await tokenMailed(email, '/e-posta-onayla'));
    expect([status, json]).toEqual([200, { message: 'E-posta adresiniz onaylandı.' }]);
    expect(cookieLines(headers)).toEqual([]);
    expect(await isVerified(token)).toBe(true);
  });

  it('is confirmed once: opening the link again says that it already is', async () => {
    const { email, token } = await registerAccount(app);
    const link = await tokenMailed(email, '/e-posta-onayla');
    await verify(link);
    const { status, json } = await verify(link);
    expect([status, json]).toEqual([200, { message: 'E-posta adresiniz zaten onaylı.' }]);
    expect(await isVerified(token)).toBe(true);
  });

  it('can be confirmed for a day', async () => {
    const { email, token } = await registerAccount(app);
    const link = await tokenMailed(email, '/e-posta-onayla');
    moveSystemClock(25 * 60 * 60_000);
    expect((await verify(link)).json).toEqual(LINK_INVALID);
    expect(await isVerified(token)).toBe(false);
  });

  it.each([
    'x',
    'x.y.z',
    'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6Ilx1MDAwMCJ9.AAAA',
    'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6InV5ZTFAZXhhbXBsZS5jb20ifQ.',
    'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6InV5ZTFAZXhhbXBsZS5jb20ifQ.AAAA',
  ])('is not confirmed by the forged token %s', async (token) => {
    await registerAccount(app, { email: 'uye1@example.com' });
    expect((await verify(token)).json).toEqual(LINK_INVALID);
  });

  it('is not confirmed after the account is deleted', async () => {
    const { email, token } = await registerAccount(app);
    const link = await tokenMailed(email, '/e-posta-onayla');
    await callApi(app, 'DELETE', '/api/user', { token, body: { password: PASSWORD } });
    expect((await verify(link)).json).toEqual(LINK_INVALID);
  });

  it('gets another mail on request, until it is confirmed', async () => {
    const { email, token } = await registerAccount(app);
    await tokenMailed(email, '/e-posta-onayla');
    deps.sentMails.length = 0;
    const again = await callApi(app, 'POST', '/api/user/verification-mail', { token });
    expect([again.status, again.json]).toEqual([200, { message: 'Onay bağlantısını e-posta adresinize gönderdik.' }]);
    await verify(await tokenMailed(email, '/e-posta-onayla'));
    const { status, json } = await callApi(app, 'POST', '/api/user/verification-mail', { token });
    expect([status, json]).toEqual([409, { message: 'E-posta adresiniz zaten onaylı.', code: 'ALREADY_VERIFIED' }]);
  });

  it('gets another mail for signed-in members only', async () => {
    expect((await callApi(app, 'POST', '/api/user/verification-mail')).status).toBe(401);
  });
});

describe('mails', () => {
  const withLimits = async (work: (limited: Awaited<ReturnType<typeof openTestApp>>) => Promise<void>) => {
    const limited = await openTestApp({ RATE_LIMIT: 'on', PUBLIC_ORIGIN: 'https://peyda.test/' });
    try {
      await work(limited);
    } finally {
      await limited.deps.close();
    }
  };
  const forgetFrom = (to: App, email: string, address: string) =>
    callApi(to, 'POST', '/api/auth/forgot-password', { body: { email }, address });

  it('are limited per requesting address, whether there is an account or not', () =>
    withLimits(async ({ app: limitedApp }) => {
      const { email, token } = await registerAccount(limitedApp);
      for (const to of [email, 'kimse@example.com']) {
        for (let turn = 0; turn < 5; turn += 1)
          expect((await forgetFrom(limitedApp, to, '192.0.2.9')).status).toBe(200);
        const { status, headers } = await forgetFrom(limitedApp, to, '192.0.2.9');
        expect([status, headers['retry-after']]).toEqual([429, '600']);
      }
      // Other mails are counted separately.
      expect((await callApi(limitedApp, 'POST', '/api/user/verification-mail', { token })).status).toBe(200);
    }));

  it('requested by strangers do not block the owner: another mail is sent, or the last link still works', () =>
    withLimits(async ({ deps: limited, app: limitedApp }) => {
      const { email } = await registerAccount(limitedApp);
      limited.sentMails.length = 0;
      const resets = () => limited.sentMails.filter(({ text }) => text.includes('/sifre-yenile'));
      for (let turn = 0; turn < 6; turn += 1) await forgetFrom(limitedApp, email, '203.0.113.1');
      await vi.waitFor(() => expect(resets()).toHaveLength(5), PATIENCE);
      expect((await forgetFrom(limitedApp, email, '198.51.100.1')).status).toBe(200);
      await vi.waitFor(() => expect(resets()).toHaveLength(6), PATIENCE);
      for (let turn = 0; turn < 30; turn += 1) await forgetFrom(limitedApp, email, `10.1.1.${turn}`);
      expect((await forgetFrom(limitedApp, email, '198.51.100.1')).status).toBe(200);
      await limitedApp.close();
      expect(resets()).toHaveLength(8);
    }));

  it('of confirmation are limited per mailbox, however often it is registered and deleted', () =>
    withLimits(async ({ deps: limited, app: limitedApp }) => {
      for (let turn = 0; turn < 12; turn += 1) {
        const email = `kurban+${turn}@example.com`;
        const { token } = await registerAccount(limitedApp, { email });
        if (turn % 2 === 0)
          expect(
            (await callApi(limitedApp, 'DELETE', '/api/user', { token, body: { password: PASSWORD } })).status,
          ).toBe(200);
      }
      await limitedApp.close();
      expect(limited.sentMails).toHaveLength(8);
    }));

  it('are refused if none can be sent, with or without an account', async () => {
    const mailer = { isConfigured: false, send: async () => undefined };
    const { deps: bare, app: bareApp } = await openTestApp({}, { mailer });
    try {
      const { email, token } = await registerAccount(bareApp);
      for (const to of [email, 'kimse@example.com']) {
        const { status, json } = await callApi(bareApp, 'POST', '/api/auth/forgot-password', { body: { email: to } });
        expect([status, json.code]).toEqual([409, 'MAIL_UNAVAILABLE']);
      }
      expect((await callApi(bareApp, 'POST', '/api/user/verification-mail', { token })).json.code).toBe(
        'MAIL_UNAVAILABLE',
      );
    } finally {
      await bare.close();
    }
  });
});
