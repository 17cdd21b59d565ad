import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#server/database/tables/desk.ts';
import { refunds } from '#server/database/tables/selling/orders.ts';
import { paymentArchive } from '#server/database/tables/selling/payment-archive.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import { COMMAND } from '#server/features/members/audit/index.ts';
import { giveDays } from '#server/features/members/subscriptions/index.ts';
import { endOfPeriod, reckonEnding } from '#shared/orders/order-rules.ts';
import type { Order, ShownReckoning } from '#shared/orders/orders.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { startFakeIyzico } from '#tests/support/fakes/iyzico/fake-iyzico.ts';
import { keptKurus, payPage } from '#tests/support/fakes/iyzico/iyzico-world.ts';
import { sendOrderMails } from '#tests/support/mail/send-letters.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper, type Shopper } from '#tests/support/orders/buy.ts';
import { TEST_PAPERS, TRANSFER_SETTINGS } from '#tests/support/orders/test-papers.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { confirmRefund, confirmTransfer, listByHand, reconcilePayments, sendRefunds } from './index.ts';

cheapHashes();
const iyzico = await startFakeIyzico();
const testApp = await openTestApp({ ...iyzico.settings, ...TRANSFER_SETTINGS }, { papers: TEST_PAPERS });
const { deps, app } = testApp;
const IBAN = 'TR33 0006 1005 1978 6457 8413 26';

beforeEach(() => deps.setNow(TEST_NOW));
afterAll(async () => {
  await deps.close();
  await iyzico.close();
});

async function paidBy(shopper: Shopper, period: 'monthly' | 'yearly', startsAtOnce = true): Promise<string> {
  const { orderId, token } = await shopper.goToPage(period, startsAtOnce);
  payPage(iyzico.world, token);
  await app.inject({ method: 'POST', url: '/api/payments/return', payload: { token } });
  return orderId;
}

describe('a yearly plan', () => {
  it('ended early leaves all days that the desk gave, right after it', async () => {
    const shopper = await openShopper(testApp);
    const orderId = await paidBy(shopper, 'yearly');
    for (const days of [4, 6]) {
      const gift = { id: shopper.id, days, most: 366, clientId: randomUUID(), why: 'Kesinti için' };
      await giveDays(deps, gift, COMMAND);
    }
    deps.setNow(new Date(TEST_NOW.getTime() + 19 * DAY_MS));
    const url = `/api/user/orders/${orderId}/ending`;
    const { refundKurus } = await shopper.must<ShownReckoning>('GET', url);
    await shopper.must('POST', url, { refundKurus });
    // The plan ends at the end of 9 December; ten days follow it.
    expect(await shopper.subscription()).toMatchObject({ subscriptionEndDate: '2026-12-19T21:00:00.000Z' });
    const periods = await deps.db.select().from(payments).where(eq(payments.userId, shopper.id)).orderBy(payments.id);
    expect(periods.slice(1).map(({ validFrom }) => validFrom)).toEqual(
      periods.slice(0, -1).map((one) => one.validUntil),
    );
    // The next test counts the refunds.
    await sendRefunds(deps);
  });

  it('ended after 20 days gives back the rest to the same card, as it was shown', async () => {
    const shopper = await openShopper(testApp);
    const orderId = await paidBy(shopper, 'yearly');
    const kept = keptKurus(iyzico.world);
    deps.setNow(new Date(TEST_NOW.getTime() + 19 * DAY_MS));
    const url = `/api/user/orders/${orderId}/ending`;
    const shown = await shopper.must<ShownReckoning>('GET', url);
    // 20 of 365 days, including today.
    expect(shown).toMatchObject({ totalDays: 365, usedDays: 20, paidKurus: 99_000, refundKurus: 93_575 });
    expect(shown.explanation).toBe(
      '365 günün 20 günü (bugün dâhil) kullanıldı. Ödediğiniz ₺990,00 tutarından, kalan 345 güne düşen ₺935,75 geri ödenir. Premium 09.12.2026 günü sonunda kapanır.',
    );
    expect((await shopper.call('POST', url, { refundKurus: 99_000 })).json.code).toBe('RECKONING_CHANGED');
    const ends = await Promise.all([1, 2, 3].map(() => shopper.call('POST', url, { refundKurus: 93_575 })));
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await shopper.subscription()).isPremium).toBe(true);
    await sendRefunds(deps);
    await sendRefunds(deps);
    expect(kept - keptKurus(iyzico.world)).toBe(93_575);
    deps.setNow(new Date('2026-12-09T21:00:00Z'));
    expect((await shopper.subscription()).isPremium).toBe(false);
    await sendOrderMails(deps);
    const subjects = deps.sentMails.filter(({ to }) => to === shopper.email).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(['Peyda: yıllık planınız sona erdi', 'Peyda: paranız geri gönderildi']),
    );
  });

  it('ended on the day it was bought is refunded except for that day', async () => {
    const shopper = await openShopper(testApp);
    const orderId = await paidBy(shopper, 'yearly');
    const shown = await shopper.must<ShownReckoning>('GET', `/api/user/orders/${orderId}/ending`);
    expect(shown).toMatchObject({ usedDays: 1, refundKurus: Math.round((99_000 * 364) / 365) });
  });

  it('of a month is ended for a reason, and gives back the days that are left (TKHK 52/4)', async () => {
    const shopper = await openShopper(testApp);
    const url = `/api/user/orders/${await paidBy(shopper, 'monthly')}/ending`;
    const { refundKurus, totalDays } = await shopper.must<ShownReckoning>('GET', url);
    expect(refundKurus).toBe(Math.round((2999 * (totalDays - 1)) / totalDays));
    const unexplained = await shopper.call('POST', url, { refundKurus });
    expect(unexplained).toMatchObject({ status: 400, json: { field: 'reason' } });
    const ended = await shopper.must<Order>('POST', url, { refundKurus, reason: 'Koşullar değişti' });
    expect(ended).toMatchObject({ state: 'refunded', canEnd: false });
    const kept = keptKurus(iyzico.world);
    await sendRefunds(deps);
    expect(kept - keptKurus(iyzico.world)).toBe(refundKurus);
  });

  it('cannot be ended by another member', async () => {
    const [shopper, other] = [await openShopper(testApp), await openShopper(testApp)];
    const yearly = await paidBy(shopper, 'yearly');
    expect((await other.call('POST', `/api/user/orders/${yearly}/ending`, { refundKurus: 98_729 })).status).toBe(404);
  });
});

