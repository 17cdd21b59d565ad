import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardsToForget, orderPapers, orders, renewals } from '#server/database/tables/selling/orders.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import { endOfPeriod } from '#shared/orders/order-rules.ts';
import type { Orders } from '#shared/orders/orders.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { startFakeIyzico } from '#tests/support/fakes/iyzico/fake-iyzico.ts';
import { payPage, storeCard } from '#tests/support/fakes/iyzico/iyzico-world.ts';
import { sendOrderMails } from '#tests/support/mail/send-letters.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper, type Shopper, tokenOf } from '#tests/support/orders/buy.ts';
import { TEST_PAPERS } from '#tests/support/orders/test-papers.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { reconcilePayments, remindOfEnd, renewPlans } from '../index.ts';
import { describeRenewal } from './choose-renewal.ts';

cheapHashes();
const iyzico = await startFakeIyzico();
const testApp = await openTestApp(iyzico.settings, { papers: TEST_PAPERS });
const { deps, app } = testApp;
const HOUR_MS = 60 * 60 * 1000;
const UNTIL = endOfPeriod(TEST_NOW, 'monthly');
const beforeEnd = (ms: number) => deps.setNow(new Date(UNTIL.getTime() - ms));

beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await deps.db.delete(renewals);
});
afterEach(() => {
  for (const quirk of Object.keys(iyzico.quirks)) Reflect.deleteProperty(iyzico.quirks, quirk);
});
afterAll(async () => {
  await deps.close();
  await iyzico.close();
});

const comeBack = (token: string) => app.inject({ method: 'POST', url: '/api/payments/return', payload: { token } });

async function payer(): Promise<Shopper & { orderId: string }> {
  const shopper = await openShopper(testApp);
  const { orderId, token } = await shopper.goToPage('monthly');
  payPage(iyzico.world, token);
  await comeBack(token);
  return { ...shopper, orderId };
}

const renewalOf = async (shopper: Shopper) => (await shopper.must<Orders>('GET', '/api/user/orders')).renewal;

async function choose(shopper: Shopper): Promise<void> {
  const { consent } = await renewalOf(shopper);
  const { cardPageUrl } = await shopper.must<{ cardPageUrl: string }>('PUT', '/api/user/renewal', { consent });
  storeCard(iyzico.world, tokenOf(cardPageUrl));
  await comeBack(tokenOf(cardPageUrl));
}

const renew = () => renewPlans(deps, TEST_PAPERS);
/** Runs the jobs of a minute: a charge waits for the mail that announces it. */
async function renewAndWrite(): Promise<void> {
  await renew();
  await sendOrderMails(deps);
}

const periodsOf = ({ id }: Shopper) =>
  deps.db.select().from(payments).where(eq(payments.userId, id)).orderBy(payments.id);
