import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { phoneCodes, textMessageCounts, users } from '#server/database/tables/accounts.ts';
import { type FakeNetgsm, lastCodeTo, startFakeNetgsm } from '../fakes/fake-netgsm.ts';
import { openTestApp, type TestApp } from '../open-test-app.ts';
import { TEST_NOW } from '../test-now.ts';
import { callApi, PASSWORD, registerConfirmed } from './call-accounts.ts';
import { cheapHashes } from './cheap-hashes.ts';

let numbers = 0;

/** A mobile number that nobody has yet. */
export function newNumber(): string {
  numbers += 1;
  return `0535${String(numbers).padStart(7, '0')}`;
}

/** A code different from the given one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/**
 * A site that sends text messages, for the tests of one file; its members and their codes are deleted between tests.
 */
export class PhoneWorld {
  netgsm!: FakeNetgsm;
  site!: TestApp;

  constructor() {
    cheapHashes();
    beforeAll(async () => {
      this.netgsm = await startFakeNetgsm();
      this.site = await openTestApp(this.netgsm.settings);
    });
    beforeEach(async () => {
      this.site.deps.setNow(TEST_NOW);
      await this.site.deps.db.delete(textMessageCounts);
      await this.site.deps.db.delete(phoneCodes);
    });
    afterEach(async () => {
      this.netgsm.quirk = undefined;
      await this.site.deps.db.delete(users);
    });
    afterAll(async () => {
      await this.site.deps.close();
      await this.netgsm.close();
    });
  }

  post(url: string, body: object, token?: string) {
    return callApi(this.site.app, 'POST', url, { body, ...(token && { token }) });
  }
  register(phoneNumber = newNumber()) {
    return registerConfirmed(this.site.app, { phoneNumber });
  }
  askToConfirm(token: string) {
    return this.post('/api/user/phone-code', { password: PASSWORD }, token);
  }
  confirm(token: string, ticket: string, code: string) {
    return this.post('/api/user/phone-confirmation', { ticket, code }, token);
  }
  askToSignIn(phoneNumber: string) {
    return this.post('/api/auth/phone-code', { phoneNumber });
  }
  signIn(phoneNumber: string, ticket: string, code: string) {
    return this.post('/api/auth/phone-login', { phoneNumber, ticket, code });
  }
  lastCodeTo(phoneNumber: string): string {
    return lastCodeTo(this.netgsm, phoneNumber);
  }

  /** A new member with a confirmed number. */
  async confirmedMember(phoneNumber = newNumber()) {
    const member = await this.register(phoneNumber);
    const { json } = await this.askToConfirm(member.token);
    expect((await this.confirm(member.token, json.ticket, this.lastCodeTo(phoneNumber))).status).toBe(200);
    return { ...member, phoneNumber };
  }

  /** Waits for a sign-in code: it is sent after the answer. */
  async codeToSignIn(phoneNumber: string) {
    const before = this.netgsm.messages.length;
    const { json } = await this.askToSignIn(phoneNumber);
    await expect.poll(() => this.netgsm.messages.length).toBeGreaterThan(before);
    return { ticket: String(json.ticket), code: this.lastCodeTo(phoneNumber) };
  }
}
