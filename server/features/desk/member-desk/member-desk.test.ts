import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import { notifications } from '#server/database/tables/notifications.ts';
import { COMMAND } from '#server/features/members/audit/index.ts';
import { callApi, PASSWORD, registerAccount } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { confirmAddress } from '#tests/support/accounts/confirm-address.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper } from '#tests/support/orders/buy.ts';
import { TEST_PAPERS, TRANSFER_SETTINGS } from '#tests/support/orders/test-papers.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { deleteMember } from './index.ts';

cheapHashes();
const testApp = await openTestApp({ ...TRANSFER_SETTINGS }, { papers: TEST_PAPERS });
const { app, deps } = testApp;
const db = deps.db.$client;
let [admin, support] = ['', ''];
beforeAll(async () => {
  admin = (await enterDesk(app, deps, 'yonetici')).token;
  support = (await enterDesk(app, deps, 'destek')).token;
});
beforeEach(() => deps.setNow(TEST_NOW));
afterAll(() => deps.close());

const why = 'Üyenin isteği';
const desk = (path: string, body?: object, token = admin) =>
  callApi(app, 'POST', `/api/desk/members/${path}`, { token, ...(body && { body }) });
let made = 0;

async function newMember() {
  made += 1;
  const phoneNumber = `0533${String(made).padStart(7, '0')}`;
  const { email, token } = await registerAccount(app, { email: `aranan${made}@ornek.example`, phoneNumber });
  const { id }: { id: string } = (await callApi(app, 'GET', '/api/auth/user', { token })).json;
  return { email, token, id, phoneNumber };
}
const actsOn = async (id: string) => {
  const { rows } = await db.query(
    'select act, before, after, reason from audit_log where subject_id = $1 order by id',
    [id],
  );
  return rows;
};

describe('a search', () => {
  it('finds by address, number, order and name, and shows no address or number', async () => {
    const { id, email, token, phoneNumber } = await newMember();
    await callApi(app, 'PUT', '/api/user/profile', { token, body: { firstName: 'Şükriye', lastName: 'Yıldızoğlu%' } });
    for (const q of [email.toUpperCase(), phoneNumber, `+90 ${phoneNumber.slice(1)}`, 'iye Yıldız', 'oğlu%']) {
      const { json, body } = await desk('search', { q });
      expect(json.members, q).toMatchObject([{ id, isPremium: false, isClosed: false }]);
      expect(body).not.toContain(email);
      expect(body).not.toContain(phoneNumber);
    }
    for (const q of ['oğlu_', '%%%', 'yok@ornek.example', 'PEY-YOKBOYLE'])
      expect((await desk('search', { q })).json.members).toEqual([]);
    expect((await desk('search', { q: 'ab' })).status).toBe(400);
  });

  it('finds the buyer by the code of the order', async () => {
    const shopper = await openShopper(testApp);
    const { reference } = await shopper.confirm('yearly');
    expect((await desk('search', { q: reference.toLowerCase() })).json.members).toHaveLength(1);
  });
});

it('opening a member shows purchases and sessions but no secret, and is logged', async () => {
  const { id, email } = await newMember();
  const { json, body } = await desk(id, undefined, support);
  expect(json).toMatchObject({
    member: { email, closedAt: null, operatorRole: null, passkeys: 0 },
    plan: { isPremium: false, premiumUntil: null, periods: [], renews: false },
    orders: [],
    invoices: [],
    counts: { savedAds: 0, alerts: 0, conversations: 0 },
  });
  expect(json.sessions).toHaveLength(1);
  expect(body).not.toMatch(/hash|token|secret|iban/i);
  expect(await actsOn(id)).toMatchObject([{ act: 'member.open' }]);
  expect((await desk(randomUUID())).status).toBe(404);
});