const mailsTo = async ({ email }: Shopper) => {
  await sendOrderMails(deps);
  return deps.sentMails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

describe('automatic renewal', () => {
  it('is off by default: nothing is charged, and two mails announce the end of premium', async () => {
    const shopper = await payer();
    expect(await renewalOf(shopper)).toMatchObject({ state: 'off', canChoose: true });
    for (let left = 8 * 24; left > -24; left -= 6) {
      beforeEnd(left * HOUR_MS);
      await renew();
      await remindOfEnd(deps);
    }
    expect(await periodsOf(shopper)).toHaveLength(1);
    const reminders = (await mailsTo(shopper)).filter((subject) => subject.includes('bitiyor'));
    expect(reminders).toEqual(Array(2).fill('Peyda: premium üyeliğiniz 20.12.2026 günü bitiyor'));
  });

  it('requires the exact sentence that was shown, and a stored card', async () => {
    const shopper = await payer();
    expect((await shopper.call('PUT', '/api/user/renewal', { consent: 'Olur.' })).json.code).toBe('CONSENT_CHANGED');
    const { consent } = await renewalOf(shopper);
    const chosen = await shopper.must('PUT', '/api/user/renewal', { consent });
    expect(chosen).toMatchObject({ renewal: { state: 'cardMissing' } });
    beforeEnd(HOUR_MS);
    expect(await renew()).toMatchObject({ announced: 0, charged: 0 });
  });

  it('announces the charge three days before, charges once, and the time continues without a gap', async () => {
    const shopper = await payer();
    await choose(shopper);
    expect(await renewalOf(shopper)).toMatchObject({ state: 'on', cardLastFour: '0008' });
    beforeEnd(3 * DAY_MS + 3 * HOUR_MS);
    expect(await renew()).toMatchObject({ announced: 0 });
    beforeEnd(3 * DAY_MS + 2 * HOUR_MS);
    expect(await renew()).toMatchObject({ announced: 1, charged: 0 });
    expect(await mailsTo(shopper)).toContain('Peyda: üyeliğiniz 20.12.2026 günü yenilenecek');
    beforeEnd(2 * HOUR_MS + 1);
    expect(await renew()).toMatchObject({ announced: 0, charged: 0 });
    beforeEnd(2 * HOUR_MS);
    await Promise.all([renew(), renew()]);
    beforeEnd(0);
    await renew();
    const [, renewed, ...more] = await periodsOf(shopper);
    expect([renewed?.validFrom, renewed?.validUntil, more]).toEqual([UNTIL, endOfPeriod(UNTIL, 'monthly'), []]);
    const [order] = await deps.db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, shopper.id), eq(orders.isRenewal, true)));
    expect(order).toMatchObject({ state: 'paid', totalKurus: 2999, method: 'iyzico' });
  });

  it('has its own contract with price, period and consent, which is sent by mail', async () => {
    const shopper = await payer();
    const { consent } = await renewalOf(shopper);
    await choose(shopper);
    // The launch price has ended when the renewal is announced.
    const later = { ...deps, config: { ...deps.config, LAUNCH_ENDS_ON: '2026-12-01' } };
    beforeEnd(3 * DAY_MS + 2 * HOUR_MS);
    await renewPlans(later, TEST_PAPERS);
    await sendOrderMails(deps);
    beforeEnd(2 * HOUR_MS);
    await renewPlans(later, TEST_PAPERS);
    const [order] = (await shopper.must<Orders>('GET', '/api/user/orders')).orders.filter(({ isRenewal }) => isRenewal);
    const papers = await deps.db
      .select()
      .from(orderPapers)
      .where(eq(orderPapers.orderId, order?.id ?? ''));
    const first = await shopper.order(shopper.orderId);
    const time = `${UNTIL.toISOString()} to ${endOfPeriod(UNTIL, 'monthly').toISOString()}`;
    expect(papers.map(({ text }) => text)).toEqual([
      `${order?.reference} renews ${first.reference}: 9900 kuruş, ${time}. ${consent}`,
    ]);
    await sendOrderMails(deps);
    const paid = deps.sentMails.findLast(({ to, subject }) => to === shopper.email && /alındı$/.test(subject));
    expect(paid?.attachments?.map(({ name }) => name)).toEqual([`peyda-sozlesme-${order?.reference}.pdf`]);
    // The member can withdraw until the period begins, as the consent says.
    expect(order).toMatchObject({ withdrawalUntil: UNTIL.toISOString() });
    beforeEnd(0);
    expect(await shopper.order(order?.id ?? '')).not.toHaveProperty('withdrawalUntil');
  });

  it('charges nothing until three days after its announcement was sent', async () => {
    const shopper = await payer();
    await choose(shopper);
    beforeEnd(3 * DAY_MS + 2 * HOUR_MS);
    await renew();
    beforeEnd(2 * HOUR_MS);
    await renew();
    expect(await periodsOf(shopper)).toHaveLength(1);
    // The mail server is available again.
    beforeEnd(HOUR_MS);
    await renewAndWrite();
    for (let hour = 0; hour < 3 * 24; hour += 1) {
      await renew();
      expect(await periodsOf(shopper)).toHaveLength(1);
      beforeEnd(-hour * HOUR_MS);
    }
    beforeEnd(-3 * DAY_MS);
    await renew();
    expect(await periodsOf(shopper)).toHaveLength(2);
  });

  it('that is chosen again is announced again, with its own price and another three days', async () => {
    const shopper = await payer();
    await choose(shopper);
    beforeEnd(3 * DAY_MS + HOUR_MS);
    await renewAndWrite();
    await shopper.must('DELETE', '/api/user/renewal');
    beforeEnd(2 * DAY_MS);
    await choose(shopper);
    const later = { ...deps, config: { ...deps.config, LAUNCH_ENDS_ON: '2026-12-01' } };
    await renewPlans(later, TEST_PAPERS);
    const announced = (await mailsTo(shopper)).filter((subject) => /yenilenecek$/.test(subject));
    expect(announced).toEqual([
      'Peyda: üyeliğiniz 20.12.2026 günü yenilenecek',
      'Peyda: üyeliğiniz 21.12.2026 günü yenilenecek',
    ]);
    beforeEnd(HOUR_MS);
    await renewPlans(later, TEST_PAPERS);
    expect(await periodsOf(shopper)).toHaveLength(1);
    beforeEnd(-DAY_MS);
    await renewPlans(later, TEST_PAPERS);
    expect((await periodsOf(shopper)).map(({ amount }) => amount)).toEqual([29.99, 99]);
  });

  it('announces and charges nothing while the seller is not identified', async () => {
    const shopper = await payer();
    await choose(shopper);
    beforeEnd(3 * DAY_MS);
    const unnamed = { ...TEST_PAPERS, missing: () => ['COMPANY_NAME'] };
    expect(await renewPlans(deps, unnamed)).toMatchObject({ announced: 0, charged: 0 });
    expect(await periodsOf(shopper)).toHaveLength(1);
  });

  it('can’t be chosen if no mail can be sent', async () => {
    const silent = { ...deps, mailer: { ...deps.mailer, isConfigured: false } };
    const shopper = await payer();
    expect(await describeRenewal(silent, shopper.id)).toMatchObject({ state: 'off', canChoose: false });
  });

  it('that is switched off after the announcement charges nothing, and the card is deleted', async () => {
    const shopper = await payer();
    await choose(shopper);
    const [stored] = await deps.db.select().from(renewals).where(eq(renewals.userId, shopper.id));
    beforeEnd(3 * DAY_MS);
    await renew();
    expect(await shopper.must('DELETE', '/api/user/renewal')).toMatchObject({ state: 'off' });
    beforeEnd(HOUR_MS);
    await renew();
    expect(await periodsOf(shopper)).toHaveLength(1);
    expect(iyzico.world.cards.has(stored?.cardToken ?? '')).toBe(false);
    expect(await deps.db.$count(cardsToForget)).toBe(0);
  });

  it('with a refused card is tried three times, a day apart, and then ends', async () => {
    const shopper = await payer();
    await choose(shopper);
    beforeEnd(3 * DAY_MS + 2 * HOUR_MS);
    await renewAndWrite();
    iyzico.quirks.refusesCards = '10051';
    const charges = () => iyzico.calls.filter((call) => call === 'POST /payment/auth').length;
    const before = charges();
    for (let hour = -1; hour < 5 * 24; hour += 1) {
      beforeEnd(-hour * HOUR_MS);
      await renew();
      await reconcilePayments(deps);
    }
    expect(charges() - before).toBe(3);
    expect(await deps.db.$count(renewals, eq(renewals.userId, shopper.id))).toBe(0);
    const told = (await mailsTo(shopper)).filter((subject) => /yenilenemedi|sona erdi/.test(subject));
    expect(told.toSorted()).toEqual([
      'Peyda: otomatik yenileme sona erdi',
      'Peyda: üyeliğiniz yenilenemedi',
      'Peyda: üyeliğiniz yenilenemedi',
    ]);
    expect(await periodsOf(shopper)).toHaveLength(1);
  });

  it('whose answer is lost is looked up, and charged once', async () => {
    const shopper = await payer();
    await choose(shopper);
    beforeEnd(3 * DAY_MS + 2 * HOUR_MS);
    await renewAndWrite();
    iyzico.quirks.loses = (path) => path === '/payment/auth';
    const made = iyzico.world.payments.size;
    beforeEnd(HOUR_MS);
    await renew();
    delete iyzico.quirks.loses;
    expect(await periodsOf(shopper)).toHaveLength(1);
    for (const minutes of [50, 40, 30, 20]) {
      beforeEnd(minutes * 60_000);
      await renew();
      await reconcilePayments(deps);
    }
    expect(await periodsOf(shopper)).toHaveLength(2);
    expect(iyzico.world.payments.size - made).toBe(1);
  });

  it('ends with the account, and its card is deleted', async () => {
    const shopper = await payer();
    await choose(shopper);
    const [stored] = await deps.db.select().from(renewals).where(eq(renewals.userId, shopper.id));
    await shopper.must('DELETE', '/api/user', { password: 'gizli-bir-sifre' });
    await renew();
    expect(iyzico.world.cards.has(stored?.cardToken ?? '')).toBe(false);
  });
});

