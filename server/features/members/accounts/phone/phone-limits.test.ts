import { expect, it } from 'vitest';
import { callApi, PASSWORD, registerConfirmed } from '#tests/support/accounts/call-accounts.ts';
import { newNumber, PhoneWorld } from '#tests/support/accounts/phone-world.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

const phone = new PhoneWorld();

it('requests are limited by number and address, by address, and by network', async () => {
  const limited = await openTestApp({ ...phone.netgsm.settings, RATE_LIMIT: 'on' });
  const asks = async (count: number, phoneNumber: () => string, address: (at: number) => string) => {
    const statuses = [];
    for (let at = 0; at < count; at += 1) {
      const body = { phoneNumber: phoneNumber() };
      const options = { body, address: address(at) };
      statuses.push((await callApi(limited.app, 'POST', '/api/auth/phone-code', options)).status);
    }
    return statuses.indexOf(429);
  };
  try {
    const same = newNumber();
    expect(
      await asks(
        5,
        () => same,
        () => '203.0.113.1',
      ),
    ).toBe(3);
    expect(await asks(12, newNumber, () => '203.0.114.1')).toBe(10);
    expect(await asks(70, newNumber, (at) => `203.0.115.${at + 1}`)).toBe(60);
    expect(await asks(70, newNumber, (at) => `2001:db8:7:${(at + 1).toString(16)}::1`)).toBe(60);
  } finally {
    await limited.deps.close();
  }
});

it('without NETGSM_* all phone routes are unavailable', async () => {
  const silent = await openTestApp();
  const call = (url: string, body: object, token?: string) =>
    callApi(silent.app, 'POST', url, { body, ...(token && { token }) });
  try {
    const { token } = await registerConfirmed(silent.app);
    const entered = { ticket: 'a'.repeat(32), code: '123456' };
    const phoneNumber = newNumber();
    for (const answer of [
      await call('/api/auth/phone-code', { phoneNumber }),
      await call('/api/auth/phone-login', { phoneNumber, ...entered }),
      await call('/api/user/phone-code', { password: PASSWORD }, token),
      await call('/api/user/phone-confirmation', entered, token),
    ])
      expect(answer).toMatchObject({ status: 409, json: { code: 'SMS_UNAVAILABLE' } });
    expect((await callApi(silent.app, 'GET', '/api/company')).json).toMatchObject({ sendsTexts: false });
    expect((await callApi(phone.site.app, 'GET', '/api/company')).json).toMatchObject({ sendsTexts: true });
  } finally {
    await silent.deps.close();
  }
});
