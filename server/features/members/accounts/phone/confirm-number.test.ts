import { describe, expect, it } from 'vitest';
import { phoneCodes, users } from '#server/database/tables/accounts.ts';
import { trialMarks } from '#server/database/tables/subscriptions.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { newNumber, PhoneWorld } from '#tests/support/accounts/phone-world.ts';

const phone = new PhoneWorld();

describe('a number', () => {
  it('is confirmed with the code sent to it, on the route for codes, for that purpose', async () => {
    const phoneNumber = newNumber();
    const { token } = await phone.register(phoneNumber);
    const asked = await phone.askToConfirm(token);
    expect(asked).toMatchObject({ status: 200, json: { message: 'Onay kodunu cep telefonunuza gönderdik.' } });
    const code = phone.lastCodeTo(phoneNumber);
    expect(phone.netgsm.calls.at(-1)).toMatchObject({
      path: '/sms/rest/v2/otp',
      body: {
        msgheader: 'PEYDA',
        no: phoneNumber.slice(1),
        msg: `Peyda numara onay kodunuz: ${code}. 10 dakika gecerlidir, kimseyle paylasmayin.`,
      },
    });
    const kept = JSON.stringify(await phone.site.deps.db.select().from(phoneCodes));
    for (const secret of [code, phoneNumber, asked.json.ticket]) expect(kept).not.toContain(secret);
    const done = await phone.confirm(token, asked.json.ticket, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(done).toMatchObject({ status: 200, json: { phoneNumber, phoneNumberVerified: true } });
    expect(await phone.askToConfirm(token)).toMatchObject({ status: 409, json: { code: 'ALREADY_VERIFIED' } });
  });

  it('requires the password first: a stolen session can’t add another way in', async () => {
    const { token } = await phone.register();
    const sent = phone.netgsm.messages.length;
    const refused = await phone.post('/api/user/phone-code', { password: 'tahmin-edilen' }, token);
    expect(refused).toMatchObject({ status: 400, json: { code: 'WRONG_PASSWORD', field: 'password' } });
    expect(phone.netgsm.messages).toHaveLength(sent);
  });

  it('that is changed becomes unconfirmed, and a code for the old one is refused', async () => {
    const phoneNumber = newNumber();
    const { token } = await phone.register(phoneNumber);
    const { json } = await phone.askToConfirm(token);
    const code = phone.lastCodeTo(phoneNumber);
    const profile = (body: object) => callApi(phone.site.app, 'PUT', '/api/user/profile', { token, body });
    await profile({ phoneNumber: newNumber() });
    expect(await phone.confirm(token, json.ticket, code)).toMatchObject({
      status: 400,
      json: { code: 'CODE_EXPIRED' },
    });
    await profile({ phoneNumber });
    expect((await phone.confirm(token, json.ticket, code)).json).toMatchObject({ phoneNumberVerified: true });
    expect((await profile({ phoneNumber, firstName: 'Ada' })).json).toMatchObject({ phoneNumberVerified: true });
    expect((await profile({ phoneNumber: newNumber() })).json).toMatchObject({ phoneNumberVerified: false });
  });

  it('belongs to the account that confirmed it last, even with concurrent confirmations', async () => {
    const first = await phone.confirmedMember();
    const { phoneNumber } = first;
    const second = await phone.confirmedMember(phoneNumber);
    const state = async ({ token }: { token: string }) =>
      (await callApi(phone.site.app, 'GET', '/api/auth/user', { token })).json.phoneNumberVerified;
    expect([await state(first), await state(second)]).toEqual([false, true]);
    const third = await phone.register(phoneNumber);
    const asked = [];
    for (const { token } of [first, third])
      asked.push({ token, ...(await phone.askToConfirm(token)).json, code: phone.lastCodeTo(phoneNumber) });
    const answers = await Promise.all(asked.map(({ token, ticket, code }) => phone.confirm(token, ticket, code)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const states = [await state(first), await state(second), await state(third)];
    expect(states.filter(Boolean)).toHaveLength(1);
  });

  it('that is confirmed during a trial is added to the marks of that trial', async () => {
    const { token } = await phone.register();
    await phone.site.deps.db.update(users).set({ emailVerified: true });
    const claim = { isPremium: true, trialUsed: false, deviceId: 'web_phone0000001' };
    expect((await phone.post('/api/user/subscription', claim, token)).json).toMatchObject({ isPremium: true });
    const before = await phone.site.deps.db.$count(trialMarks);
    const { json } = await phone.askToConfirm(token);
    await phone.confirm(token, json.ticket, phone.netgsm.messages.at(-1)?.text.match(/\d{6}/)?.[0] ?? '');
    expect(await phone.site.deps.db.$count(trialMarks)).toBe(before + 1);
  });
});
