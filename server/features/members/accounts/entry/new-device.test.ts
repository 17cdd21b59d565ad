import { afterAll, beforeEach, expect, it } from 'vitest';
import { knownDevices, users } from '#server/database/tables/accounts.ts';
import { callApi, PASSWORD, registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { cleanAccounts } from '../upkeep/clean-accounts.ts';

cheapHashes();
const { app, deps } = await openTestApp({ PUBLIC_ORIGIN: 'https://peyda.test' });
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await deps.db.delete(users);
  deps.sentMails.length = 0;
});

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 <b>kötü</b>';
const told = () => deps.sentMails.filter(({ subject }) => subject.includes('yeni bir cihazdan'));

async function signIn(email: string, cookie?: string) {
  const headers = { 'user-agent': CHROME, ...(cookie && { cookie }) };
  const body = { email, password: PASSWORD };
  const answer = await callApi(app, 'POST', '/api/auth/login', { body, headers });
  expect(answer.status).toBe(200);
  const [set] = [answer.headers['set-cookie'] ?? ''].flat().filter((line) => line.includes('peyda_known='));
  return { cookie: set?.split(';')[0] ?? '', attributes: set ?? '' };
}
const confirmed = async () => {
  const member = await registerAccount(app);
  await deps.db.update(users).set({ emailVerified: true });
  return member;
};

it('a sign-in from a new browser is reported by mail in our own words; one from a known browser is not', async () => {
  const { email } = await confirmed();
  const { cookie, attributes } = await signIn(email);
  expect(attributes).toMatch(/HttpOnly.*Secure.*SameSite=Lax|HttpOnly.*SameSite=Lax/);
  await expect.poll(() => told().length).toBe(1);
  const [mail] = told();
  expect(mail).toMatchObject({ to: email });
  expect(mail?.text).toContain('(Chrome, Windows; 20.11.2026 12:00)');
  expect(`${mail?.text}${mail?.html}`).not.toContain('kötü');
  await signIn(email, cookie);
  await signIn(email, cookie);
  expect(await deps.db.$count(knownDevices)).toBe(2);
  await signIn(email, cookie.replace(/.$/, 'x'));
  await expect.poll(() => told().length).toBe(2);
});

it('the browser in which the account was created is known from the start', async () => {
  const body = { email: 'ilk@ornek.example', phoneNumber: '05321234567', password: PASSWORD };
  const made = await callApi(app, 'POST', '/api/auth/register', { body });
  await deps.db.update(users).set({ emailVerified: true });
  const cookie = [made.headers['set-cookie'] ?? ''].flat()[0]?.split(';')[0];
  await signIn(body.email, cookie);
  await signIn(body.email);
  await expect.poll(() => told().length).toBe(1);
});

it('a browser known to one member is new to another, and the stored marks do not link them', async () => {
  const first = await confirmed();
  const second = await confirmed();
  const { cookie } = await signIn(first.email);
  await signIn(second.email, cookie);
  await expect.poll(() => told().map(({ to }) => to)).toEqual([first.email, second.email]);
  const marks = (await deps.db.select().from(knownDevices)).map(({ markHash }) => markHash);
  expect(new Set(marks).size).toBe(marks.length);
});

it('an unconfirmed address gets no mail', async () => {
  const { email } = await registerAccount(app);
  await signIn(email);
  expect(await deps.db.$count(knownDevices)).toBe(2);
  expect(told()).toEqual([]);
});

it('a mailbox gets a limited number of these mails', async () => {
  const limited = await openTestApp({ RATE_LIMIT: 'on' });
  try {
    const { email } = await registerAccount(limited.app);
    await limited.deps.db.update(users).set({ emailVerified: true });
    for (let at = 0; at < 12; at += 1) {
      const options = { body: { email, password: PASSWORD }, address: `203.0.113.${at}` };
      expect((await callApi(limited.app, 'POST', '/api/auth/login', options)).status).toBe(200);
    }
    await limited.app.close();
    const mails = limited.deps.sentMails.filter(({ subject }) => subject.includes('yeni bir cihazdan'));
    expect(mails).toHaveLength(8);
  } finally {
    await limited.deps.close();
  }
});

it('a browser unused for half a year is forgotten', async () => {
  const { email } = await confirmed();
  const { cookie } = await signIn(email);
  deps.setNow(inDays(181));
  await cleanAccounts(deps);
  expect(await deps.db.$count(knownDevices)).toBe(0);
  await signIn(email, cookie);
  await expect.poll(() => told().length).toBe(2);
});
