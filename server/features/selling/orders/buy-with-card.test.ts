import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderChanges, orderPapers, refunds } from '#server/database/tables/selling/orders.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { startFakeIyzico } from '#tests/support/fakes/iyzico/fake-iyzico.ts';
import { keptKurus, payPage } from '#tests/support/fakes/iyzico/iyzico-world.ts';
import { sendOrderMails } from '#tests/support/mail/send-letters.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper, TEST_BUYER, tokenOf } from '#tests/support/orders/buy.ts';
import { tellsShop } from '#tests/support/orders/tell-shop.ts';
import { TEST_PAPERS } from '#tests/support/orders/test-papers.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { reconcilePayments, sendRefunds } from './index.ts';

cheapHashes();
const iyzico = await startFakeIyzico();
const testApp = await openTestApp(iyzico.settings, { papers: TEST_PAPERS });
const { deps } = testApp;

const MINUTE_MS = 60_000;
const later = (ms: number) => deps.setNow(new Date(deps.clock.now().getTime() + ms));
const { comeBack, report } = tellsShop(testApp, iyzico);
const paymentsOf = (orderId: string) => deps.db.select().from(payments).where(eq(payments.orderId, orderId));

beforeEach(() => deps.setNow(TEST_NOW));
afterEach(() => {
  for (const quirk of Object.keys(iyzico.quirks)) Reflect.deleteProperty(iyzico.quirks, quirk);
});
afterAll(async () => {
  await deps.close();
  await iyzico.close();
});

describe('a month bought by card', () => {
  it('starts premium at the payment until the same hour a calendar month later, and a mail confirms it', async () => {
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    expect(await shopper.order(orderId)).toMatchObject({ state: 'paying', totalKurus: 2999, vatKurus: 500 });
    payPage(iyzico.world, token);
    const back = await comeBack(token);
    expect([back.statusCode, back.headers.location]).toEqual([303, `/siparis/${orderId}`]);
    const until = new Date(TEST_NOW);
    until.setUTCMonth(until.getUTCMonth() + 1);
    expect(await shopper.order(orderId)).toMatchObject({ state: 'paid', validUntil: until.toISOString() });
    expect(await shopper.subscription()).toMatchObject({ isPremium: true, subscriptionEndDate: until.toISOString() });
    await sendOrderMails(deps);
    expect(deps.sentMails.at(-1)).toMatchObject({ to: shopper.email, subject: 'Peyda: ödemeniz alındı' });
    const changes = await deps.db
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.orderId, orderId))
      .orderBy(orderChanges.at);
    expect(changes.map(({ toState }) => toState).toSorted()).toEqual(['confirmed', 'draft', 'paid', 'paying', 'shown']);
  });

  it('stores the papers exactly as they were shown, with time and address', async () => {
    const shopper = await openShopper(testApp);
    const { orderId } = await shopper.goToPage('monthly');
    const kept = await deps.db.select().from(orderPapers).where(eq(orderPapers.orderId, orderId));
    expect(kept).toHaveLength(2);
    expect(kept[0]).toMatchObject({ version: '2026-11-01', shownAt: TEST_NOW, shownTo: '127.0.0.1' });
    expect(kept[0]?.text).toContain(`2999 kuruş, ${TEST_BUYER.name}`);
  });

  it('is one subscription, regardless of the number, order and origin of payment reports', async () => {
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    payPage(iyzico.world, token);
    const answers = await Promise.all([report(token), comeBack(token), report(token), comeBack(token), report(token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 303, 200, 303, 200]);
    later(2 * MINUTE_MS);
    await reconcilePayments(deps);
    expect(await paymentsOf(orderId)).toHaveLength(1);
  });

  it('is found by the job within two minutes if nobody reports it', async () => {
    const shopper = await openShopper(testApp);
    const { token } = await shopper.goToPage('monthly');
    payPage(iyzico.world, token);
    later(2 * MINUTE_MS);
    await reconcilePayments(deps);
    expect((await shopper.subscription()).isPremium).toBe(true);
  });

  it('is found when the provider is back after hours of downtime', async () => {
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    payPage(iyzico.world, token);
    iyzico.quirks.isDown = () => true;
    expect((await comeBack(token)).headers.location).toBe(`/siparis/${orderId}`);
    expect((await report(token)).statusCode).toBe(503);
    for (let hour = 0; hour < 5; hour += 1) {
      later(60 * MINUTE_MS);
      expect((await reconcilePayments(deps)).away).toBeGreaterThan(0);
    }
    expect(await shopper.order(orderId)).toMatchObject({ state: 'paying' });
    delete iyzico.quirks.isDown;
    later(MINUTE_MS);
    await reconcilePayments(deps);
    expect((await shopper.subscription()).isPremium).toBe(true);
  });
});

