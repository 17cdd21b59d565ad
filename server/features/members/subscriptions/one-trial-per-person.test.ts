import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import { trialMarks, trials } from '#server/database/tables/subscriptions.ts';
import { forgetPassiveAccounts } from '#server/features/members/accounts/index.ts';
import { mailboxOf } from '#shared/account-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { PASSWORD, registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { forgetOldTrials, keepTrialMarks } from './index.ts';

const { deps, app } = await openTestApp({ RATE_LIMIT: 'on' });
cheapHashes();

beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await deps.db.delete(trials);
  await deps.db.delete(users);
});
afterAll(() => deps.close());

let made = 0;
const next = () => ++made;
const newDevice = () => `web_person${String(next()).padStart(6, '0')}`;
const newAddress = () => `10.${next() % 250}.${next() % 250}.1`;
const newPhone = () => `0533${String(next()).padStart(7, '0')}`;
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

/** A browser with its cookies and its own id, and the member who is signed in there. */
class Browser {
  readonly deviceId = newDevice();
  readonly cookies: Record<string, string> = {};
  token: string | undefined;
  address = newAddress();

  async call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: this.address,
      cookies: this.cookies,
      ...(payload && { payload }),
      ...(this.token && { headers: { authorization: `Bearer ${this.token}` } }),
    });
    for (const { name, value } of answer.cookies) this.cookies[name] = value;
    return { status: answer.statusCode, json: answer.json() };
  }

  tryWithoutAccount = () => this.call('POST', '/api/trial', { deviceId: this.deviceId });
  tryWithAccount = () =>
    this.call('POST', '/api/user/subscription', { isPremium: true, trialUsed: false, deviceId: this.deviceId });
  subscription = async () => (await this.call('GET', '/api/user/subscription')).json;

  async join(registration: { email?: string; phoneNumber?: string; isConfirmed?: boolean } = {}): Promise<string> {
    const { isConfirmed = true, ...rest } = registration;
    const { email, token } = await registerAccount(app, { phoneNumber: newPhone(), ...rest });
    if (isConfirmed) await deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    this.token = token;
    return email;
  }

  async leave(): Promise<void> {
    expect((await this.call('DELETE', '/api/user', { password: PASSWORD })).status).toBe(200);
    this.token = undefined;
  }
}

const REFUSED = { isPremium: false, trialUsed: true };

describe('a person who deletes an account after a trial gets no second one', () => {
  it.each([
    ['with the same e-mail', (email: string) => ({ email })],
    ['with the same mailbox, written otherwise', (email: string) => ({ email: email.replace('@', '+yeni@') })],
    ['with the same number', (_: string, phoneNumber: string) => ({ phoneNumber })],
  ])('%s, from another browser', async (_, again) => {
    const first = new Browser();
    const phoneNumber = newPhone();
    const email = await first.join({ phoneNumber });
    expect((await first.tryWithAccount()).json).toMatchObject({ isPremium: true });
    await first.leave();
    const second = new Browser();
    await second.join(again(email, phoneNumber));
    expect((await second.tryWithAccount()).json).toMatchObject(REFUSED);
  });

  it('in the same browser with all other data new, with or without an account', async () => {
    const browser = new Browser();
    await browser.join();
    await browser.tryWithAccount();
    await browser.leave();
    expect((await browser.tryWithoutAccount()).status).toBe(409);
    await browser.join();
    expect((await browser.tryWithAccount()).json).toMatchObject(REFUSED);
  });

  it('in a browser that lost its own id but kept our cookie', async () => {
    const browser = new Browser();
    await browser.tryWithoutAccount();
    const other = new Browser();
    Object.assign(other.cookies, { peyda_device: browser.cookies.peyda_device });
    expect((await other.tryWithoutAccount()).status).toBe(409);
  });

  it('if the account was deleted because it was unused', async () => {
    const first = new Browser();
    const phoneNumber = newPhone();
    await first.join({ phoneNumber });
    await first.tryWithAccount();
    const warned = inDays(720);
    deps.setNow(warned);
    const watchers = [keepTrialMarks];
    await forgetPassiveAccounts(deps, watchers);
    deps.setNow(inDays(760));
    expect(await forgetPassiveAccounts(deps, watchers)).toMatchObject({ deleted: 1 });
    const second = new Browser();
    await second.join({ phoneNumber });
    expect((await second.tryWithAccount()).json).toMatchObject(REFUSED);
  });

  it('for a year, during which only keyed hashes are kept; then they are deleted', async () => {
    const first = new Browser();
    const phoneNumber = newPhone();
    const email = await first.join({ phoneNumber });
    await first.tryWithAccount();
    deps.setNow(inDays(3));
    await first.leave();
    const kept = JSON.stringify([await deps.db.select().from(trials), await deps.db.select().from(trialMarks)]);
    for (const known of [email, phoneNumber, first.deviceId, first.address]) expect(kept).not.toContain(known);
    deps.setNow(inDays(367));
    expect(await forgetOldTrials(deps)).toEqual({ trials: 0 });
    deps.setNow(inDays(369));
    expect(await forgetOldTrials(deps)).toEqual({ trials: 1 });
    expect(await deps.db.select().from(trialMarks)).toEqual([]);
  });

  it('and nothing is kept of an account without a trial', async () => {
    const browser = new Browser();
    await browser.join();
    await browser.leave();
    expect(await deps.db.select().from(trialMarks)).toEqual([]);
  });
});

