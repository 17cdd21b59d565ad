import { afterAll, describe, expect, it } from 'vitest';
import { callApi, PASSWORD, registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

cheapHashes();
const { app, deps } = await openTestApp();
afterAll(() => deps.close());

describe('a common or breached password', () => {
  it.each([
    ...['123456', 'password', 'qwerty123', 'PassWord1', 'iloveyou', '1q2w3e4r', 'trustno1'],
    ...['fenerbahce1907', 'galatasaray1905', 'Beşiktaş1903', 'GALATASARAY', 'İstanbul34', 'trabzon61', 'ankara.06'],
    ...['123456Aa', '123456a.', 'Aa123456', 'ahmet1985', 'Mehmet!123', 'şifre123', 'SIFREM', '1453fatih', 'peyda2026'],
    ...['111111', 'aaaaaaa', 'ababababab', '19071907', '123123ab', 'seniseviyorum'],
  ])('is refused: %s', async (password) => {
    await expect(refuseCommonPassword(password, 'password')).rejects.toMatchObject({ code: 'PASSWORD_COMMON' });
  });

  it.each([
    ...['doğru at pil zımba', 'gizli-sifre', 'mavi kiremit 42', 'kedimpembe7fil', 'X7#qpl', 'ahmetinbahcesi88'],
    ...['1905galatasarayliyim!', '20.11.1987Ankara', 'ğğüşiöç4', 'correct horse battery'],
  ])('is not: %s', async (password) => {
    await expect(refuseCommonPassword(password, 'password')).resolves.toBeUndefined();
  });

  it('is refused with a kind word at registration, which then leaves nothing behind', async () => {
    const body = { email: 'yeni@ornek.example', phoneNumber: '05321234567', password: 'Fenerbahçe1907' };
    const refused = await callApi(app, 'POST', '/api/auth/register', { body });
    expect(refused).toMatchObject({ status: 400, json: { code: 'PASSWORD_COMMON', field: 'password' } });
    expect(refused.json.message).toContain('Lütfen başka bir şifre seçin');
    const again = { ...body, password: PASSWORD };
    expect((await callApi(app, 'POST', '/api/auth/register', { body: again })).status).toBe(200);
  });

  it('is refused when the password is changed', async () => {
    const { token } = await registerAccount(app);
    const body = { currentPassword: PASSWORD, newPassword: 'galatasaray1905' };
    const refused = await callApi(app, 'POST', '/api/user/password', { body, token });
    expect(refused).toMatchObject({ status: 400, json: { code: 'PASSWORD_COMMON', field: 'newPassword' } });
  });

  it('is refused at a reset, whose link then still works', async () => {
    const { email } = await registerAccount(app);
    const before = deps.sentMails.length;
    await callApi(app, 'POST', '/api/auth/forgot-password', { body: { email } });
    const link = () => deps.sentMails.slice(before).find(({ text }) => text.includes('/sifre-yenile'))?.text ?? '';
    await expect.poll(link).toContain('token=');
    const token = /token=([\w-]+)/.exec(link())?.[1];
    const reset = (password: string) => callApi(app, 'POST', '/api/auth/reset-password', { body: { token, password } });
    expect(await reset('123456Aa')).toMatchObject({
      status: 400,
      json: { code: 'PASSWORD_COMMON', field: 'password' },
    });
    expect((await reset('yepyeni bir şifre')).status).toBe(200);
  });
});

it('a password already in use is not looked up: who has a common one still signs in', async () => {
  const { email } = await registerAccount(app);
  const body = { email, password: '123456' };
  expect((await callApi(app, 'POST', '/api/auth/login', { body })).json).toMatchObject({ code: 'WRONG_CREDENTIALS' });
});