describe('a member who pays', () => {
  it('gets one order and one payment page from two tabs and double clicks', async () => {
    const shopper = await openShopper(testApp);
    const begun = await Promise.all([1, 2, 3, 4].map(() => shopper.begin('monthly')));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const order = await shopper.confirm('monthly');
    const pages = await Promise.all(
      [1, 2, 3].map(() => shopper.call('POST', `/api/user/orders/${order.id}/payment`, { method: 'card' })),
    );
    const again = await shopper.pay(order.id);
    // A request while the page is being opened gets PAYMENT_RUNNING; a later one gets the same page.
    for (const { status, json } of pages)
      expect(status === 409 ? json.code : json.pageUrl).toBe(status === 409 ? 'PAYMENT_RUNNING' : again.pageUrl);
    expect(pages.filter(({ status }) => status === 200)).not.toHaveLength(0);
  });

  it('sees that the bank refused, and can pay with another card on the same order', async () => {
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    const page = iyzico.world.pages.get(token);
    if (page) page.failure = '10051';
    await comeBack(token);
    const failed = await shopper.order(orderId);
    expect(failed).toMatchObject({
      state: 'failed',
      failure: 'Kartınızın bakiyesi ya da limiti yetmedi. Başka bir kart deneyin.',
    });
    const next = tokenOf((await shopper.pay(orderId)).pageUrl);
    expect(next).not.toBe(token);
    payPage(iyzico.world, next);
    await comeBack(next);
    expect(await shopper.order(orderId)).toMatchObject({ state: 'paid' });
  });

  it('on both pages of an order gets the second payment refunded to the kuruş', async () => {
    const kept = keptKurus(iyzico.world);
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    const page = iyzico.world.pages.get(token);
    if (page) page.failure = '10005';
    await comeBack(token);
    const second = tokenOf((await shopper.pay(orderId)).pageUrl);
    payPage(iyzico.world, second);
    payPage(iyzico.world, token);
    await Promise.all([report(second), report(token)]);
    await sendRefunds(deps);
    await sendRefunds(deps);
    expect(keptKurus(iyzico.world) - kept).toBe(2999);
    const [due, ...more] = await deps.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect([due?.reason, due?.state, more.length]).toEqual(['duplicate', 'done', 0]);
    const times = (await paymentsOf(orderId)).filter(
      ({ validFrom, validUntil }) => validFrom && validFrom < validUntil,
    );
    expect(times).toHaveLength(1);
  });

  it('after cancelling the order gets the money back, and no premium', async () => {
    const kept = keptKurus(iyzico.world);
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    await shopper.must('POST', `/api/user/orders/${orderId}/cancellation`);
    payPage(iyzico.world, token);
    await report(token);
    expect((await shopper.subscription()).isPremium).toBe(false);
    await sendRefunds(deps);
    expect(keptKurus(iyzico.world)).toBe(kept);
    expect(await shopper.order(orderId)).toMatchObject({
      state: 'refunded',
      refunds: [{ reason: 'unwanted', isDone: true }],
    });
  });

  it('while deleting the account gets the money back', async () => {
    const kept = keptKurus(iyzico.world);
    const shopper = await openShopper(testApp);
    const { token } = await shopper.goToPage('monthly');
    await shopper.must('DELETE', '/api/user', { password: 'gizli-bir-sifre' });
    payPage(iyzico.world, token);
    expect((await report(token)).statusCode).toBe(200);
    await sendRefunds(deps);
    expect(keptKurus(iyzico.world)).toBe(kept);
  });
});

