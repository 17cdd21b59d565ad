import { describe, expect, it } from 'vitest';
import { phoneCodes } from '#server/database/tables/accounts.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { newNumber, otherCode, PhoneWorld } from '#tests/support/accounts/phone-world.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

const phone = new PhoneWorld();

const inMinutes = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

describe('a code', () => {
  it('works once, even for twenty concurrent requests', async () => {
    const { phoneNumber } = await phone.confirmedMember();
    const { ticket, code } = await phone.codeToSignIn(phoneNumber);
    const answers = await Promise.all(Array.from({ length: 20 }, () => phone.signIn(phoneNumber, ticket, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await phone.signIn(phoneNumber, ticket, code)).toMatchObject({
      status: 400,
      json: { code: 'CODE_EXPIRED' },
    });
  });

  it('allows five tries, even concurrently', async () => {
    const { phoneNumber } = await phone.confirmedMember();
    const { ticket, code } = await phone.codeToSignIn(phoneNumber);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => phone.signIn(phoneNumber, ticket, otherCode(code))),
    );
    expect(guesses.filter(({ json }) => json.code === 'CODE_WRONG')).toHaveLength(5);
    expect(guesses.filter(({ json }) => json.code === 'CODE_EXPIRED')).toHaveLength(15);
    expect(await phone.signIn(phoneNumber, ticket, code)).toMatchObject({ json: { code: 'CODE_EXPIRED' } });
  });

  it('is accepted at the fifth try, and within ten minutes', async () => {
    const { phoneNumber } = await phone.confirmedMember();
    const { ticket, code } = await phone.codeToSignIn(phoneNumber);
    for (let at = 0; at < 4; at += 1) await phone.signIn(phoneNumber, ticket, otherCode(code));
    phone.site.deps.setNow(inMinutes(9.9));
    expect((await phone.signIn(phoneNumber, ticket, code)).status).toBe(200);
    const next = await phone.codeToSignIn(phoneNumber);
    phone.site.deps.setNow(inMinutes(20));
    expect((await phone.signIn(phoneNumber, next.ticket, next.code)).json).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('is refused in another browser and for another purpose, number or account', async () => {
    const mine = await phone.confirmedMember();
    const theirs = await phone.confirmedMember();
    const { ticket, code } = await phone.codeToSignIn(mine.phoneNumber);
    const strange = await phone.codeToSignIn(theirs.phoneNumber);
    const refused = { status: 400, json: { code: 'CODE_EXPIRED' } };
    // The ticket of another browser that requested a code for the same number: its code is a different one.
    const elsewhere = (await phone.askToSignIn(mine.phoneNumber)).json.ticket;
    await expect.poll(() => phone.lastCodeTo(mine.phoneNumber)).not.toBe('');
    expect(await phone.signIn(mine.phoneNumber, strange.ticket, code)).toMatchObject(refused);
    expect(await phone.signIn(theirs.phoneNumber, ticket, code)).toMatchObject(refused);
    expect(await phone.confirm(mine.token, ticket, code)).toMatchObject(refused);
    expect((await phone.signIn(mine.phoneNumber, elsewhere, code)).status).toBe(400);
    const third = await phone.register(mine.phoneNumber);
    const fourth = await phone.register(mine.phoneNumber);
    const asked = (await phone.askToConfirm(third.token)).json;
    const confirmation = phone.lastCodeTo(mine.phoneNumber);
    expect(await phone.signIn(mine.phoneNumber, asked.ticket, confirmation)).toMatchObject(refused);
    expect(await phone.confirm(fourth.token, asked.ticket, confirmation)).toMatchObject(refused);
    expect((await phone.signIn(mine.phoneNumber, ticket, code)).status).toBe(200);
  });

  it('is sent at most five times a day to one number for one purpose, known or not, and again the next day', async () => {
    const { phoneNumber } = await phone.confirmedMember();
    for (const number of [phoneNumber, newNumber()]) {
      for (let at = 0; at < 5; at += 1) expect((await phone.askToSignIn(number)).status).toBe(200);
      expect(await phone.askToSignIn(number)).toMatchObject({ status: 429, json: { code: 'TOO_MANY_CODES' } });
    }
    const rival = await phone.register(phoneNumber);
    expect((await phone.askToConfirm(rival.token)).status).toBe(200);
    phone.site.deps.setNow(inDays(1));
    expect((await phone.askToSignIn(phoneNumber)).status).toBe(200);
  });

  it('is sent at most five times a day for one account, whatever its numbers', async () => {
    const { token } = await phone.register();
    const statuses = [];
    for (let at = 0; at < 6; at += 1) {
      await callApi(phone.site.app, 'PUT', '/api/user/profile', { token, body: { phoneNumber: newNumber() } });
      statuses.push((await phone.askToConfirm(token)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('that the provider refuses is an error, does not count, and is sent once the provider is back', async () => {
    const { token } = await phone.register();
    phone.netgsm.quirk = { status: 500, body: '' };
    for (let at = 0; at < 6; at += 1)
      expect(await phone.askToConfirm(token)).toMatchObject({ status: 503, json: { code: 'SMS_FAILED' } });
    expect(await phone.site.deps.db.$count(phoneCodes)).toBe(0);
    phone.netgsm.quirk = undefined;
    expect((await phone.askToConfirm(token)).status).toBe(200);
  });

  it('to sign in with counts even if it can’t be sent, so that an outage reveals no membership', async () => {
    const { phoneNumber } = await phone.confirmedMember();
    phone.netgsm.quirk = { status: 500, body: '' };
    for (const number of [newNumber(), phoneNumber]) {
      const statuses = [];
      for (let at = 0; at < 6; at += 1) statuses.push((await phone.askToSignIn(number)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  it.each([
    ['five digits', '12345'],
    ['letters', 'abcdef'],
    ['nothing', ''],
    ['a list', ['123456']],
    ['very much', '1'.repeat(10_000)],
  ])('has six digits, not %s', async (_, code) => {
    const answer = await phone.post('/api/auth/phone-login', {
      phoneNumber: newNumber(),
      ticket: 'a'.repeat(32),
      code,
    });
    expect(answer).toMatchObject({ status: 400, json: { message: expect.stringContaining('6 haneli') } });
  });
});