it('the trial of an existing account is never forgotten', async () => {
  const browser = new Browser();
  await browser.join();
  await browser.tryWithAccount();
  deps.setNow(inDays(3000));
  expect(await forgetOldTrials(deps)).toEqual({ trials: 0 });
});

it('two accounts with the same number get one trial, even concurrently', async () => {
  const phoneNumber = newPhone();
  const both = [new Browser(), new Browser()];
  for (const browser of both) await browser.join({ phoneNumber });
  const answers = await Promise.all(both.map((browser) => browser.tryWithAccount()));
  expect(answers.map(({ json }) => json.isPremium).sort()).toEqual([false, true]);
});

it('twenty concurrent requests of one account start one trial, and all return it', async () => {
  const browser = new Browser();
  await browser.join();
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser.tryWithAccount()));
  for (const { json } of answers) expect(json).toMatchObject({ isPremium: true, trialUsed: false });
  expect(await deps.db.$count(trials)).toBe(1);
});

it('someone who entered another person’s number does not block its confirmed owner', async () => {
  const phoneNumber = newPhone();
  const stranger = new Browser();
  await stranger.join({ phoneNumber });
  await stranger.tryWithAccount();
  const owner = new Browser();
  const email = await owner.join({ phoneNumber });
  await deps.db.update(users).set({ phoneNumberVerified: true }).where(eq(users.email, email));
  expect((await owner.tryWithAccount()).json).toMatchObject({ isPremium: true });
});

