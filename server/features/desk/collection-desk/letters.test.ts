import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import { notifications } from '#server/database/tables/notifications.ts';
import { outbox } from '#server/database/tables/outbox.ts';
import { invoices } from '#server/database/tables/selling/invoices.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import { queueInvoiceReports } from '#server/features/selling/invoices/index.ts';
import { queueMail } from '#server/features/selling/orders/index.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { type FakeNetgsm, startFakeNetgsm } from '#tests/support/fakes/fake-netgsm.ts';
import { deliverNotifications, mailAnswers, sendInvoices, sendOrderMails } from '#tests/support/mail/send-letters.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { LETTER_KINDS } from './letters/letter-kinds.ts';

cheapHashes();
const netgsm: FakeNetgsm = await startFakeNetgsm();
const { deps, app } = await openTestApp({ ...netgsm.settings, PUBLIC_ORIGIN: 'https://peyda.example', METRICS: 'on' });
const REASON = 'Mail was not accepted: EENVELOPE 550';
let admin: string;
let made = 0;

beforeAll(async () => {
  admin = (await enterDesk(app, deps, 'yonetici')).token;
});
afterAll(async () => {
  await deps.close();
  await netgsm.close();
});
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  deps.sentMails.length = 0;
  netgsm.messages.length = 0;
  await emptyTables(deps, 'outbox', 'notifications', 'orders', 'support_conversations');
});

const call = (url: string, body?: object) =>
  callApi(app, body ? 'POST' : 'GET', `/api/desk/collection/letters${url}`, { token: admin, ...(body && { body }) });
const letters = async () => (await call('')).json.letters;
const why = 'Posta kutusu düzeldi';

/** A member, and a notification whose delivery was given up. */
async function deadDelivery(channel: 'email' | 'sms', choice: Partial<typeof users.$inferInsert> = {}) {
  made += 1;
  const about = { createdAt: TEST_NOW, updatedAt: TEST_NOW };
  const member = {
    email: `alici${made}@ornek.example`,
    phoneNumber: `05321234${String(made).padStart(3, '0')}`,
    emailVerified: true,
    phoneNumberVerified: true,
    phoneNotifications: true,
    ...about,
    ...choice,
  };
  const [user] = await deps.db.insert(users).values(member).returning();
  const userId = user?.id ?? '';
  const told = {
    userId,
    propertyId: made,
    reason: 'new' as const,
    title: 'Daire',
    message: 'Yeni ihale',
    createdAt: TEST_NOW,
  };
  const [notification] = await deps.db.insert(notifications).values(told).returning();
  const [delivery] = await deps.db
    .insert(outbox)
    .values({
      kind: channel === 'email' ? 'notification' : 'notification-sms',
      key: String(notification?.id),
      userId,
      facts: { notificationIds: [notification?.id ?? 0] },
      state: 'dead',
      tries: 15,
      lastError: REASON,
      nextTryAt: TEST_NOW,
      createdAt: TEST_NOW,
      finishedAt: TEST_NOW,
    })
    .returning();
  return { id: delivery?.id ?? '', email: member.email, userId };
}

async function paidOrder() {
  const [order] = await deps.db
    .insert(orders)
    .values({
      reference: `PEY-${made++}`,
      state: 'paid',
      period: 'monthly',
      totalKurus: 2999,
      vatPercent: 20,
      email: 'siparis@ornek.example',
      method: 'transfer',
      buyer: { kind: 'person', name: 'Ad Soyad', address: 'Cadde 1', district: 'Çankaya', city: 'Ankara' },
      createdAt: TEST_NOW,
      expiresAt: TEST_NOW,
    })
    .returning();
  return order?.id ?? '';
}

