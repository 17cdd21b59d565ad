import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paymentAttempts } from '#server/database/tables/selling/orders.ts';
import { LOG_OPTIONS } from '#server/platform/open-log.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { reportOf, startFakeIyzico } from '#tests/support/fakes/iyzico/fake-iyzico.ts';
import { payPage } from '#tests/support/fakes/iyzico/iyzico-world.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper } from '#tests/support/orders/buy.ts';
import { tellsShop } from '#tests/support/orders/tell-shop.ts';
import { TEST_PAPERS } from '#tests/support/orders/test-papers.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { reconcilePayments } from './index.ts';

cheapHashes();
const iyzico = await startFakeIyzico();
const lines: string[] = [];
const log = pino({ ...LOG_OPTIONS, level: 'info' }, { write: (line: string) => void lines.push(line) });
const testApp = await openTestApp(iyzico.settings, { papers: TEST_PAPERS, log });
const { deps, app } = testApp;
const { comeBack, report } = tellsShop(testApp, iyzico);
const HOUR_MS = 60 * 60_000;
const later = (ms: number) => deps.setNow(new Date(deps.clock.now().getTime() + ms));
/** The log entries with a message. */
const logged = (message: string) => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message);

beforeEach(() => {
  deps.setNow(TEST_NOW);
  lines.length = 0;
});
afterEach(() => {
  for (const quirk of Object.keys(iyzico.quirks)) Reflect.deleteProperty(iyzico.quirks, quirk);
});
afterAll(async () => {
  await deps.close();
  await iyzico.close();
});

describe('no premium starts', () => {
  it.each([
    ['an amount below the price', { paidPrice: 0.01 }],
    ['another currency', { currency: 'USD' }],
    ['another order', { basketId: '00000000-0000-4000-8000-000000000000' }],
  ])('if the provider’s answer names %s', async (_what, change) => {
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    payPage(iyzico.world, token);
    iyzico.quirks.changes = (path, answer) => (path.endsWith('/detail') ? { ...answer, ...change } : answer);
    await comeBack(token);
    expect(await shopper.order(orderId)).toMatchObject({ state: 'paying' });
    expect((await shopper.subscription()).isPremium).toBe(false);
    const [attempt] = await deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
    expect(attempt).toMatchObject({ state: 'mismatch' });
    expect(logged('a payment does not fit its order; nothing was opened')).toMatchObject([
      { level: 50, order: orderId },
    ]);
  });

  it('if values of the answer were changed after signing', async () => {
    const shopper = await openShopper(testApp);
    const { token } = await shopper.goToPage('monthly');
    iyzico.quirks.forges = (path, answer) =>
      path.endsWith('/detail')
        ? {
            ...answer,
            paymentStatus: 'SUCCESS',
            paymentId: '1',
            paidPrice: 29.99,
            price: 29.99,
            currency: 'TRY',
            fraudStatus: 1,
          }
        : answer;
    await comeBack(token);
    expect((await shopper.subscription()).isPremium).toBe(false);
    expect(logged('the payment provider did not answer')).toHaveLength(1);
  });

  it('by a report with a missing, wrong or different report’s signature', async () => {
    const shopper = await openShopper(testApp);
    const { token } = await shopper.goToPage('monthly');
    const other = (await shopper.call('GET', '/api/user/orders')).json;
    expect(other.orders).toHaveLength(1);
    const signed = reportOf(iyzico.world, 'baska').signature;
    const asked = iyzico.calls.length;
    for (const signature of ['', 'a'.repeat(64), signed]) expect((await report(token, signature)).statusCode).toBe(401);
    expect(iyzico.calls).toHaveLength(asked);
    expect(logged('a payment report without its signature was refused')).toHaveLength(3);
  });

  it('by returning without having paid, or with an unknown token', async () => {
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    expect((await comeBack(token)).headers.location).toBe(`/siparis/${orderId}`);
    expect((await comeBack('uydurma')).headers.location).toBe('/user');
    expect(logged('a return from the payment page names no order')).toHaveLength(1);
    expect((await report('uydurma')).statusCode).toBe(200);
    expect(logged('a payment report names no order')).toHaveLength(1);
    expect((await shopper.subscription()).isPremium).toBe(false);
  });

  it('for another member: a payment’s token starts premium only for the member who ordered', async () => {
    const [buyer, thief] = [await openShopper(testApp), await openShopper(testApp)];
    const { orderId, token } = await buyer.goToPage('monthly');
    payPage(iyzico.world, token);
    const headers = { authorization: `Bearer baska`, 'content-type': 'application/json' };
    await app.inject({ method: 'POST', url: '/api/payments/return', headers, payload: { token } });
    expect((await thief.call('GET', `/api/user/orders/${orderId}`)).status).toBe(404);
    expect((await thief.subscription()).isPremium).toBe(false);
    expect((await buyer.subscription()).isPremium).toBe(true);
  });
});

describe('a late report', () => {
  it('after the order has expired starts what was ordered', async () => {
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    later(25 * HOUR_MS);
    await reconcilePayments(deps);
    expect(await shopper.order(orderId)).toMatchObject({ state: 'expired' });
    payPage(iyzico.world, token);
    await report(token);
    expect(await shopper.order(orderId)).toMatchObject({ state: 'paid' });
    expect((await shopper.subscription()).isPremium).toBe(true);
  });

  it('that repeats weeks after its month has ended changes nothing', async () => {
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    payPage(iyzico.world, token);
    await report(token);
    const { validUntil } = await shopper.order(orderId);
    // A session expires after thirty days without a request.
    for (let week = 0; week < 8; week += 1) {
      later(7 * 24 * HOUR_MS);
      await shopper.subscription();
    }
    await Promise.all([report(token), comeBack(token)]);
    expect(await shopper.order(orderId)).toMatchObject({ state: 'paid', validUntil });
    expect((await shopper.subscription()).isPremium).toBe(false);
  });

  it('before the browser returns, or of a failed attempt after the paid one, follows the provider’s answer', async () => {
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    const failed = iyzico.world.pages.get(token);
    if (failed) failed.failure = '10051';
    await comeBack(token);
    const second = (await shopper.pay(orderId)).pageUrl.split('/').at(-1) ?? '';
    payPage(iyzico.world, second);
    await report(second);
    await report(token);
    await comeBack(token);
    expect(await shopper.order(orderId)).toMatchObject({ state: 'paid' });
  });
});