describe('the right of withdrawal', () => {
  it('lasts 14 days without the consent to begin at once and gives back everything; premium begins after it', async () => {
    const shopper = await openShopper(testApp);
    const orderId = await paidBy(shopper, 'monthly', false);
    const begins = new Date('2026-12-04T21:00:00Z');
    expect(await shopper.order(orderId)).toMatchObject({
      withdrawalUntil: begins.toISOString(),
      validFrom: begins.toISOString(),
      validUntil: endOfPeriod(begins, 'monthly').toISOString(),
    });
    expect((await shopper.subscription()).isPremium).toBe(false);
    const kept = keptKurus(iyzico.world);
    deps.setNow(new Date(begins.getTime() - 1));
    await shopper.must('POST', `/api/user/orders/${orderId}/withdrawal`, { refundKurus: 2999 });
    await sendRefunds(deps);
    expect(kept - keptKurus(iyzico.world)).toBe(2999);
    deps.setNow(new Date(begins.getTime() + DAY_MS));
    expect((await shopper.subscription()).isPremium).toBe(false);
  });

  it('is over once the service has begun after it, and with the consent from the start', async () => {
    const shopper = await openShopper(testApp);
    const late = await paidBy(shopper, 'monthly', false);
    deps.setNow(new Date('2026-12-04T21:00:00Z'));
    expect((await shopper.subscription()).isPremium).toBe(true);
    expect((await shopper.call('GET', `/api/user/orders/${late}/withdrawal`)).json.code).toBe('NOT_ALLOWED');
    const other = await openShopper(testApp);
    const atOnce = await paidBy(other, 'monthly', true);
    expect((await other.call('GET', `/api/user/orders/${atOnce}/withdrawal`)).json.code).toBe('NOT_ALLOWED');
  });

  it('stands, consent or not, until time that was bought ahead has begun', async () => {
    const shopper = await openShopper(testApp);
    const first = await paidBy(shopper, 'monthly');
    const { validUntil = '' } = await shopper.order(first);
    deps.setNow(new Date(Date.parse(validUntil) - 10 * DAY_MS));
    const ahead = await paidBy(shopper, 'monthly');
    expect(await shopper.order(ahead)).toMatchObject({ validFrom: validUntil, withdrawalUntil: validUntil });
    deps.setNow(new Date(Date.parse(validUntil) - 1));
    await shopper.must('POST', `/api/user/orders/${ahead}/withdrawal`, { refundKurus: 2999 });
    expect((await shopper.subscription()).subscriptionEndDate).toBe(validUntil);
  });
});

