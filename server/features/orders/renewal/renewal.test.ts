import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardsToForget, orders, renewals } from '#server/database/tables/orders.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import { endOfPeriod } from '#shared/orders/order-rules.ts';
import type { Orders } from '#shared/orders/orders.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { startFakeIyzico } from '#tests/support/fakes/iyzico/fake-iyzico.ts';
import { payPage, storeCard } from '#tests/support/fakes/iyzico/iyzico-world.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper, type Shopper, tokenOf } from '#tests/support/orders/buy.ts';
import { TEST_PAPERS } from '#tests/support/orders/test-papers.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { reconcilePayments, remindOfEnd, renewPlans, sendOrderMails } from '../index.ts';

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

const periodsOf = ({ id }: Shopper) =>
  deps.db.select().from(payments).where(eq(payments.userId, id)).orderBy(payments.id);
const mailsTo = async ({ email }: Shopper) => {
  await sendOrderMails(deps);
  return deps.sentMails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

describe('automatic renewal', () => {
  test('is off by itself: nothing is charged, and two mails tell that premium ends', async () => {
    const shopper = await payer();
    expect(await renewalOf(shopper)).toMatchObject({ state: 'off', canChoose: true });
    for (let left = 8 * 24; left > -24; left -= 6) {
      beforeEnd(left * HOUR_MS);
      await renewPlans(deps);
      await remindOfEnd(deps);
    }
    expect(await periodsOf(shopper)).toHaveLength(1);
    const reminders = (await mailsTo(shopper)).filter((subject) => subject.includes('bitiyor'));
    expect(reminders).toEqual(Array(2).fill('Peyda: premium üyeliğiniz 20.12.2026 günü bitiyor'));
  });

  test('needs the very sentence that was shown, and a stored card', async () => {
    const shopper = await payer();
    expect((await shopper.call('PUT', '/api/user/renewal', { consent: 'Olur.' })).json.code).toBe('CONSENT_CHANGED');
    const { consent } = await renewalOf(shopper);
    const chosen = await shopper.must('PUT', '/api/user/renewal', { consent });
    expect(chosen).toMatchObject({ renewal: { state: 'cardMissing' } });
    beforeEnd(HOUR_MS);
    expect(await renewPlans(deps)).toMatchObject({ announced: 0, charged: 0 });
  });

  test('announces the charge three days before, charges once, and the time goes on without a gap', async () => {
    const shopper = await payer();
    await choose(shopper);
    expect(await renewalOf(shopper)).toMatchObject({ state: 'on', cardLastFour: '0008' });
    beforeEnd(3 * DAY_MS + 3 * HOUR_MS);
    expect(await renewPlans(deps)).toMatchObject({ announced: 0 });
    beforeEnd(3 * DAY_MS + 2 * HOUR_MS);
    expect(await renewPlans(deps)).toMatchObject({ announced: 1, charged: 0 });
    expect(await mailsTo(shopper)).toContain('Peyda: üyeliğiniz 20.12.2026 günü yenilenecek');
    beforeEnd(2 * HOUR_MS + 1);
    expect(await renewPlans(deps)).toMatchObject({ announced: 0, charged: 0 });
    beforeEnd(2 * HOUR_MS);
    await Promise.all([renewPlans(deps), renewPlans(deps)]);
    beforeEnd(0);
    await renewPlans(deps);
    const [, renewed, ...more] = await periodsOf(shopper);
    expect([renewed?.validFrom, renewed?.validUntil, more]).toEqual([UNTIL, endOfPeriod(UNTIL, 'monthly'), []]);
    const [order] = await deps.db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, shopper.id), eq(orders.isRenewal, true)));
    expect(order).toMatchObject({ state: 'paid', totalKurus: 2999, method: 'iyzico' });
  });

  test('that is switched off after the announcement charges nothing, and the card is forgotten', async () => {
    const shopper = await payer();
    await choose(shopper);
    const [stored] = await deps.db.select().from(renewals).where(eq(renewals.userId, shopper.id));
    beforeEnd(3 * DAY_MS);
    await renewPlans(deps);
    expect(await shopper.must('DELETE', '/api/user/renewal')).toMatchObject({ state: 'off' });
    beforeEnd(HOUR_MS);
    await renewPlans(deps);
    expect(await periodsOf(shopper)).toHaveLength(1);
    expect(iyzico.world.cards.has(stored?.cardToken ?? '')).toBe(false);
    expect(await deps.db.$count(cardsToForget)).toBe(0);
  });

  test('whose card is refused is tried three times, a day apart, and then ends', async () => {
    const shopper = await payer();
    await choose(shopper);
    beforeEnd(3 * DAY_MS + HOUR_MS);
    await renewPlans(deps);
    iyzico.quirks.refusesCards = '10051';
    const charges = () => iyzico.calls.filter((call) => call === 'POST /payment/auth').length;
    const before = charges();
    for (let hour = -1; hour < 5 * 24; hour += 1) {
      beforeEnd(-hour * HOUR_MS);
      await renewPlans(deps);
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

  test('of which the answer is lost is looked up, and charged once', async () => {
    const shopper = await payer();
    await choose(shopper);
    beforeEnd(3 * DAY_MS + HOUR_MS);
    await renewPlans(deps);
    iyzico.quirks.loses = (path) => path === '/payment/auth';
    const made = iyzico.world.payments.size;
    beforeEnd(HOUR_MS);
    await renewPlans(deps);
    delete iyzico.quirks.loses;
    expect(await periodsOf(shopper)).toHaveLength(1);
    for (const minutes of [50, 40, 30, 20]) {
      beforeEnd(minutes * 60_000);
      await renewPlans(deps);
      await reconcilePayments(deps);
    }
    expect(await periodsOf(shopper)).toHaveLength(2);
    expect(iyzico.world.payments.size - made).toBe(1);
  });

  test('ends with the account, and its card is forgotten', async () => {
    const shopper = await payer();
    await choose(shopper);
    const [stored] = await deps.db.select().from(renewals).where(eq(renewals.userId, shopper.id));
    await shopper.must('DELETE', '/api/user', { password: 'gizli-sifre' });
    await renewPlans(deps);
    expect(iyzico.world.cards.has(stored?.cardToken ?? '')).toBe(false);
  });
});
