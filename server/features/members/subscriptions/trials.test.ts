import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import { payments, trials } from '#server/database/tables/subscriptions.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { withoutWriterMark } from '#tests/support/cluster/without-writer-mark.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

const { deps, app } = await openTestApp({ RATE_LIMIT: 'on' });

beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await deps.db.delete(trials);
});
afterAll(() => deps.close());

let made = 0;
const next = () => ++made;
const newDevice = () => `web_abcdef${String(next()).padStart(6, '0')}`;
const newAddress = () => `198.51.${next() % 250}.7`;
const cookiesOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

const ask = (payload: unknown, remoteAddress = newAddress()) =>
  app.inject({ method: 'POST', url: '/api/trial', payload: payload as object, remoteAddress });

async function signIn(): Promise<{ id: string; call: typeof claim }> {
  const { id, token } = await registerMember(app);
  await deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
  const headers = { authorization: `Bearer ${token}` };
  async function claim(payload?: object, remoteAddress = newAddress()) {
    const url = '/api/user/subscription';
    const answer = payload
      ? await app.inject({ method: 'POST', url, headers, payload, remoteAddress })
      : await app.inject({ url, headers });
    return { status: answer.statusCode, json: answer.json() };
  }
  return { id, call: claim };
}
const trialClaim = (deviceId = newDevice()) => ({ isPremium: true, trialUsed: false, deviceId });

describe('a device', () => {
  it('gets one trial of seven days', async () => {
    const deviceId = newDevice();
    const first = await ask({ deviceId });
    expect(first.json()).toEqual({
      isPremium: true,
      trialUsed: false,
      deviceId,
      trialStartDate: TEST_NOW.toISOString(),
    });
    expect(withoutWriterMark(first.cookies)).toMatchObject([
      { name: 'peyda_device', httpOnly: true, maxAge: 30 * 24 * 60 * 60 },
      { name: 'peyda_trial', httpOnly: true, maxAge: 7 * 24 * 60 * 60 },
    ]);
    const second = await ask({ deviceId });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toEqual({ code: 'TRIAL_USED', message: 'Ücretsiz deneme hakkı daha önce kullanılmış.' });
    expect(withoutWriterMark(second.cookies)).toEqual([]);
    deps.setNow(new Date(TEST_NOW.getTime() + 400 * DAY_MS));
    expect((await ask({ deviceId })).statusCode).toBe(409);
  });

  it('can repeat the request after a lost answer, without gaining time', async () => {
    const deviceId = newDevice();
    const address = newAddress();
    await ask({ deviceId }, address);
    deps.setNow(new Date(TEST_NOW.getTime() + 60_000));
    const again = await ask({ deviceId }, address);
    expect(again.json()).toMatchObject({ trialStartDate: TEST_NOW.toISOString() });
    deps.setNow(new Date(TEST_NOW.getTime() + 11 * 60_000));
    expect((await ask({ deviceId }, address)).statusCode).toBe(409);
  });

  it('with a running trial gets the same trial when it asks again', async () => {
    const deviceId = newDevice();
    const browser = cookiesOf(await ask({ deviceId }));
    deps.setNow(new Date(TEST_NOW.getTime() + 3 * DAY_MS));
    const again = await app.inject({
      method: 'POST',
      url: '/api/trial',
      payload: { deviceId },
      cookies: browser,
    });
    expect(again.json()).toMatchObject({ isPremium: true, trialStartDate: TEST_NOW.toISOString() });
    expect(withoutWriterMark(again.cookies)).toEqual([]);
  });

  it('gets one trial even with twenty concurrent requests', async () => {
    const deviceId = newDevice();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ deviceId })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await deps.db.select().from(trials)).toHaveLength(1);
  });

  it('is not stored by its id in the database', async () => {
    const deviceId = newDevice();
    await ask({ deviceId });
    expect(JSON.stringify(await deps.db.select().from(trials))).not.toContain(deviceId);
  });

  it.each([
    [{}, 'deviceId'],
    [{ deviceId: '' }, 'deviceId'],
    [{ deviceId: 'ios_abcdef123456' }, 'deviceId'],
    [{ deviceId: `web_${'a'.repeat(5000)}` }, 'deviceId'],
    [{ deviceId: 'web_abc\u0000def' }, 'deviceId'],
    [{ deviceId: ["web_abcdef'; drop table trials;--"] }, 'deviceId'],
    [{ deviceId: { $ne: null } }, 'deviceId'],
  ])('with a tampered id %j is refused, naming it', async (payload, field) => {
    const answer = await ask(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field, message: 'deviceId geçersiz.' });
  });

  it.each(['', 'null', '[]', '"web_abcdef123456"', '{"deviceId":'])('with the body %s is refused', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/trial', body, headers });
    expect(answer.statusCode).toBe(400);
  });
});