it('recipients are masked in the list and shown to an operator for a reason that is logged', async () => {
  const { id, email } = await deadDelivery('email');
  await deadDelivery('sms', { phoneNumber: '05321234567' });
  const listed = await letters();
  expect(listed).toMatchObject([
    {
      queue: 'notification',
      id,
      channel: 'email',
      recipient: 'a***@ornek.example',
      reason: REASON,
      attempts: 15,
      mayDiscard: true,
    },
    { channel: 'sms', recipient: '05** *** ** 67' },
  ]);
  expect(JSON.stringify(listed)).not.toMatch(/alici|05321234567/);
  expect((await call('/open', { queue: 'notification', id, why: '' })).status).toBe(400);
  expect((await call('/open', { queue: 'notification', id, why })).json).toEqual({ recipient: email });
  const { rows } = await deps.db.$client.query(`select * from audit_log where act = 'letter.open'`);
  expect(rows).toMatchObject([{ subject_id: `notification ${id}`, reason: why }]);
  expect(JSON.stringify(rows)).not.toContain(email);
  expect((await call('/open', { queue: 'order', id, why })).status).toBe(404);
  const { token } = await enterDesk(app, deps, 'icerik');
  expect((await callApi(app, 'GET', '/api/desk/collection/letters', { token })).status).toBe(404);
});

