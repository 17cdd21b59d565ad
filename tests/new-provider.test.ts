import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#server/database/tables/subscriptions.ts';
import {
  confirmRefund,
  listByHand,
  reconcilePayments,
  renewPlans,
  sendRefunds,
} from '#server/features/selling/orders/index.ts';
import { salesPapers } from '#server/features/selling/papers/index.ts';
import { chosenProvider } from '#server/features/selling/payments/index.ts';
import { endOfPeriod } from '#shared/orders/order-rules.ts';
import type { Order, OrderPaper, Orders, OrderTerms } from '#shared/orders/orders.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { checkPayments } from '../scripts/operations/doctor/check-payments.ts';
import { cheapHashes } from './support/accounts/cheap-hashes.ts';
import { startFakeIyzico } from './support/fakes/iyzico/fake-iyzico.ts';
import { keptKurus, payPage } from './support/fakes/iyzico/iyzico-world.ts';
import {
  listProviders,
  newSecondWorld,
  SECOND_SIGNATURE,
  secondProvider,
  settlePage,
} from './support/fakes/second-provider/second-provider.ts';
import { sendOrderMails } from './support/mail/send-letters.ts';
import { openTestApp } from './support/open-test-app.ts';
import { openShopper, type Shopper, TEST_BUYER, tokenOf } from './support/orders/buy.ts';
import { SELLER_SETTINGS } from './support/orders/seller-settings.ts';
import { TRANSFER_SETTINGS } from './support/orders/test-papers.ts';
import { readPdf } from './support/pdf/read-pdf.ts';
import { TEST_NOW } from './support/test-now.ts';

/*
 * A payment provider is one folder and one row. This test's provider is added to the product's list and chosen by the
 * setting; nothing else in the product knows it.
 */
cheapHashes();
const world = newSecondWorld();
const second = secondProvider(world);
const byHand = { ...second, key: 'elden', label: 'Elden Ödeme', refunds: undefined, cards: undefined };
const unlist = listProviders(second, byHand);
const iyzico = await startFakeIyzico();
const settings = { ...SELLER_SETTINGS, ...TRANSFER_SETTINGS, ...iyzico.settings, PAYMENT_PROVIDER: second.key };
const testApp = await openTestApp(settings);
const { deps, app } = testApp;
const choose = (key: string) => Object.assign(deps.config, { PAYMENT_PROVIDER: key });

beforeEach(() => {
  deps.setNow(TEST_NOW);
  choose(second.key);
});
afterAll(async () => {
  unlist();
  await deps.close();
  await iyzico.close();
});

const comeBack = (token: string) => app.inject({ method: 'POST', url: '/api/payments/return', payload: { token } });
const report = (token: string, headers: Record<string, string> = SECOND_SIGNATURE) =>
  app.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: { sayfa: token } });
const paymentsOf = async ({ id }: Shopper) =>
  (await deps.db.select().from(payments)).filter(({ userId }) => userId === id);
const renewalOf = async (shopper: Shopper) => (await shopper.must<Orders>('GET', '/api/user/orders')).renewal;

/** Buys a month that begins after the withdrawal period, and pays on the page to which the member is sent. */
async function buy(shopper: Shopper, startsAtOnce = false): Promise<string> {
  const { orderId, token } = await shopper.goToPage('monthly', startsAtOnce);
  if (world.pages.has(token)) settlePage(world, token);
  else payPage(iyzico.world, token);
  await comeBack(token);
  return orderId;
}

async function withdraw(shopper: Shopper, orderId: string): Promise<void> {
  await shopper.must('POST', `/api/user/orders/${orderId}/withdrawal`, { refundKurus: 2999 });
  await sendRefunds(deps);
}

describe('a new payment provider', () => {
  it('is named wherever buyers read who receives their payment, and the previous one nowhere', async () => {
    const shopper = await openShopper(testApp);
    const terms = await shopper.must<OrderTerms>('GET', '/api/order-terms');
    expect(terms).toMatchObject({ methods: ['card', 'transfer'], cardProvider: 'Örnek Ödeme' });
    const { id } = await shopper.begin('monthly');
    const shown = await shopper.must<{ order: Order; papers: OrderPaper[]; papersHash: string }>(
      'POST',
      `/api/user/orders/${id}/papers`,
      { buyer: TEST_BUYER },
    );
    const naming = shown.papers.filter(({ text }) => text.includes('Örnek Ödeme ödeme sayfasında, tek çekim'));
    expect(naming.map(({ document }) => document)).toEqual(['on-bilgilendirme-formu', 'mesafeli-satis-sozlesmesi']);
    expect(JSON.stringify([terms, shown])).not.toMatch(/iyzico/i);
  });

  it('appears in the privacy notice and is checked by the doctor', async () => {
    const { json } = await app.inject({ url: '/api/company' }).then((answer) => ({ json: answer.json() }));
    // Providers that only refund receive buyers' data, too.
    expect(json.providers.payment).toBe('iyzico, Örnek Ödeme, Elden Ödeme');
    expect(checkPayments(deps.config).text).toBe('Örnek Ödeme yalnızca denemedir: premium parasız alınabilir.');
  });

  it('takes a payment, which its signed report confirms, and the contract and the confirmation are sent', async () => {
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    settlePage(world, token);
    expect((await report(token, { 'x-ornek-imza': 'yanlis' })).statusCode).toBe(401);
    expect((await shopper.subscription()).isPremium).toBe(false);
    expect((await report(token)).statusCode).toBe(200);
    expect(await shopper.order(orderId)).toMatchObject({ state: 'paid', method: 'card' });
    const [payment] = await paymentsOf(shopper);
    expect(payment).toMatchObject({ provider: 'ornek', reference: expect.stringMatching(/^ornek:no-/) });
    await sendOrderMails(deps);
    const mails = deps.sentMails.filter(({ to }) => to === shopper.email);
    const { reference } = await shopper.order(orderId);
    const told = ['Peyda: ödemeniz alındı', `Peyda: sözleşmeniz (${reference})`];
    expect(mails.map(({ subject }) => subject)).toEqual(expect.arrayContaining(told));
    const [contract] = mails.flatMap(({ attachments = [] }) => attachments);
    const { text } = await readPdf(contract?.content ?? Buffer.alloc(0));
    expect(text.replace(/\s+/g, ' ')).toContain('Örnek Ödeme ödeme sayfasında');
    expect(text).not.toMatch(/iyzico/i);
  });

  it('is queried by the job about a payment without a report', async () => {
    const shopper = await openShopper(testApp);
    const { token } = await shopper.goToPage('monthly', true);
    settlePage(world, token);
    deps.setNow(new Date(TEST_NOW.getTime() + 2 * 60_000));
    await reconcilePayments(deps);
    expect((await shopper.subscription()).isPremium).toBe(true);
  });

  it('gives its own reasons for a refused card', async () => {
    const shopper = await openShopper(testApp);
    const { orderId, token } = await shopper.goToPage('monthly');
    settlePage(world, token, 'BOS');
    await comeBack(token);
    expect(await shopper.order(orderId)).toMatchObject({ state: 'failed', failure: second.failureTexts.BOS });
  });
});

