import { afterAll, describe, expect, it } from 'vitest';
import { foundOrganisation } from '#server/features/company/organisations/index.ts';
import { grantRole } from '#server/features/members/accounts/index.ts';
import { COMMAND } from '#server/features/members/audit/index.ts';
import { PASSWORD_KNOWN } from '#shared/account-rules.ts';
import { callApi, PASSWORD, registerAccount, registerConfirmed } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

cheapHashes();
const { app, deps } = await openTestApp();
afterAll(() => deps.close());

let made = 0;
const newEmail = () => {
  made += 1;
  return `yeni${made}@ornek.example`;
};
function register(password: string, email = newEmail()) {
  const body = { email, phoneNumber: '05321234567', password };
  return callApi(app, 'POST', '/api/auth/register', { body, address: `10.0.0.${made}` });
}

async function resetLink(email: string): Promise<string> {
  const before = deps.sentMails.length;
  await callApi(app, 'POST', '/api/auth/forgot-password', { body: { email } });
  const link = () => deps.sentMails.slice(before).find(({ text }) => text.includes('/sifre-yenile'))?.text ?? '';
  await expect.poll(link).toContain('token=');
  return /token=([\w-]+)/.exec(link())?.[1] ?? '';
}
const reset = (token: string, password: string) =>
  callApi(app, 'POST', '/api/auth/reset-password', { body: { token, password } });

describe('a new password (D48)', () => {
  it.each(['abc123', 'X7#qpl', 'fenerbahce1907', '123456Aa', 'gizli-sifre', 'trabzon61'])(
    'of six characters or more is accepted, known from breaches or not: %s',
    async (password) => {
      expect((await register(password)).status).toBe(200);
    },
  );

  it.each([
    ['abc123', true],
    ['fenerbahce1907', true],
    ['mavi kiremit 42', false],
  ])('is accepted with a warning if it is known from breaches: %s', async (password, isKnown) => {
    const warning = isKnown ? PASSWORD_KNOWN : undefined;
    const email = newEmail();
    const entered = await register(password, email);
    expect([entered.status, entered.json.warning]).toEqual([200, warning]);
    const body = { currentPassword: password, newPassword: password };
    const changed = await callApi(app, 'POST', '/api/user/password', { body, token: entered.json.token });
    expect([changed.status, changed.json.warning]).toEqual([200, warning]);
    const renewed = await reset(await resetLink(email), password);
    expect([renewed.status, renewed.json.warning]).toEqual([200, warning]);
  });

  it.each(['123456', 'Password', 'QWERTY', 'iloveyou', '111111'])(
    'is refused if it is one of the hundred most common ones, and nothing is stored: %s',
    async (password) => {
      const email = newEmail();
      const refused = await register(password, email);
      expect(refused).toMatchObject({ status: 400, json: { code: 'PASSWORD_COMMON', field: 'password' } });
      expect(refused.json.message).toContain('Lütfen başka bir şifre seçin');
      expect((await register(PASSWORD, email)).status).toBe(200);
    },
  );

  it.each(['Ayse.Kaya@ornek.example', 'x-ayse.kaya@ornek.example-1', 'ayse.kaya'])(
    'is refused if it contains the e-mail address: %s',
    async (password) => {
      const refused = await register(password, 'ayse.kaya@ornek.example');
      expect(refused).toMatchObject({ status: 400, json: { code: 'PASSWORD_HOLDS_EMAIL', field: 'password' } });
    },
  );

  it('is refused in the same way when it is changed', async () => {
    const { token, email } = await registerAccount(app);
    const change = (newPassword: string) =>
      callApi(app, 'POST', '/api/user/password', { body: { currentPassword: PASSWORD, newPassword }, token });
    expect(await change('iloveyou')).toMatchObject({
      status: 400,
      json: { code: 'PASSWORD_COMMON', field: 'newPassword' },
    });
    expect(await change(`1${email}`)).toMatchObject({ status: 400, json: { code: 'PASSWORD_HOLDS_EMAIL' } });
    expect((await change('abc123')).status).toBe(200);
  });

  it('is refused at a reset, and the link still works', async () => {
    const { email } = await registerAccount(app);
    const token = await resetLink(email);
    expect(await reset(token, '123456')).toMatchObject({
      status: 400,
      json: { code: 'PASSWORD_COMMON', field: 'password' },
    });
    expect((await reset(token, 'abc123')).status).toBe(200);
  });
});

describe('an operator or owner of an organisation (D48)', () => {
  async function becomes(role: 'operator' | 'owner') {
    const { email } = await registerConfirmed(app, { password: 'abc123', email: `${role}@ornek.example` });
    if (role === 'operator') await grantRole(deps, { email, role: 'destek' }, COMMAND);
    else
      await foundOrganisation(
        deps,
        { email, name: 'Ak Yatırım', seats: 3, lastDay: '2027-11-30', why: 'Teklif onaylandı' },
        COMMAND,
      );
    return email;
  }

  it.each(['operator', 'owner'] as const)(
    'needs a longer and unknown password at the next change: %s',
    async (role) => {
      const email = await becomes(role);
      // The old password still works.
      const entry = await callApi(app, 'POST', '/api/auth/login', { body: { email, password: 'abc123' } });
      expect(entry.status).toBe(200);
      const { token } = entry.json;
      const change = (newPassword: string) =>
        callApi(app, 'POST', '/api/user/password', { body: { currentPassword: 'abc123', newPassword }, token });
      for (const weak of ['mavi kedi', 'galatasaray1905', '123456789012'])
        expect(await change(weak)).toMatchObject({
          status: 400,
          json: {
            code: 'PASSWORD_TOO_WEAK',
            field: 'newPassword',
            message: expect.stringContaining('en az 12 karakter'),
          },
        });
      expect((await change('mavi kiremit 42')).status).toBe(200);
    },
  );

  it('needs it at a reset too', async () => {
    const { email } = await registerConfirmed(app);
    await grantRole(deps, { email, role: 'icerik' }, COMMAND);
    const link = await resetLink(email);
    expect(await reset(link, 'mavi kedi')).toMatchObject({ status: 400, json: { code: 'PASSWORD_TOO_WEAK' } });
    expect((await reset(link, 'mavi kiremit 42')).status).toBe(200);
  });
});

it('signing in does not check a password against the list of common ones', async () => {
  const { email } = await registerAccount(app);
  const body = { email, password: '123456' };
  expect((await callApi(app, 'POST', '/api/auth/login', { body })).json).toMatchObject({ code: 'WRONG_CREDENTIALS' });
});
