import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { WAYS_LEFT_PATH } from '#shared/sign-in/ways-left-path.ts';
import { appCode } from '#tests/support/accounts/authenticator-app.ts';
import { callApi, PASSWORD, registerConfirmed } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

cheapHashes();
// better-auth checks codes by the real time.
const { deps, app } = await openTestApp({ PUBLIC_ORIGIN: 'https://peyda.test' });
afterAll(() => deps.close());
beforeEach(() => {
  deps.setNow(new Date());
  deps.sentMails.length = 0;
});

const post = (url: string, body: unknown, token?: string) =>
  callApi(app, 'POST', url, { body, ...(token && { token }) });
const mailed = (to: string, subject: string) =>
  expect.poll(() => deps.sentMails.some((mail) => mail.to === to && mail.subject.includes(subject))).toBe(true);

describe('a mail to the member reports', () => {
  it('that a mailed link set a new password, with what still works and how to reach support', async () => {
    const { email } = await registerConfirmed(app);
    await post('/api/auth/forgot-password', { email });
    await mailed(email, 'şifrenizi yenileyin');
    const text = deps.sentMails.findLast((mail) => mail.text.includes('/sifre-yenile'))?.text ?? '';
    const token = /token=([^\s&]+)/.exec(text)?.[1];
    expect((await post('/api/auth/reset-password', { token, password: 'yepyeni bir şifre' })).status).toBe(200);
    await mailed(email, 'şifreniz yenilendi');
    const told = deps.sentMails.at(-1)?.text;
    expect(told).toContain(`https://peyda.test${WAYS_LEFT_PATH}\n`);
    expect(told).toContain('https://peyda.test/iletisim');
  });

  it('that two-step sign-in was switched on', async () => {
    const { email, token } = await registerConfirmed(app);
    const { json } = await post('/api/user/two-factor', { password: PASSWORD }, token);
    expect((await post('/api/user/two-factor/confirm', { code: appCode(json.uri) }, token)).status).toBe(200);
    await mailed(email, 'iki adımlı giriş açıldı');
  });

  it('that the account was deleted, sent to its previous address', async () => {
    const { email, token } = await registerConfirmed(app);
    expect((await callApi(app, 'DELETE', '/api/user', { token, body: { password: PASSWORD } })).status).toBe(200);
    await mailed(email, 'hesabınız silindi');
  });
});