describe('after another provider has been chosen', () => {
  it('a refund is made by the provider that took the payment, whichever is chosen now', async () => {
    const [first, other] = [await openShopper(testApp), await openShopper(testApp)];
    const taken = await buy(first);
    choose('iyzico');
    const takenBefore = await buy(other);
    const kept = keptKurus(iyzico.world);
    await withdraw(first, taken);
    expect(world.refunds.at(-1)).toMatchObject({ kurus: 2999, paymentId: expect.stringMatching(/^no-/) });
    expect(keptKurus(iyzico.world)).toBe(kept);
    choose(second.key);
    const made = world.refunds.length;
    await withdraw(other, takenBefore);
    expect(keptKurus(iyzico.world)).toBe(kept - 2999);
    expect(world.refunds).toHaveLength(made);
  });

  it('a stored card is charged and deleted at the provider that stores it', async () => {
    const shopper = await openShopper(testApp);
    await buy(shopper, true);
    const { consent, keptBy } = await renewalOf(shopper);
    expect(keptBy).toBe('Örnek Ödeme');
    const { cardPageUrl } = await shopper.must<{ cardPageUrl: string }>('PUT', '/api/user/renewal', { consent });
    const page = tokenOf(cardPageUrl);
    world.cards.set(page, { userKey: 'anahtar', token: `kart-anahtari-${page}`, lastFour: '4321' });
    await comeBack(page);
    choose('iyzico');
    expect(await renewalOf(shopper)).toMatchObject({ state: 'on', cardLastFour: '4321', keptBy: 'Örnek Ödeme' });
    const until = endOfPeriod(TEST_NOW, 'monthly').getTime();
    for (const days of [4, 3, 0]) {
      deps.setNow(new Date(until - days * DAY_MS - 60 * 60_000));
      await renewPlans(deps, salesPapers);
      await sendOrderMails(deps);
    }
    expect(world.charged.at(-1)).toMatchObject({ kurus: 2999, buyer: { email: shopper.email } });
    expect((await paymentsOf(shopper)).map(({ provider }) => provider)).toEqual(['ornek', 'ornek']);
    await shopper.must('DELETE', '/api/user/renewal');
    await renewPlans(deps, salesPapers);
    expect(world.forgotten).toEqual([`kart-anahtari-${page}`]);
  });
});

describe('a provider that supports neither refunds nor stored cards', () => {
  it('can sell; refunds are left to the operator, and renewal is not offered', async () => {
    choose(byHand.key);
    const shopper = await openShopper(testApp);
    const orderId = await buy(shopper);
    expect(await renewalOf(shopper)).toMatchObject({ state: 'off', canChoose: false });
    const made = world.refunds.length;
    await withdraw(shopper, orderId);
    expect(world.refunds).toHaveLength(made);
    const { reference } = await shopper.order(orderId);
    expect((await listByHand(deps)).owed).toMatchObject([{ reference, amountKurus: 2999 }]);
    expect(await confirmRefund(deps, { reference })).toBe(1);
    expect(await shopper.order(orderId)).toMatchObject({ refunds: [{ isDone: true }] });
  });
});

it('an unknown provider, or one without settings, is reported at start-up', () => {
  expect(() => chosenProvider({ ...deps.config, PAYMENT_PROVIDER: 'yok' })).toThrow(
    'PAYMENT_PROVIDER: bilinmeyen kuruluş; şunlardan biri olabilir: iyzico, ornek, elden',
  );
  const unset = { ...deps.config, PAYMENT_PROVIDER: 'iyzico', IYZICO_API_KEY: undefined };
  expect(() => chosenProvider(unset)).toThrow('PAYMENT_PROVIDER: IYZICO_API_KEY ve IYZICO_SECRET_KEY');
});
