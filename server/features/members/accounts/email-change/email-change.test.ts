import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { emailChanges, users } from '#server/database/tables/accounts.ts';
import { callApi, PASSWORD, registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const { app, deps } = await openTestApp({ PUBLIC_ORIGIN: 'https://peyda.test' });
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await deps.db.delete(users);
  deps.sentMails.length = 0;
});

const post = (url: string, body: object, token?: string) =>
  callApi(app, 'POST', url, { body, ...(token && { token }) });
const ask = (token: string, email: string, password = PASSWORD) => post('/api/user/email', { email, password }, token);
const open = (token: string) => post('/api/auth/email-change', { token });
const emailOf = async (token: string) => (await callApi(app, 'GET', '/api/auth/user', { token })).json;
const mailsTo = (to: string) =>
  deps.sentMails.filter((mail) => mail.to === to && mail.subject.includes('değişikliğini'));

async function linkTo(to: string, nth = 0): Promise<string> {
  await expect.poll(() => mailsTo(to).length).toBeGreaterThan(nth);
  return /degisim=([\w-]+)/.exec(mailsTo(to)[nth]?.text ?? '')?.[1] ?? '';
}
async function member(emailVerified = true) {
  const account = await registerAccount(app);
  await deps.db.update(users).set({ emailVerified });
  return account;
}
const NEW = 'yeni@ornek.example';
const INVALID = { status: 400, json: { code: 'LINK_INVALID' } };

describe('a change of the e-mail address', () => {
  it.each([
    ['old first', true],
    ['new first', false],
  ])('is applied once both addresses have confirmed it, %s', async (_, oldFirst) => {
    const { email, token } = await member();
    const asked = await ask(token, NEW.toUpperCase());
    expect(asked.json.message).toBe(
      'Eski ve yeni adresinize birer onay bağlantısı gönderdik. Adres, bağlantılar açılınca değişir.',
    );
    const links = [await linkTo(email), await linkTo(NEW)];
    if (!oldFirst) links.reverse();
    expect((await open(links[0] ?? '')).json.message).toContain('diğer adrese');
    expect((await open(links[0] ?? '')).json.message).toContain('diğer adrese');
    expect((await emailOf(token)).email).toBe(email);
    expect((await open(links[1] ?? '')).json.message).toContain('E-posta adresiniz değişti.');
    expect(await emailOf(token)).toMatchObject({ email: NEW, emailVerified: true });
    expect((await post('/api/auth/login', { email: NEW, password: PASSWORD })).status).toBe(200);
    expect((await post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401);
    expect(await open(links[1] ?? '')).toMatchObject(INVALID);
  });

  it('is in its member’s export while it is pending', async () => {
    const { email, token } = await member();
    const exported = async () => (await callApi(app, 'GET', '/api/user/export', { token })).json.emailChanges;
    expect(await exported()).toEqual([]);
    await ask(token, NEW);
    expect(await exported()).toEqual([{ newEmail: NEW, expiresAt: inDays(1).toISOString() }]);
    await open(await linkTo(email));
    await open(await linkTo(NEW));
    expect(await exported()).toEqual([]);
  });

  it('needs only the confirmation of the new address if the old one was never confirmed', async () => {
    const { email, token } = await member(false);
    expect((await ask(token, NEW)).json.message).toContain('Yeni adresinize');
    expect((await open(await linkTo(NEW))).json.message).toContain('değişti');
    expect(mailsTo(email)).toEqual([]);
    expect((await emailOf(token)).email).toBe(NEW);
  });

  it('requires the password and a different address', async () => {
    const { email, token } = await member();
    expect(await ask(token, NEW, 'tahmin-edilen')).toMatchObject({ status: 400, json: { code: 'WRONG_PASSWORD' } });
    expect(await ask(token, email)).toMatchObject({ status: 400, json: { code: 'SAME_EMAIL', field: 'email' } });
    expect(deps.sentMails.filter(({ subject }) => subject.includes('değişikliğini'))).toEqual([]);
  });

  it('to an address that has an account gets the same answer, and no mail', async () => {
    const { email: taken } = await registerAccount(app);
    const { email, token } = await member();
    const [known, unknown] = [await ask(token, taken), await ask(token, NEW)];
    expect(known.json).toEqual(unknown.json);
    await linkTo(email, 1);
    await linkTo(NEW);
    expect(mailsTo(taken)).toEqual([]);
  });

  it('is refused if the address got an account meanwhile, even concurrently', async () => {
    const [first, second] = [await member(), await member()];
    for (const { token } of [first, second]) await ask(token, NEW);
    const news = [await linkTo(NEW), await linkTo(NEW, 1)];
    for (const { email } of [first, second]) await open(await linkTo(email));
    const answers = await Promise.all(news.map(open));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await deps.db.select().from(users)).filter(({ email }) => email === NEW)).toHaveLength(1);
  });

  it('is valid for a day; a later request, a new password or deletion of the account makes its links invalid', async () => {
    const { email, token } = await member();
    await ask(token, NEW);
    const early = await linkTo(email);
    await ask(token, 'baska@ornek.example');
    expect(await open(early)).toMatchObject(INVALID);
    const late = await linkTo(email, 1);
    deps.setNow(inDays(1));
    expect(await open(late)).toMatchObject(INVALID);
    deps.setNow(TEST_NOW);
    const change = { currentPassword: PASSWORD, newPassword: 'yepyeni bir şifre' };
    await post('/api/user/password', change, token);
    expect(await open(late)).toMatchObject(INVALID);
    await ask(token, NEW, change.newPassword);
    const last = await linkTo(NEW, 1);
    await callApi(app, 'DELETE', '/api/user', { token, body: { password: change.newPassword } });
    expect(await open(last)).toMatchObject(INVALID);
  });

  it('is stored with hashes of its links until then', async () => {
    const { email, token } = await member();
    await ask(token, NEW);
    const kept = JSON.stringify(await deps.db.select().from(emailChanges));
    for (const link of [await linkTo(email), await linkTo(NEW)]) expect(kept).not.toContain(link);
  });
});

it('can’t be started if no mail can be sent', async () => {
  const silent = await openTestApp({}, { mailer: { isConfigured: false, send: async () => undefined } });
  try {
    const { token } = await registerAccount(silent.app);
    const body = { email: NEW, password: PASSWORD };
    const answer = await callApi(silent.app, 'POST', '/api/user/email', { body, token });
    expect(answer).toMatchObject({ status: 409, json: { code: 'MAIL_UNAVAILABLE' } });
  } finally {
    await silent.deps.close();
  }
});