it('opening a member shows why and how the latest notifications were sent', async () => {
  const { id, token } = await newMember();
  const alert = { alertName: 'Kızılay daireleri', searchCriteria: '{"city":"Ankara"}' };
  await callApi(app, 'POST', '/api/user/property-alerts', { token, body: alert });
  const made = await db.query('select id::int from property_alerts where user_id = $1', [id]);
  const told = { userId: id, message: 'Yeni ilan', isRead: false, createdAt: TEST_NOW, propertyId: 7 };
  const rows = await deps.db
    .insert(notifications)
    .values([
      { ...told, alertId: made.rows[0].id, reason: 'new', title: 'Çankaya’da daire' },
      { ...told, alertId: null, reason: 'endsSoon', title: 'Kaydettiğiniz ilan' },
      { ...told, alertId: 999_999, reason: 'new', title: 'Eski uyarı' },
    ])
    .returning();
  await db.query(
    `insert into outbox (kind, key, user_id, facts, state, next_try_at, created_at, finished_at)
     values ('notification', 'bir', $1, $2, 'sent', $3, $3, $3)`,
    [id, { notificationIds: [rows[0]?.id] }, TEST_NOW],
  );
  const { json } = await desk(id, undefined, support);
  const at = TEST_NOW.toISOString();
  const letters = [{ channel: 'email', state: 'sent', at }];
  expect(json.told).toEqual([
    { at, title: 'Eski uyarı', propertyId: 7, isOfAlert: true, alertName: null, letters: [] },
    { at, title: 'Kaydettiğiniz ilan', propertyId: 7, isOfAlert: false, alertName: null, letters: [] },
    { at, title: 'Çankaya’da daire', propertyId: 7, isOfAlert: true, alertName: 'Kızılay daireleri', letters },
  ]);
});

describe('days of premium', () => {
  const give = (id: string, days: number, clientId = randomUUID(), token = admin) =>
    desk(`${id}/days`, { days, clientId, why }, token);
  const until = async (id: string) => (await desk(id)).json.plan.premiumUntil;
  const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000).toISOString();

  it('start now or after the present premium, and one form gives them once however often it is sent', async () => {
    const { id, token } = await newMember();
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => give(id, 10, clientId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await until(id)).toBe(inDays(10));
    await Promise.all([give(id, 5), give(id, 6)]);
    expect(await until(id)).toBe(inDays(21));
    const subscription = await callApi(app, 'GET', '/api/user/subscription', { token });
    expect(subscription.json).toMatchObject({ isPremium: true, subscriptionEndDate: inDays(21) });
    expect((await actsOn(id)).filter(({ act }) => act === 'member.giveDays')).toMatchObject([
      { after: { days: 10 }, reason: why },
      { after: {} },
      { after: {} },
    ]);
  });

  it('are limited to a month for support and a year for an administrator', async () => {
    const { id } = await newMember();
    expect((await give(id, 32, randomUUID(), support)).json).toMatchObject({ code: 'TOO_MANY_DAYS', field: 'days' });
    expect((await give(id, 31, randomUUID(), support)).status).toBe(200);
    expect((await give(id, 1, randomUUID(), support)).json).toMatchObject({ code: 'TOO_MANY_DAYS' });
    expect((await give(id, 367)).status).toBe(400);
  });

  it('can’t be given to oneself', async () => {
    const { json: own } = await callApi(app, 'GET', '/api/auth/user', { token: support });
    expect(await give(own.id, 1, randomUUID(), support)).toMatchObject({ status: 403, json: { code: 'OWN_ACCOUNT' } });
    expect(await until(own.id)).toBeNull();
  });

  it('are not a payment: they are not archived when the account is deleted', async () => {
    const { id, email } = await newMember();
    await give(id, 3);
    expect((await desk(`${id}/delete`, { email, why })).status).toBe(200);
    expect((await db.query(`select 1 from payment_archive where provider = 'gift'`)).rowCount).toBe(0);
  });
});

