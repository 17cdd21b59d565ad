import { afterAll, beforeEach, expect, it } from 'vitest';
import { forgetOldPayments } from '#server/features/members/subscriptions/index.ts';
import { DAY_MS, formatDate } from '#shared/text/dates.ts';
import { callApi, PASSWORD, registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { forgetPassiveAccounts } from './forget-passive-accounts.ts';

cheapHashes();
const { deps, app } = await openTestApp({ PUBLIC_ORIGIN: 'https://peyda.test' });
afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'users', 'payment_archive');
});

const NOTHING = { warned: 0, unwarned: 0, deleted: 0 };
const at = (days: number) => deps.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS));
const emails = async () => (await deps.db.$client.query('select email from users order by email')).rows;
const warnings = () => deps.sentMails.filter(({ subject }) => subject.includes('silinecek'));

/** A member who was last active at the test's current time; two years later is 731 days later. */
async function member() {
  const account = await registerAccount(app);
  await expect.poll(() => deps.sentMails.some(({ to }) => to === account.email), { timeout: 20_000 }).toBe(true);
  deps.sentMails.length = 0;
  return account;
}

it('an account unused for two years is announced by mail thirty days before it is deleted', async () => {
  const { email } = await member();
  at(700);
  expect(await forgetPassiveAccounts(deps)).toEqual(NOTHING);
  at(701);
  expect(await forgetPassiveAccounts(deps)).toEqual({ warned: 1, unwarned: 0, deleted: 0 });
  expect(warnings()).toMatchObject([{ to: email, subject: 'Peyda: hesabınız 20.11.2028 tarihinde silinecek' }]);
  expect(warnings()[0]?.text).toContain('https://peyda.test/login');
  expect(await forgetPassiveAccounts(deps)).toEqual(NOTHING);
  at(730);
  expect(await forgetPassiveAccounts(deps)).toEqual(NOTHING);
  at(731);
  expect(await forgetPassiveAccounts(deps)).toEqual({ ...NOTHING, deleted: 1 });
  expect(await emails()).toEqual([]);
  expect(warnings()).toHaveLength(1);
});

it('signing in cancels the deletion, and the two years start again', async () => {
  const { email } = await member();
  at(710);
  await forgetPassiveAccounts(deps);
  at(720);
  const { status } = await callApi(app, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } });
  expect(status).toBe(200);
  at(800);
  expect(await forgetPassiveAccounts(deps)).toEqual(NOTHING);
  expect(await emails()).toEqual([{ email }]);
});

it('using a session counts as use', async () => {
  const { token } = await member();
  at(20);
  await callApi(app, 'GET', '/api/auth/user', { token });
  at(710);
  expect(await forgetPassiveAccounts(deps)).toEqual(NOTHING);
});

it('a failed mail is retried, and an account is deleted only thirty days after it, even after a long outage', async () => {
  await member();
  at(3000);
  const down = { isConfigured: true, send: () => Promise.reject(new Error('down')) };
  expect(await forgetPassiveAccounts({ ...deps, mailer: down })).toEqual({ warned: 0, unwarned: 1, deleted: 0 });
  expect(await forgetPassiveAccounts(deps)).toEqual({ warned: 1, unwarned: 0, deleted: 0 });
  at(3029);
  expect(await forgetPassiveAccounts(deps)).toEqual(NOTHING);
  at(3030);
  expect(await forgetPassiveAccounts(deps)).toEqual({ ...NOTHING, deleted: 1 });
});

it('without a mail server nobody is warned or deleted; with one the thirty days start', async () => {
  const { email } = await member();
  const mute = { ...deps, mailer: { isConfigured: false, send: () => Promise.reject(new Error('not to be called')) } };
  at(701);
  expect(await forgetPassiveAccounts(mute)).toEqual({ warned: 0, unwarned: 1, deleted: 0 });
  at(3000);
  expect(await forgetPassiveAccounts(mute)).toEqual({ warned: 0, unwarned: 1, deleted: 0 });
  expect(await emails()).toEqual([{ email }]);
  expect(await forgetPassiveAccounts(deps)).toEqual({ warned: 1, unwarned: 0, deleted: 0 });
  const announced = formatDate(new Date(TEST_NOW.getTime() + 3030 * DAY_MS));
  expect(warnings()[0]?.subject).toContain(announced);
  at(3030);
  expect(await forgetPassiveAccounts(deps)).toEqual({ ...NOTHING, deleted: 1 });
});

it('payments are kept for ten years from the end of their calendar year (TTK 82/6), without their account', async () => {
  const { token } = await member();
  const { id } = (await callApi(app, 'GET', '/api/auth/user', { token })).json;
  await deps.db.$client.query(
    `insert into payments (user_id, amount, provider, reference, paid_at, valid_until)
     values ($1, 99, 'banka', 'P-1', $2, $2)`,
    [id, TEST_NOW],
  );
  await callApi(app, 'DELETE', '/api/user', { token, body: { password: PASSWORD } });
  const archived = () => deps.db.$client.query('select reference, amount::float from payment_archive');
  expect((await archived()).rows).toEqual([{ reference: 'P-1', amount: 99 }]);
  // Paid on 20 November 2026: kept until the end of 2036.
  deps.setNow(new Date('2036-12-31T20:59:00Z'));
  expect(await forgetOldPayments(deps)).toEqual({ payments: 0 });
  deps.setNow(new Date('2036-12-31T21:01:00Z'));
  expect(await forgetOldPayments(deps)).toEqual({ payments: 1 });
  expect((await archived()).rows).toEqual([]);
});
