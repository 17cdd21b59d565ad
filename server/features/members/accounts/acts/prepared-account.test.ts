import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userPasskeys, userSessions, users, userTwoFactors } from '#server/database/tables/accounts.ts';
import { calendarFeeds } from '#server/database/tables/deciding/calendar-feeds.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { callApi, PASSWORD, registerAccount, registerConfirmed } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { forgetUnconfirmedAccounts } from '../index.ts';

cheapHashes();
const { app, deps } = await openTestApp();
beforeEach(() => deps.setNow(TEST_NOW));
afterAll(() => deps.close());

const NEW_PASSWORD = 'yepyeni bir söz dizisi';
const passwordCall = { body: { password: PASSWORD } };

async function resetPassword(email: string): Promise<void> {
  await callApi(app, 'POST', '/api/auth/forgot-password', { body: { email } });
  const mailed = () => deps.sentMails.findLast(({ to, text }) => to === email && text.includes('/sifre-yenile?token='));
  await vi.waitFor(() => expect(mailed()).toBeDefined());
  const token = /token=([^\s&]+)/.exec(mailed()?.text ?? '')?.[1];
  const body = { token, password: NEW_PASSWORD };
  expect((await callApi(app, 'POST', '/api/auth/reset-password', { body })).status).toBe(200);
}

describe('an account that somebody else opened with my address', () => {
  it.each([
    ['POST', '/api/user/passkeys/challenge', passwordCall],
    ['POST', '/api/user/phone-code', passwordCall],
    ['POST', '/api/user/two-factor', passwordCall],
    ['POST', '/api/user/calendar-feed', {}],
    ['POST', '/api/user/orders', { body: { plan: 'premium', period: 'monthly' } }],
  ] as const)('can get nothing that would survive a new password: %s %s', async (method, url, given) => {
    const { token } = await registerAccount(app);
    const { status, json } = await callApi(app, method, url, { token, ...given });
    expect({ status, code: json.code }).toEqual({ status: 403, code: 'EMAIL_UNCONFIRMED' });
  });

  it('can still create alerts and be deleted (D46)', async () => {
    const { token } = await registerAccount(app);
    const body = { alertName: 'Ankara', searchCriteria: JSON.stringify({ city: ['Ankara'] }) };
    expect((await callApi(app, 'POST', '/api/user/property-alerts', { token, body })).status).toBe(200);
    expect((await callApi(app, 'DELETE', '/api/user', { token, ...passwordCall })).status).toBe(200);
  });

  it('loses every other way in when its password is reset, and the one who resets it is notified of new devices', async () => {
    const { email, token } = await registerConfirmed(app);
    expect((await callApi(app, 'POST', '/api/user/calendar-feed', { token })).status).toBe(200);
    await callApi(app, 'POST', '/api/user/two-factor', { token, ...passwordCall });
    // Like accounts before this rule: all of this existed without a confirmed address.
    const prepared = { emailVerified: false, twoFactorEnabled: true, phoneNumberVerified: true };
    const [account] = await deps.db.update(users).set(prepared).where(eq(users.email, email)).returning();
    const userId = account?.id ?? '';
    await deps.db.insert(userPasskeys).values({
      userId,
      publicKey: 'x',
      credentialID: 'saldırgan',
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
      createdAt: TEST_NOW,
    });
    await resetPassword(email);
    const [after] = await deps.db.select().from(users).where(eq(users.id, userId));
    expect(after).toMatchObject({ emailVerified: true, twoFactorEnabled: false, phoneNumberVerified: false });
    for (const table of [userPasskeys, userTwoFactors, userSessions, calendarFeeds] as const)
      expect(await deps.db.$count(table, eq(table.userId, userId))).toBe(0);
    const mailsBefore = deps.sentMails.length;
    const entered = await callApi(app, 'POST', '/api/auth/login', { body: { email, password: NEW_PASSWORD } });
    expect(entered.json.token).toBeTypeOf('string');
    await vi.waitFor(() =>
      expect(deps.sentMails.slice(mailsBefore).map(({ subject }) => subject)).toContain(
        'Peyda: hesabınıza yeni bir cihazdan girildi',
      ),
    );
  });

  it('keeps second step and number at a reset if the address was confirmed', async () => {
    const { email } = await registerConfirmed(app);
    await deps.db.update(users).set({ phoneNumberVerified: true }).where(eq(users.email, email));
    await resetPassword(email);
    const [after] = await deps.db.select().from(users).where(eq(users.email, email));
    expect(after?.phoneNumberVerified).toBe(true);
  });

  it('is deleted after seven days, unlike a confirmed one', async () => {
    const left = await registerAccount(app);
    const kept = await registerConfirmed(app);
    // The library uses the system clock for the dates of accounts.
    await deps.db.update(users).set({ createdAt: TEST_NOW });
    const emails = async () => (await deps.db.select({ email: users.email }).from(users)).map(({ email }) => email);
    deps.setNow(new Date(inDays(7).getTime() - DAY_MS / 2));
    await forgetUnconfirmedAccounts(deps);
    expect(await emails()).toContain(left.email);
    deps.setNow(inDays(7));
    await forgetUnconfirmedAccounts(deps);
    expect(await emails()).not.toContain(left.email);
    expect(await emails()).toContain(kept.email);
  });
});