describe('a closed account', () => {
  it('has no session, can’t start one, and says that it is closed only if the password is right', async () => {
    const { id, email, token } = await newMember();
    expect((await desk(`${id}/close`, { why })).status).toBe(200);
    expect((await callApi(app, 'GET', '/api/auth/user', { token })).status).toBe(401);
    const signIn = (password: string) => callApi(app, 'POST', '/api/auth/login', { body: { email, password } });
    expect((await signIn(PASSWORD)).json).toMatchObject({ code: 'ACCOUNT_CLOSED' });
    expect((await signIn('başka bir şifre')).json).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect((await db.query('select 1 from user_sessions where user_id = $1', [id])).rowCount).toBe(0);
    expect((await desk(`${id}/close`, { why })).json.code).toBe('IS_CLOSED');
    expect((await desk(`${id}/reopen`, { why })).status).toBe(200);
    expect((await desk(`${id}/reopen`, { why })).json.code).toBe('IS_OPEN');
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect(await actsOn(id)).toMatchObject([
      { act: 'member.close', before: 'open', after: 'closed', reason: why },
      { act: 'member.reopen', before: 'closed', after: 'open', reason: why },
    ]);
  });

  it('gets no session from a sign-in that was under way while it was being closed', async () => {
    const { id, email } = await newMember();
    const login = () => callApi(app, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    const [, ...entered] = await Promise.all([desk(`${id}/close`, { why }), login(), login(), login()]);
    for (const { json } of entered) {
      const { status } = await callApi(app, 'GET', '/api/auth/user', { token: json.token ?? 'yok' });
      expect(status).toBe(401);
    }
  });

  it('has no calendar at its secret address until it is reopened', async () => {
    const { id, token, email } = await newMember();
    await confirmAddress(app, email);
    const { path } = (await callApi(app, 'POST', '/api/user/calendar-feed', { token })).json;
    const read = async () => (await app.inject(path)).statusCode;
    expect(await read()).toBe(200);
    await desk(`${id}/close`, { why });
    expect(await read()).toBe(404);
    await desk(`${id}/reopen`, { why });
    expect(await read()).toBe(200);
  });

  it('is not renewed', async () => {
    const { id } = await newMember();
    const order = { reference: `PEY-K${made}`, at: TEST_NOW };
    const { rows } = await db.query(
      `insert into orders (user_id, email, reference, state, period, total_kurus, vat_percent, created_at, expires_at)
       values ($1, 'x@ornek.example', $2, 'paid', 'monthly', 2999, 20, $3, $3) returning id`,
      [id, order.reference, order.at],
    );
    await db.query(
      `insert into renewals (user_id, order_id, consent, consented_at, provider, card_token, card_user_key)
       values ($1, $2, 'Onay', $3, 'iyzico', 'kart', 'anahtar')`,
      [id, rows[0].id, order.at],
    );
    await desk(`${id}/close`, { why });
    expect((await db.query('select 1 from renewals where user_id = $1', [id])).rowCount).toBe(0);
    expect((await db.query(`select 1 from cards_to_forget where card_token = 'kart'`)).rowCount).toBe(1);
  });

  it('of an operator can’t be closed or deleted until the role is removed', async () => {
    const { rows } = await db.query('select user_id from operators');
    for (const { user_id: id } of rows) {
      expect((await desk(`${id}/close`, { why })).json.code).toBe('IS_OPERATOR');
      expect((await desk(`${id}/delete`, { email: 'x@ornek.example', why })).json.code).toBe('IS_OPERATOR');
    }
    expect(rows.length).toBeGreaterThan(1);
  });
});

describe('what a member may ask for', () => {
  it('all data, exactly as the member’s own export', async () => {
    const { id, token } = await newMember();
    const own = (await callApi(app, 'GET', '/api/user/export', { token })).json;
    const { json } = await desk(`${id}/export`, { why });
    expect(json).toEqual(own);
    expect(await actsOn(id)).toMatchObject([{ act: 'member.export', reason: why }]);
  });

  it('a failed deletion is not logged as done', async () => {
    const { id, email } = await newMember();
    const watchers = [() => Promise.reject(new Error('iade yazılamadı'))];
    await expect(deleteMember(deps, { id, email, why, watchers }, COMMAND)).rejects.toThrow('iade yazılamadı');
    expect(await actsOn(id)).toEqual([]);
    expect((await desk(id)).status).toBe(200);
  });

  it('deletion, confirmed by typing the e-mail address', async () => {
    const { id, email } = await newMember();
    expect((await desk(`${id}/delete`, { email: 'baska@ornek.example', why })).json).toMatchObject({ field: 'email' });
    expect((await desk(`${id}/delete`, { email: email.toUpperCase(), why })).status).toBe(200);
    expect(await deps.db.$count(users)).toBeGreaterThan(0);
    expect((await desk(id)).status).toBe(404);
    expect((await actsOn(id)).map(({ act }) => act)).toEqual(['member.delete']);
  });
});