describe('a confirmation', () => {
  it('is refused with the new price if the price has changed meanwhile', async () => {
    // Half an hour before the launch price ends.
    deps.setNow(new Date('2027-06-30T20:30:00Z'));
    const shopper = await openShopper(testApp);
    const { id } = await shopper.begin('monthly');
    const shown = await shopper.must<{ papersHash: string }>('POST', `/api/user/orders/${id}/papers`, {
      buyer: TEST_BUYER,
    });
    later(60 * MINUTE_MS);
    const agreed = { readsInformation: true, acceptsContract: true, startsAtOnce: true };
    const said = { totalKurus: 2999, papersHash: shown.papersHash, ...agreed };
    const { status, json } = await shopper.call('POST', `/api/user/orders/${id}/confirmation`, said);
    expect([status, json.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(json.message).toContain('₺99,00');
  });

  it('is refused with another amount, other papers or without consent', async () => {
    const shopper = await openShopper(testApp);
    const { id } = await shopper.begin('monthly');
    const url = `/api/user/orders/${id}/confirmation`;
    const agreed = { readsInformation: true, acceptsContract: true, startsAtOnce: true };
    expect((await shopper.call('POST', url, { totalKurus: 2999, papersHash: 'x', ...agreed })).json.code).toBe(
      'PAPERS_MISSING',
    );
    await shopper.must('POST', `/api/user/orders/${id}/papers`, { buyer: TEST_BUYER });
    expect((await shopper.call('POST', url, { totalKurus: 1, papersHash: 'x', ...agreed })).json.code).toBe(
      'PRICE_CHANGED',
    );
    expect((await shopper.call('POST', url, { totalKurus: 2999, papersHash: 'x', ...agreed })).json.code).toBe(
      'PAPERS_CHANGED',
    );
    const silent = { totalKurus: 2999, papersHash: 'x', readsInformation: true, startsAtOnce: true };
    expect((await shopper.call('POST', url, silent)).json).toMatchObject({ field: 'acceptsContract' });
  });
});

it('a purchase is refused with more than a month of premium left; in its last month the time is added', async () => {
  const shopper = await openShopper(testApp);
  const { token } = await shopper.goToPage('yearly');
  payPage(iyzico.world, token);
  await comeBack(token);
  const refused = await shopper.call('POST', '/api/user/orders', { plan: 'premium', period: 'monthly' });
  expect([refused.status, refused.json.code]).toEqual([409, 'ALREADY_PREMIUM']);
  const until = new Date(TEST_NOW.getTime() + 10 * 24 * 60 * MINUTE_MS);
  await deps.db.update(payments).set({ validUntil: until }).where(eq(payments.userId, shopper.id));
  const next = await shopper.goToPage('monthly');
  payPage(iyzico.world, next.token);
  await comeBack(next.token);
  expect(await shopper.order(next.orderId)).toMatchObject({ state: 'paid', validFrom: until.toISOString() });
});

it('nothing is sold without papers, a provider and an account', async () => {
  const closed = await openTestApp({});
  try {
    const shopper = await openShopper(closed);
    expect(await shopper.must('GET', '/api/order-terms')).toMatchObject({ isOpen: false, methods: [] });
    const { status, json } = await shopper.call('POST', '/api/user/orders', { plan: 'premium', period: 'monthly' });
    expect([status, json.code]).toEqual([409, 'SALES_CLOSED']);
  } finally {
    await closed.deps.close();
  }
});

it('a year of premium is not sold on the last day of the launch, but on the next (D53)', async () => {
  const ends = await openTestApp({ ...iyzico.settings, LAUNCH_ENDS_ON: '2026-11-20' }, { papers: TEST_PAPERS });
  try {
    // Uses `call`, because `begin` of openShopper moves the end of the launch into the past.
    const { call } = await openShopper(ends);
    const begin = () => call('POST', '/api/user/orders', { plan: 'premium', period: 'yearly' });
    const isYearSold = async () => (await call('GET', '/api/order-terms')).json.isYearSold;
    expect(await begin()).toMatchObject({
      status: 409,
      json: { code: 'YEAR_NOT_SOLD', message: expect.stringContaining('₺359,88') },
    });
    expect(await isYearSold()).toBe(false);
    ends.deps.setNow(new Date('2026-11-20T21:00:00Z'));
    expect(await isYearSold()).toBe(true);
    expect(await begin()).toMatchObject({ status: 200, json: { totalKurus: 99_000 } });
  } finally {
    await ends.deps.close();
  }
});