describe('a refund', () => {
  it('of which the answer is lost is looked up and not made twice', async () => {
    const shopper = await openShopper(testApp);
    const orderId = await paidBy(shopper, 'yearly');
    const kept = keptKurus(iyzico.world);
    const { refundKurus } = await shopper.must<ShownReckoning>('GET', `/api/user/orders/${orderId}/ending`);
    await shopper.must('POST', `/api/user/orders/${orderId}/ending`, { refundKurus });
    iyzico.quirks.loses = (path) => path.endsWith('/refund') || path.endsWith('/cancel');
    expect(await sendRefunds(deps)).toEqual({ sent: 0, failed: 1 });
    delete iyzico.quirks.loses;
    for (const minutes of [1, 5, 11]) {
      deps.setNow(new Date(TEST_NOW.getTime() + minutes * 60_000));
      await sendRefunds(deps);
    }
    expect(kept - keptKurus(iyzico.world)).toBe(refundKurus);
    expect(await shopper.order(orderId)).toMatchObject({ state: 'refunded', refunds: [{ isDone: true }] });
  });

  it('that is refused is tried again for hours, and then left to the operator', async () => {
    const shopper = await openShopper(testApp);
    const orderId = await paidBy(shopper, 'yearly');
    const { refundKurus } = await shopper.must<ShownReckoning>('GET', `/api/user/orders/${orderId}/ending`);
    await shopper.must('POST', `/api/user/orders/${orderId}/ending`, { refundKurus });
    iyzico.quirks.refusesRefunds = '10051';
    for (let hour = 0; hour < 100; hour += 1) {
      deps.setNow(new Date(TEST_NOW.getTime() + hour * 60 * 60_000));
      await sendRefunds(deps);
    }
    delete iyzico.quirks.refusesRefunds;
    const [refused] = await deps.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(refused).toMatchObject({ state: 'refused', failureCode: '10051', tries: 12 });
    const { reference } = await shopper.order(orderId);
    expect((await listByHand(deps)).owed).toEqual([expect.objectContaining({ reference, amountKurus: refundKurus })]);
    // Six people confirm it at once: one succeeds, the others get an error, and the log contains one entry.
    const confirmed = await Promise.allSettled(Array.from({ length: 6 }, () => confirmRefund(deps, { reference })));
    expect(confirmed.filter(({ status }) => status === 'fulfilled')).toEqual([{ status: 'fulfilled', value: 1 }]);
    const refusedStatuses = confirmed.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []));
    expect(refusedStatuses).toEqual([409, 409, 409, 409, 409]);
    expect(await deps.db.$count(auditLog, eq(auditLog.subjectId, orderId))).toBe(1);
  });
});