it('a letter retried twice concurrently is sent once, and its attempts are kept', async () => {
  const { id } = await deadDelivery('email');
  const retry = () => call('/retry', { queue: 'notification', id, why });
  const statuses = (await Promise.all([retry(), retry()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 404]);
  await Promise.all([deliverNotifications(deps), deliverNotifications(deps)]);
  expect(deps.sentMails).toHaveLength(1);
  const { rows } = await deps.db.$client.query('select state, tries from outbox');
  expect(rows).toEqual([{ state: 'sent', tries: 16 }]);
});

it('a letter that fails again is given up again, with one more attempt', async () => {
  const { id } = await deadDelivery('email');
  await call('/retry', { queue: 'notification', id, why });
  const mailer = { isConfigured: true, send: () => Promise.reject(new Error('Mail was not accepted: ETIMEDOUT')) };
  await deliverNotifications({ ...deps, mailer });
  expect(await letters()).toMatchObject([{ id, attempts: 16, reason: 'Mail was not accepted: ETIMEDOUT' }]);
});

it('all letters with the same reason are retried at once, and no others', async () => {
  await deadDelivery('email');
  await deadDelivery('email');
  const { id } = await deadDelivery('email');
  await deps.db.$client.query(`update outbox set last_error = 'Başka' where id = $1`, [id]);
  const { json } = await call('/retry', { queue: 'notification', reason: REASON, why });
  expect(json.message).toBe('2 mesaj yeniden denenecek.');
  expect(await letters()).toMatchObject([{ id }]);
  expect((await call('/retry', { queue: 'notification', why })).status).toBe(400);
  expect((await call('/retry', { queue: 'yok', id, why })).status).toBe(400);
});

it('nothing is sent to members who switched the channel off or deleted their account', async () => {
  const off = await deadDelivery('email', { emailNotifications: false });
  const gone = await deadDelivery('email');
  await call('/retry', { queue: 'notification', reason: REASON, why });
  await deps.db.$client.query('delete from users where id = $1', [gone.userId]);
  await deliverNotifications(deps);
  expect(deps.sentMails).toEqual([]);
  const { rows } = await deps.db.$client.query('select id, state from outbox');
  expect(rows).toEqual([{ id: off.id, state: 'cancelled' }]);
});

it('text messages wait for the morning, even if they were due at night', async () => {
  const { id } = await deadDelivery('sms');
  // 23:30 in Istanbul.
  deps.setNow(new Date('2026-11-20T20:30:00Z'));
  await call('/retry', { queue: 'notification-sms', id, why });
  await deps.db.$client.query('update outbox set next_try_at = created_at');
  await deliverNotifications(deps);
  expect(netgsm.messages).toEqual([]);
  deps.setNow(new Date('2026-11-21T06:00:00Z'));
  await deliverNotifications(deps);
  expect(netgsm.messages).toHaveLength(1);
});

it('a discarded letter is never sent', async () => {
  const { id } = await deadDelivery('email');
  expect((await call('/discard', { queue: 'notification', id, why })).status).toBe(200);
  expect(await letters()).toEqual([]);
  expect((await call('/retry', { queue: 'notification', id, why })).status).toBe(404);
  await deliverNotifications(deps);
  expect(deps.sentMails).toEqual([]);
});

it('a mail about an order is given up after its attempts, and can be retried and discarded', async () => {
  const orderId = await paidOrder();
  for (const about of ['a', 'b'])
    await queueMail(deps.db, { orderId, kind: 'transferExpired', about, facts: { kurus: 2999 }, at: TEST_NOW });
  await deps.db.update(outbox).set({ tries: 14 });
  const failing = { isConfigured: true, send: () => Promise.reject(new Error(REASON)) };
  expect(await letters()).toEqual([]);
  await sendOrderMails({ ...deps, mailer: failing });
  const [one, other] = await letters();
  expect(one).toMatchObject({ queue: 'order', channel: 'email', recipient: 's***@ornek.example', attempts: 15 });
  expect(one.reason).toContain(REASON);
  deps.setNow(inDays(0.45));
  expect(await sendOrderMails(deps)).toMatchObject({ sent: 0, failed: 0 });
  await call('/retry', { queue: 'order', id: one.id, why });
  await call('/discard', { queue: 'order', id: other.id, why });
  expect(await sendOrderMails(deps)).toMatchObject({ sent: 1, failed: 0 });
  expect(await letters()).toEqual([]);
});

it('an answer of support can be given up, retried, and given up again', async () => {
  await callApi(app, 'POST', '/api/contact', {
    body: { name: 'Ad Soyad', email: 'soran@ornek.example', subject: 'Konu', message: 'Bu bir mesajdır.' },
  });
  const [conversation] = (await callApi(app, 'GET', '/api/desk/support', { token: admin })).json.conversations;
  const answer = { clientId: randomUUID(), text: 'Yanıt' };
  await callApi(app, 'POST', `/api/desk/support/${conversation.id}/messages`, { token: admin, body: answer });
  await deps.db.update(outbox).set({ tries: 9 });
  const failing = { isConfigured: true, send: () => Promise.reject(new Error(REASON)) };
  deps.setNow(inDays(0.45));
  await mailAnswers({ ...deps, mailer: failing });
  const [letter] = await letters();
  expect(letter).toMatchObject({ queue: 'support', recipient: 's***@ornek.example', attempts: 10 });
  expect(await mailAnswers(deps)).toMatchObject({ sent: 0, failed: 0 });
  await call('/retry', { queue: 'support', id: letter.id, why });
  await mailAnswers({ ...deps, mailer: failing });
  expect(await letters()).toMatchObject([{ attempts: 11 }]);
  await call('/retry', { queue: 'support', id: letter.id, why });
  expect(await mailAnswers(deps)).toMatchObject({ sent: 1, failed: 0 });
  expect(await letters()).toEqual([]);
});

it('a report to the integrator can be retried but not discarded', async () => {
  const orderId = await paidOrder();
  const task = { orderId, kind: 'sale' as const, about: 'x', amountKurus: 2999, happenedAt: TEST_NOW };
  await deps.db.insert(invoices).values(task);
  await queueInvoiceReports(deps);
  await deps.db.update(outbox).set({ state: 'dead', tries: 24 });
  const [letter] = await letters();
  expect(letter).toMatchObject({ queue: 'invoice', channel: 'webhook', attempts: 24, mayDiscard: false });
  expect((await call('/discard', { queue: 'invoice', id: letter.id, why })).status).toBe(409);
  expect((await call('/retry', { queue: 'invoice', id: letter.id, why })).status).toBe(200);
  expect(await letters()).toEqual([]);
  // No server listens at that address: the retry fails, and the message is given up again.
  const config = {
    ...deps.config,
    INVOICE_WEBHOOK_URL: 'http://127.0.0.1:9/',
    INVOICE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
  };
  expect(await sendInvoices({ ...deps, config })).toMatchObject({ sent: 0, failed: 1 });
  const [again] = await letters();
  expect(again.attempts).toBe(25);
  expect(again.reason).not.toBeNull();
});

it('letters that wait or were given up are counted by kind', async () => {
  await deadDelivery('email');
  await queueMail(deps.db, {
    orderId: await paidOrder(),
    kind: 'paid',
    facts: { kurus: 2999, from: TEST_NOW.toISOString(), until: inDays(30).toISOString() },
    at: TEST_NOW,
  });
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toContain('peyda_letters{kind="notification",state="dead"} 1');
  expect(body).toContain('peyda_letters{kind="order",state="waiting"} 1');
  for (const { name } of LETTER_KINDS) expect(body).toContain(`peyda_letters{kind="${name}",state="failing"} 0`);
});