it('gets no trial after five others of its network on the same day', async () => {
  const address = '203.0.113.50';
  for (let at = 0; at < 5; at += 1) expect((await ask({ deviceId: newDevice() }, address)).statusCode).toBe(200);
  const sixth = await ask({ deviceId: newDevice() }, address);
  expect(sixth.statusCode).toBe(429);
  expect(sixth.json()).toMatchObject({ code: 'TOO_MANY_TRIALS' });
  deps.setNow(new Date(TEST_NOW.getTime() + DAY_MS));
  expect((await ask({ deviceId: newDevice() }, address)).statusCode).toBe(200);
});

describe('an account', () => {
  it('has no premium at first', async () => {
    const { call } = await signIn();
    expect((await call()).json).toEqual({ isPremium: false, trialUsed: false });
  });

  it('gets one trial, and keeps its start date', async () => {
    const { call } = await signIn();
    const deviceId = newDevice();
    const started = { isPremium: true, trialUsed: false, trialStartDate: TEST_NOW.toISOString() };
    expect((await call(trialClaim(deviceId))).json).toEqual({ ...started, deviceId });
    expect((await call()).json).toEqual(started);
    deps.setNow(new Date(TEST_NOW.getTime() + 7 * DAY_MS));
    expect((await call()).json).toEqual({ ...started, isPremium: false });
    expect((await call(trialClaim())).json).toMatchObject({ isPremium: false, trialStartDate: started.trialStartDate });
  });

  it('gets none on a device that has had one', async () => {
    const deviceId = newDevice();
    await ask({ deviceId });
    const { call } = await signIn();
    expect((await call(trialClaim(deviceId))).json).toMatchObject({ isPremium: false, trialUsed: true });
    expect((await call()).json).toMatchObject({ isPremium: false });
  });

  it('includes its trial and payments in its export', async () => {
    const { id, token } = await registerMember(app);
    await deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
    const headers = { authorization: `Bearer ${token}` };
    const deviceId = newDevice();
    await app.inject({ method: 'POST', url: '/api/user/subscription', headers, payload: trialClaim(deviceId) });
    const paidAt = TEST_NOW.toISOString();
    const payment = { amount: 29.99, provider: 'test', reference: `export-${id}` };
    await deps.db.insert(payments).values({ ...payment, userId: id, paidAt: TEST_NOW, validUntil: TEST_NOW });
    const { subscription } = (await app.inject({ url: '/api/user/export', headers })).json();
    expect(subscription).toEqual([
      { kind: 'trial', startedAt: TEST_NOW.toISOString() },
      { kind: 'payment', ...payment, paidAt, validUntil: paidAt },
    ]);
  });

  it('does not become premium by claiming it (D23)', async () => {
    const { call } = await signIn();
    for (const lie of [
      { isPremium: true, trialUsed: true, deviceId: newDevice() },
      { isPremium: true, trialUsed: true, deviceId: newDevice(), subscriptionEndDate: '2099-01-01T00:00:00.000Z' },
    ])
      expect((await call(lie)).json).toMatchObject({ isPremium: false, trialUsed: false });
    expect((await call()).json).toEqual({ isPremium: false, trialUsed: false });
  });

  it('that has paid is premium until the end of the paid time', async () => {
    const { id, call } = await signIn();
    const validUntil = new Date(TEST_NOW.getTime() + 20 * DAY_MS);
    const payment = {
      userId: id,
      amount: 990,
      provider: 'test',
      reference: `paid-${id}`,
      paidAt: TEST_NOW,
      validUntil,
    };
    await deps.db.insert(payments).values(payment);
    const paid = { isPremium: true, trialUsed: true, subscriptionEndDate: validUntil.toISOString() };
    expect((await call()).json).toEqual(paid);
    expect((await call({ isPremium: false, trialUsed: false, deviceId: newDevice() })).json).toMatchObject(paid);
    deps.setNow(validUntil);
    expect((await call()).json).toEqual({ ...paid, isPremium: false });
  });

  it.each([
    [{ isPremium: 'true', trialUsed: false, deviceId: 'web_abcdef123456' }, 'isPremium'],
    [{ isPremium: true, deviceId: 'web_abcdef123456' }, 'trialUsed'],
    [{ isPremium: true, trialUsed: false }, 'deviceId'],
  ])('that sends %j gets the invalid field', async (payload, field) => {
    const { call } = await signIn();
    expect(await call(payload)).toMatchObject({ status: 400, json: { field } });
  });
});

it.each(['GET', 'POST'] as const)('%s /api/user/subscription needs an account', async (method) => {
  const payload = method === 'POST' ? trialClaim() : undefined;
  const answer = await app.inject({ method, url: '/api/user/subscription', ...(payload && { payload }) });
  expect(answer.statusCode).toBe(401);
});