describe('a transfer', () => {
  const orderByTransfer = async (shopper: Shopper, period: 'monthly' | 'yearly' = 'yearly') => {
    const { id } = await shopper.confirm(period);
    return { id, ...(await shopper.pay(id, 'transfer')) };
  };

  it('is waited for, told by mail, opens premium once the operator has seen it, and only once', async () => {
    const shopper = await openShopper(testApp);
    const { id, reference } = await orderByTransfer(shopper);
    await sendOrderMails(deps);
    expect(deps.sentMails.at(-1)?.text).toContain(`Açıklamaya yalnızca ${reference} yazın.`);
    expect((await listByHand(deps)).awaited).toContainEqual(expect.objectContaining({ reference, totalKurus: 99_000 }));
    await expect(confirmTransfer(deps, { reference, kurus: 98_999 })).rejects.toThrow('Hiçbir şey açılmadı.');
    expect((await shopper.subscription()).isPremium).toBe(false);
    const receipts = await Promise.all([1, 2, 3].map(() => confirmTransfer(deps, { reference, kurus: 99_000 })));
    expect(receipts.toSorted()).toEqual(['known', 'known', 'opened']);
    expect(await shopper.order(id)).toMatchObject({ state: 'paid', method: 'transfer' });
  });

  it('expires after three working days; money that comes later still opens what was ordered', async () => {
    const shopper = await openShopper(testApp);
    const { id, reference } = await orderByTransfer(shopper);
    // Friday; Monday to Wednesday are the working days.
    expect(await shopper.order(id)).toMatchObject({ expiresAt: '2026-11-25T21:00:00.000Z' });
    deps.setNow(new Date('2026-11-25T20:59:00Z'));
    await reconcilePayments(deps);
    expect(await shopper.order(id)).toMatchObject({ state: 'paying' });
    deps.setNow(new Date('2026-11-25T21:01:00Z'));
    await reconcilePayments(deps);
    expect(await shopper.order(id)).toMatchObject({ state: 'expired' });
    expect(await confirmTransfer(deps, { reference, kurus: 99_000 })).toBe('opened');
  });

  it('is paid back to the IBAN that its member names, by the operator', async () => {
    const shopper = await openShopper(testApp);
    const { id, reference } = await orderByTransfer(shopper);
    await confirmTransfer(deps, { reference, kurus: 99_000 });
    const url = `/api/user/orders/${id}/ending`;
    const { refundKurus } = await shopper.must<ShownReckoning>('GET', url);
    expect((await shopper.call('POST', url, { refundKurus })).json).toMatchObject({ field: 'iban' });
    const wrong = { refundKurus, iban: IBAN.replace('26', '27') };
    expect((await shopper.call('POST', url, wrong)).json).toMatchObject({ field: 'iban' });
    await shopper.must('POST', url, { refundKurus, iban: IBAN });
    await sendRefunds(deps);
    const owed = (await listByHand(deps)).owed.find((refund) => refund.reference === reference);
    expect(owed).toMatchObject({ amountKurus: refundKurus, iban: IBAN.replaceAll(' ', '') });
    await confirmRefund(deps, { reference });
    const [done] = await deps.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(done).toMatchObject({ state: 'done', iban: null });
    await expect(confirmRefund(deps, { reference })).rejects.toThrow('daha önce tamamlanmış');
  });
});

it('what was paid stays on record without the account', async () => {
  const shopper = await openShopper(testApp);
  const orderId = await paidBy(shopper, 'monthly');
  await shopper.must('DELETE', '/api/user', { password: 'gizli-bir-sifre' });
  expect(await deps.db.$count(payments, eq(payments.orderId, orderId))).toBe(0);
  const [archived] = await deps.db.select().from(paymentArchive).where(eq(paymentArchive.orderId, orderId));
  expect(archived).toMatchObject({ amount: 29.99, provider: 'iyzico', validFrom: TEST_NOW });
});

it.each([
  ['2026-01-31T10:00:00Z', 'monthly', '2026-02-28T10:00:00Z'],
  ['2026-02-28T10:00:00Z', 'monthly', '2026-03-28T10:00:00Z'],
  ['2028-02-29T10:00:00Z', 'yearly', '2029-02-28T10:00:00Z'],
  // Already the last day of January in Istanbul.
  ['2027-01-30T22:00:00Z', 'monthly', '2027-02-27T22:00:00Z'],
  ['2026-12-31T20:59:59Z', 'monthly', '2027-01-31T20:59:59Z'],
] as const)('a period from %s, %s, ends %s', (from, period, end) => {
  expect(endOfPeriod(new Date(from), period)).toEqual(new Date(end));
});

it('a calculation never gives back more than was paid, and nothing on the last day', () => {
  const from = new Date('2026-11-20T09:00:00Z');
  const paid = { from, until: endOfPeriod(from, 'yearly'), kurus: 99_000 };
  expect(reckonEnding(paid, new Date('2026-11-19T09:00:00Z')).refundKurus).toBe(99_000);
  expect(reckonEnding(paid, new Date('2027-11-20T08:59:00Z')).refundKurus).toBe(0);
  const days = Array.from(
    { length: 365 },
    (_, day) => reckonEnding(paid, new Date(from.getTime() + day * DAY_MS)).refundKurus,
  );
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});
