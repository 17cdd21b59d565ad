import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { appCode } from '#tests/support/accounts/authenticator-app.ts';
import { callApi, PASSWORD, registerConfirmed } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

cheapHashes();
// better-auth checks codes by the real time.
const { deps, app } = await openTestApp();
const HALF_A_MINUTE_MS = 30_000;

afterAll(() => deps.close());
beforeEach(async () => {
  deps.setNow(new Date());
  await emptyTables(deps, 'users', 'attempt_limits', 'user_verifications');
});

const post = (url: string, body: unknown, token?: string) =>
  callApi(app, 'POST', url, { body, ...(token && { token }) });
const login = (email: string) => post('/api/auth/login', { email, password: PASSWORD });
const finish = (challenge: string, code: string) => post('/api/auth/two-factor', { challenge, code });

/** A member with two-step sign-in turned on; the app's next code has not been used. */
async function registerWithTwoFactor() {
  const { email, token } = await registerConfirmed(app);
  const { json } = await post('/api/user/two-factor', { password: PASSWORD }, token);
  const confirmed = await post('/api/user/two-factor/confirm', { code: appCode(json.uri) }, token);
  expect(confirmed.status, confirmed.body).toBe(200);
  const nextCode = () => appCode(json.uri, Date.now() + HALF_A_MINUTE_MS);
  return { email, oldToken: token, token: String(confirmed.json.token), nextCode, codes: json.recoveryCodes };
}

async function challengeFor(email: string): Promise<string> {
  const { status, json } = await login(email);
  expect(status).toBe(202);
  expect(json.token).toBeUndefined();
  return json.challenge;
}

describe('two-step sign-in', () => {
  it('is off until the first code', async () => {
    const { email, token } = await registerConfirmed(app);
    const { json } = await post('/api/user/two-factor', { password: PASSWORD }, token);
    expect(json.uri).toMatch(/^otpauth:\/\/totp\/Peyda/);
    expect(json.recoveryCodes).toHaveLength(10);
    expect((await login(email)).status).toBe(200);
    expect((await post('/api/user/two-factor/confirm', { code: '000000' }, token)).json.code).toBe('WRONG_CODE');
  });

  it('replaces the session and ends the others', async () => {
    const member = await registerWithTwoFactor();
    const user = await callApi(app, 'GET', '/api/auth/user', { token: member.token });
    expect(user.json).toMatchObject({ email: member.email, twoFactorEnabled: true });
    expect((await callApi(app, 'GET', '/api/auth/user', { token: member.oldToken })).status).toBe(401);
  });

  it('accepts a code of the app as a proof of identity in an old session, once', async () => {
    const { token, nextCode } = await registerWithTwoFactor();
    const code = nextCode();
    expect((await post('/api/user/proof', { code: '000000' }, token)).json.code).toBe('WRONG_CODE');
    expect((await post('/api/user/proof', { code }, token)).status).toBe(200);
    expect((await post('/api/user/proof', { code }, token)).json.code).toBe('WRONG_CODE');
    const without = await registerConfirmed(app);
    expect((await post('/api/user/proof', { code }, without.token)).json.code).toBe('TWO_FACTOR_OFF');
  });

  it('does not sign in with the password only', async () => {
    const { email, nextCode } = await registerWithTwoFactor();
    const challenge = await challengeFor(email);
    expect((await finish(challenge, '000000')).json).toMatchObject({ code: 'WRONG_CODE', field: 'code' });
    const { status, json } = await finish(challenge, nextCode());
    expect(status).toBe(200);
    expect((await callApi(app, 'GET', '/api/auth/user', { token: json.token })).json.email).toBe(email);
  });

  it('accepts a code once and a challenge once, and refuses a forged challenge', async () => {
    const { email, nextCode } = await registerWithTwoFactor();
    const code = nextCode();
    const challenge = await challengeFor(email);
    const second = await challengeFor(email);
    const answers = await Promise.all([finish(challenge, code), finish(second, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await finish(challenge, nextCode())).json.code).toMatch(/CHALLENGE_ENDED|WRONG_CODE/);
    expect((await finish('uydurma.imza', code)).json.code).toBe('CHALLENGE_ENDED');
  });

  it('checks at most ten of many concurrent codes, however many challenges there are', async () => {
    const limited = await openTestApp({ RATE_LIMIT: 'on' }, { db: deps.db });
    try {
      const { email } = await registerWithTwoFactor();
      const challenges = await Promise.all(Array.from({ length: 6 }, () => challengeFor(email)));
      const tries = Array.from({ length: 60 }, (_, i) => {
        const body = { challenge: challenges[i % challenges.length], code: String(100_000 + i) };
        return callApi(limited.app, 'POST', '/api/auth/two-factor', { body, address: `198.51.100.${i}` });
      });
      const codes = (await Promise.all(tries)).map(({ json }) => json.code);
      expect(codes.filter((code) => code !== 'TOO_MANY_CODES').length).toBeLessThanOrEqual(10);
    } finally {
      await limited.deps.close();
    }
  });

  it('accepts each recovery code once', async () => {
    const { email, codes } = await registerWithTwoFactor();
    expect((await finish(await challengeFor(email), codes[0])).status).toBe(200);
    expect((await finish(await challengeFor(email), codes[0])).json.code).toBe('WRONG_CODE');
    expect((await finish(await challengeFor(email), codes[1])).status).toBe(200);
  });

  it('creates new recovery codes for the password, and the old ones become invalid', async () => {
    const { email, token, codes } = await registerWithTwoFactor();
    const { json } = await post('/api/user/two-factor/recovery-codes', { password: PASSWORD }, token);
    expect(json.recoveryCodes).toHaveLength(10);
    expect((await finish(await challengeFor(email), codes[2])).json.code).toBe('WRONG_CODE');
    expect((await finish(await challengeFor(email), json.recoveryCodes[2])).status).toBe(200);
  });

  it('blocks repeated wrong codes', async () => {
    const { email, nextCode } = await registerWithTwoFactor();
    for (let challenges = 0; challenges < 2; challenges += 1) {
      const challenge = await challengeFor(email);
      for (let tries = 0; tries < 5; tries += 1) expect((await finish(challenge, '000000')).status).toBe(400);
      expect((await finish(challenge, nextCode())).status).toBe(429);
    }
    expect((await finish(await challengeFor(email), nextCode())).json.code).toBe('TOO_MANY_CODES');
  });

  it('is turned off with the password only', async () => {
    const { email, token } = await registerWithTwoFactor();
    const wrong = await post('/api/user/two-factor/disable', { password: 'yanlış şifre' }, token);
    expect(wrong.json.code).toBe('WRONG_PASSWORD');
    expect((await post('/api/user/two-factor/disable', { password: PASSWORD }, token)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });

  it('survives a new password: the mailed link does not replace the code', async () => {
    const { email, token } = await registerWithTwoFactor();
    const change = { currentPassword: PASSWORD, newPassword: 'başka bir zımba' };
    const pending = await challengeFor(email);
    expect((await post('/api/user/password', change, token)).status).toBe(200);
    expect((await finish(pending, '123456')).json.code).toBe('CHALLENGE_ENDED');
    expect((await post('/api/auth/login', { email, password: change.newPassword })).status).toBe(202);
  });
});
