import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi, PASSWORD, registerConfirmed } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { givePasskey } from '#tests/support/accounts/soft-passkey.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const { app, deps } = await openTestApp();
beforeEach(() => deps.setNow(TEST_NOW));
afterAll(() => deps.close());

const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const nobodys = '/api/user/passkeys/00000000-0000-4000-8000-000000000000';

describe('an act that affects who can sign in', () => {
  it('requires the password fifteen minutes after the sign-in, and then not for another fifteen', async () => {
    const { token } = await registerConfirmed(app);
    const remove = async () => (await callApi(app, 'DELETE', nobodys, { token })).json.code;
    deps.setNow(minutesLater(14));
    expect(await remove()).toBe('PASSKEY_NOT_FOUND');
    deps.setNow(minutesLater(15));
    expect(await remove()).toBe('PROOF_NEEDED');
    const wrong = await callApi(app, 'POST', '/api/user/proof', { token, body: { password: 'tahmin-edilen' } });
    expect(wrong.json).toMatchObject({ code: 'WRONG_PASSWORD', field: 'password' });
    expect(await remove()).toBe('PROOF_NEEDED');
    await callApi(app, 'POST', '/api/user/proof', { token, body: { password: PASSWORD } });
    expect(await remove()).toBe('PASSKEY_NOT_FOUND');
    deps.setNow(minutesLater(30));
    expect(await remove()).toBe('PROOF_NEEDED');
  });

  it('is confirmed for one session only', async () => {
    const { email, token } = await registerConfirmed(app);
    const stolen = (await callApi(app, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } })).json.token;
    deps.setNow(minutesLater(20));
    await callApi(app, 'POST', '/api/user/proof', { token, body: { password: PASSWORD } });
    expect((await callApi(app, 'DELETE', nobodys, { token: stolen })).json.code).toBe('PROOF_NEEDED');
  });

  it('is proved by a passkey of its owner, without a second session, and each signature once', async () => {
    const { token } = await registerConfirmed(app);
    const challenge = () => callApi(app, 'POST', '/api/user/proof/challenge', { token });
    expect((await challenge()).json.code).toBe('NO_PASSKEY');
    const { json: user } = await callApi(app, 'GET', '/api/auth/user', { token });
    const passkey = await givePasskey(deps, user.id);
    deps.setNow(minutesLater(20));
    const asked = await challenge();
    expect(asked.json.options.allowCredentials).toHaveLength(1);
    const body = { passkey: passkey.signed(asked.json) };
    const given = await callApi(app, 'POST', '/api/user/proof', { token, body });
    expect(given.json).toEqual({ message: 'Doğrulandı.' });
    expect((await callApi(app, 'DELETE', nobodys, { token })).json.code).toBe('PASSKEY_NOT_FOUND');
    expect((await callApi(app, 'GET', '/api/user/sessions', { token })).json.sessions).toHaveLength(1);
    deps.setNow(minutesLater(40));
    expect((await callApi(app, 'POST', '/api/user/proof', { token, body })).json.code).toBe('PASSKEY_REFUSED');
    expect((await callApi(app, 'DELETE', nobodys, { token })).json.code).toBe('PROOF_NEEDED');
  });

  it('can’t be confirmed with another member’s passkey', async () => {
    const [owner, thief] = [await registerConfirmed(app), await registerConfirmed(app)];
    const idOf = async ({ token }: { token: string }) =>
      (await callApi(app, 'GET', '/api/auth/user', { token })).json.id;
    await givePasskey(deps, await idOf(owner));
    const other = await givePasskey(deps, await idOf(thief));
    deps.setNow(minutesLater(20));
    const { token } = owner;
    const asked = await callApi(app, 'POST', '/api/user/proof/challenge', { token });
    const body = { passkey: other.signed(asked.json) };
    expect((await callApi(app, 'POST', '/api/user/proof', { token, body })).json.code).toBe('PASSKEY_REFUSED');
    expect((await callApi(app, 'DELETE', nobodys, { token })).json.code).toBe('PROOF_NEEDED');
  });

  it('is reported by mail to the owner afterwards', async () => {
    const { email, token } = await registerConfirmed(app);
    const told = () => deps.sentMails.filter(({ to }) => to === email).map(({ subject }) => subject);
    await callApi(app, 'DELETE', nobodys, { token });
    await callApi(app, 'POST', '/api/user/calendar-feed', { token });
    await vi.waitFor(() => expect(told()).toContain('Peyda: takviminiz için yeni bir gizli adres açıldı'));
    expect(told()).not.toContain('Peyda: hesabınızdan bir geçiş anahtarı silindi');
  });
});