describe('the renewal of a year while the launch price lasts (D53)', () => {
  const YEAR_ENDS = endOfPeriod(TEST_NOW, 'yearly');
  const launchUntil = (lastDay: string) => Object.assign(deps.config, { LAUNCH_ENDS_ON: lastDay });
  const launch = deps.config.LAUNCH_ENDS_ON;
  afterEach(() => launchUntil(launch));

  async function yearlyPayer(): Promise<Shopper> {
    const shopper = await openShopper(testApp);
    const { token } = await shopper.goToPage('yearly');
    payPage(iyzico.world, token);
    await comeBack(token);
    return shopper;
  }

  it('can’t be chosen, and says why', async () => {
    launchUntil('2028-01-01');
    const shopper = await yearlyPayer();
    const { canChoose, consent } = await renewalOf(shopper);
    expect(canChoose).toBe(false);
    expect(await shopper.call('PUT', '/api/user/renewal', { consent })).toMatchObject({
      status: 409,
      json: { code: 'YEAR_NOT_SOLD', message: expect.stringContaining('₺359,88') },
    });
  });

  it('ends instead of being announced and charged, and its owner is notified', async () => {
    launchUntil('2026-01-01');
    const shopper = await yearlyPayer();
    await choose(shopper);
    launchUntil('2028-01-01');
    deps.setNow(new Date(YEAR_ENDS.getTime() - 3 * DAY_MS - 2 * HOUR_MS));
    expect(await renew()).toMatchObject({ announced: 0, charged: 0 });
    expect(await mailsTo(shopper)).toContain('Peyda: yıllık üyeliğiniz yenilenmeyecek');
    expect(await deps.db.$count(renewals, eq(renewals.userId, shopper.id))).toBe(0);
    deps.setNow(YEAR_ENDS);
    await renew();
    expect(await periodsOf(shopper)).toHaveLength(1);
  });
});