describe('a trial of an account', () => {
  it('waits until the e-mail is confirmed', async () => {
    const browser = new Browser();
    const email = await browser.join({ isConfirmed: false });
    const refused = await browser.tryWithAccount();
    expect(refused).toMatchObject({ status: 403, json: { code: 'EMAIL_UNCONFIRMED' } });
    expect(refused.json.message).toContain('e-posta adresinizi onayla');
    expect(await browser.subscription()).toEqual({ isPremium: false, trialUsed: false });
    await deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    expect((await browser.tryWithAccount()).json).toMatchObject({ isPremium: true });
  });

  it('starts with the link that confirms the address, if it was requested before (D46)', async () => {
    const [asking, silent] = [new Browser(), new Browser()];
    const confirm = async (browser: Browser) => {
      const email = await browser.join({ isConfirmed: false });
      if (browser === asking) await browser.tryWithAccount();
      await vi.waitFor(() => expect(deps.sentMails.map(({ to }) => to)).toContain(email));
      const token = /token=([^\s&]+)/.exec(deps.sentMails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
      return (await browser.call('POST', '/api/auth/verify-email', { token })).json.message;
    };
    expect(await confirm(asking)).toBe('E-posta adresiniz onaylandı. 7 günlük ücretsiz denemeniz başladı.');
    expect(await confirm(silent)).toBe('E-posta adresiniz onaylandı.');
    expect(await asking.subscription()).toMatchObject({ isPremium: true, trialUsed: false });
    expect(await silent.subscription()).toMatchObject({ isPremium: false });
  });

  it('starts without confirmation if no mail can be sent', async () => {
    const mailless = await openTestApp({}, { mailer: { isConfigured: false, send: async () => undefined } });
    try {
      const { token } = await registerAccount(mailless.app);
      const payload = { isPremium: true, trialUsed: false, deviceId: newDevice() };
      const headers = { authorization: `Bearer ${token}` };
      const url = '/api/user/subscription';
      const answer = await mailless.app.inject({ method: 'POST', url, payload, headers });
      expect(answer.json()).toMatchObject({ isPremium: true });
    } finally {
      await mailless.deps.close();
    }
  });
});

describe('a trial begun without an account', () => {
  it('continues in the account created in that browser, with the same end, on page and server', async () => {
    const browser = new Browser();
    const { json: begun } = await browser.tryWithoutAccount();
    deps.setNow(inDays(5));
    await browser.join({ isConfirmed: false });
    const { trialStartDate } = begun;
    expect(await browser.subscription()).toEqual({ isPremium: true, trialUsed: false, trialStartDate });
    const elsewhere = new Browser();
    elsewhere.token = browser.token;
    expect(await elsewhere.subscription()).toMatchObject({ isPremium: true, trialStartDate });
    deps.setNow(inDays(7));
    expect(await browser.subscription()).toEqual({ isPremium: false, trialUsed: false, trialStartDate });
    expect((await browser.tryWithAccount()).json).toMatchObject({ isPremium: false });
    expect(await deps.db.$count(trials)).toBe(1);
  });

  it('continues in one account only', async () => {
    const browser = new Browser();
    await browser.tryWithoutAccount();
    await browser.join();
    await browser.subscription();
    browser.token = undefined;
    await browser.join();
    expect(await browser.subscription()).toEqual({ isPremium: false, trialUsed: false });
    expect((await browser.tryWithAccount()).json).toMatchObject(REFUSED);
  });

  it('continues in one of two concurrent accounts', async () => {
    const browser = new Browser();
    await browser.tryWithoutAccount();
    const tabs = [new Browser(), new Browser()];
    for (const tab of tabs) {
      await tab.join();
      Object.assign(tab.cookies, browser.cookies);
    }
    const answers = await Promise.all(tabs.flatMap((tab) => [tab.subscription(), tab.subscription()]));
    const accounts = await deps.db.select({ userId: trials.userId }).from(trials);
    expect(accounts).toHaveLength(1);
    expect(answers.filter(({ isPremium }) => isPremium)).toHaveLength(2);
  });

  it('does not continue in the account of a member who has already had one', async () => {
    const first = new Browser();
    const phoneNumber = newPhone();
    await first.join({ phoneNumber });
    await first.tryWithAccount();
    await first.leave();
    const second = new Browser();
    await second.tryWithoutAccount();
    await second.join({ phoneNumber });
    expect(await second.subscription()).toEqual({ isPremium: false, trialUsed: false });
    second.token = undefined;
    expect((await second.tryWithoutAccount()).json).toMatchObject({ isPremium: true });
  });

  it('survives the deletion of that account in its browser, but is not given again', async () => {
    const browser = new Browser();
    const { json: begun } = await browser.tryWithoutAccount();
    await browser.join();
    await browser.subscription();
    await browser.leave();
    deps.setNow(inDays(2));
    expect((await browser.tryWithoutAccount()).json.trialStartDate).toBe(begun.trialStartDate);
    deps.setNow(inDays(8));
    expect((await browser.tryWithoutAccount()).status).toBe(409);
  });

  it('moves to a repeated request, and the earlier answer becomes invalid', async () => {
    const [lost, kept] = [new Browser(), new Browser()];
    lost.address = kept.address;
    await lost.tryWithoutAccount();
    const again = await kept.call('POST', '/api/trial', { deviceId: lost.deviceId });
    expect(again.status).toBe(200);
    deps.setNow(inDays(1));
    expect((await lost.tryWithoutAccount()).status).toBe(409);
    expect((await kept.tryWithoutAccount()).json).toMatchObject({ trialStartDate: TEST_NOW.toISOString() });
  });
});

describe('a network', () => {
  const tryFrom = async (address: string) => {
    const browser = new Browser();
    browser.address = address;
    return browser.tryWithoutAccount();
  };

  it.each([
    ['an IPv4 /24', (at: number) => `203.0.113.${at}`, '203.0.114.1'],
    ['an IPv6 /48', (at: number) => `2001:db8:7:${at.toString(16)}::1`, '2001:db8:8::1'],
  ])('%s gets twenty trials without an account in thirty days', async (_, addressAt, outside) => {
    for (let at = 0; at < 20; at += 1) expect((await tryFrom(addressAt(at))).status).toBe(200);
    deps.setNow(inDays(29));
    expect(await tryFrom(addressAt(99))).toMatchObject({ status: 429, json: { code: 'TOO_MANY_TRIALS' } });
    expect((await tryFrom(outside)).status).toBe(200);
    const member = new Browser();
    member.address = addressAt(100);
    await member.join();
    expect((await member.tryWithAccount()).json).toMatchObject({ isPremium: true });
    deps.setNow(inDays(31));
    expect((await tryFrom(addressAt(99))).status).toBe(200);
  });

  it('does not get more with concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => tryFrom(`198.18.5.${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  });
});

it.each([
  ['Ali.Veli+peyda@GoogleMail.com', 'aliveli@gmail.com'],
  ['ali.veli+x@ornek.example', 'ali.veli@ornek.example'],
  ['ali@ornek.example', 'ali@ornek.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
