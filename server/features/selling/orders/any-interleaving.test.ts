import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { orders, paymentAttempts, refunds } from '#server/database/tables/selling/orders.ts';
import { paymentArchive } from '#server/database/tables/selling/payment-archive.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import { toKurus } from '#shared/orders/order-rules.ts';
import type { ShownReckoning } from '#shared/orders/orders.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { reportOf, startFakeIyzico } from '#tests/support/fakes/iyzico/fake-iyzico.ts';
import { keptKurus, payPage } from '#tests/support/fakes/iyzico/iyzico-world.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper, type Shopper, TEST_BUYER, tokenOf } from '#tests/support/orders/buy.ts';
import { TEST_PAPERS, TRANSFER_SETTINGS } from '#tests/support/orders/test-papers.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { confirmTransfer, givePlans, reconcilePayments, sendRefunds } from './index.ts';

/*
 * Clicks, payments on pages, returns from them, reports, jobs, outages and the operator in any order and concurrently.
 * The invariants: an order is paid once, the money that the provider keeps equals that of the orders, to the kuruş, and
 * nothing is left open.
 */

cheapHashes();
const iyzico = await startFakeIyzico();
const testApp = await openTestApp(
  { LAUNCH_ENDS_ON: '2026-01-01', ...iyzico.settings, ...TRANSFER_SETTINGS },
  { papers: TEST_PAPERS },
);
const { deps, app } = testApp;
const MINUTE_MS = 60_000;
const DETAIL = '/payment/iyzipos/checkoutform/auth/ecom/detail';

afterAll(async () => {
  await deps.close();
  await iyzico.close();
});

type Stage = { readonly shopper: Shopper; readonly tokens: string[]; readonly ends: Map<string, number> };
const later = (minutes: number) => deps.setNow(new Date(deps.clock.now().getTime() + minutes * MINUTE_MS));
const openOf = async ({ shopper }: Stage) =>
  (await deps.db.select().from(orders).where(eq(orders.userId, shopper.id))).at(-1);
const anyToken = ({ tokens }: Stage, at: number) => tokens[at % Math.max(tokens.length, 1)];

type Period = 'monthly' | 'yearly';
async function order({ shopper }: Stage, period: Period, startsAtOnce = true, what: object = PREMIUM): Promise<void> {
  const { json } = await shopper.call('POST', '/api/user/orders', { ...what, period });
  const shown = await shopper.call('POST', `/api/user/orders/${json.id}/papers`, { buyer: TEST_BUYER });
  if (shown.status !== 200) return;
  const { order: made, papersHash } = shown.json;
  const agreed = { readsInformation: true, acceptsContract: true, startsAtOnce };
  const said = { totalKurus: made.totalKurus, papersHash, ...agreed };
  await shopper.call('POST', `/api/user/orders/${json.id}/confirmation`, said);
}

const PREMIUM = { plan: 'premium' };
const organisationsOf = ({ shopper }: Stage) =>
  deps.db
    .select({ id: organisations.id, validUntil: organisations.validUntil })
    .from(organisations)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
    .where(eq(organisationMembers.userId, shopper.id));

/** Orders an organisation, or an extension of the existing one. */
async function orderForCompany(stage: Stage, period: Period, startsAtOnce: boolean): Promise<void> {
  const [organisation] = await organisationsOf(stage);
  const whose = organisation ? { organisationId: organisation.id } : { organisationName: 'Kurum' };
  await order(stage, period, startsAtOnce, { plan: 'corporate', ...whose });
}

/** Withdraws from or ends the newest order, if that is possible. */
async function leave(stage: Stage, way: 'withdrawal' | 'ending'): Promise<void> {
  const made = await openOf(stage);
  if (!made) return;
  const url = `/api/user/orders/${made.id}/${way}`;
  const { status, json } = await stage.shopper.call('GET', url);
  const { refundKurus } = json as ShownReckoning;
  if (status === 200) await stage.shopper.call('POST', url, { refundKurus, iban: TRANSFER_SETTINGS.TRANSFER_IBAN });
}

const DEEDS: Readonly<Record<string, (stage: Stage, at: number) => Promise<unknown>>> = {
  month: (stage) => order(stage, 'monthly'),
  year: (stage) => order(stage, 'yearly'),
  laterMonth: (stage) => order(stage, 'monthly', false),
  laterYear: (stage) => order(stage, 'yearly', false),
  companyMonth: (stage) => orderForCompany(stage, 'monthly', true),
  companyYear: (stage) => orderForCompany(stage, 'yearly', true),
  laterCompany: (stage) => orderForCompany(stage, 'monthly', false),
  gives: () => givePlans(deps),
  async page(stage) {
    const made = await openOf(stage);
    if (!made) return;
    const { status, json } = await stage.shopper.call('POST', `/api/user/orders/${made.id}/payment`, {
      method: 'iyzico',
    });
    if (status !== 200 || stage.tokens.includes(tokenOf(json.pageUrl))) return;
    stage.tokens.push(tokenOf(json.pageUrl));
    stage.ends.set(tokenOf(json.pageUrl), Date.parse(json.expiresAt));
  },
  async pays(stage, at) {
    const token = anyToken(stage, at);
    // The provider's page accepts one payment, until it expires.
    const isOpen = token !== undefined && deps.clock.now().getTime() < (stage.ends.get(token) ?? 0);
    if (isOpen && !iyzico.world.pages.get(token)?.paymentId) payPage(iyzico.world, token);
  },
  async isRefused(stage, at) {
    const page = iyzico.world.pages.get(anyToken(stage, at) ?? '');
    if (page && !page.paymentId) page.failure = '10051';
  },
  comesBack: async (stage, at) =>
    app.inject({ method: 'POST', url: '/api/payments/return', payload: { token: anyToken(stage, at) ?? 'uydurma' } }),
  async isReported(stage, at) {
    const { body, signature } = reportOf(iyzico.world, anyToken(stage, at) ?? 'uydurma');
    const headers = { 'x-iyz-signature-v3': signature };
    return app.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: body });
  },
  async givesUp(stage) {
    const made = await openOf(stage);
    if (made) await stage.shopper.call('POST', `/api/user/orders/${made.id}/cancellation`);
  },
  ends: (stage) => leave(stage, 'ending'),
  withdraws: (stage) => leave(stage, 'withdrawal'),
  async transfers(stage) {
    const made = await openOf(stage);
    if (!made) return;
    const { status } = await stage.shopper.call('POST', `/api/user/orders/${made.id}/payment`, { method: 'transfer' });
    if (status !== 200) return;
    await confirmTransfer(deps, { reference: made.reference, kurus: made.totalKurus });
  },
  refunds: () => sendRefunds(deps),
  async job() {
    later(2);
    await reconcilePayments(deps);
  },
  async halfAnHour() {
    later(31);
  },
  async outage() {
    iyzico.quirks.isDown = (path) => path === DETAIL;
  },
  async losses() {
    iyzico.quirks.loses = (path) => path === '/payment/cancel' || path === '/v2/payment/refund';
  },
  async recovers() {
    delete iyzico.quirks.isDown;
    delete iyzico.quirks.loses;
  },
};

async function settle(): Promise<void> {
  await DEEDS.recovers?.({} as Stage, 0);
  for (const minutes of [2, 11, 60, 90, 24 * 60, 2]) {
    later(minutes);
    await reconcilePayments(deps);
    await sendRefunds(deps);
    await givePlans(deps);
  }
}

/** Refunds that a member is entitled to; any other refund was money that nobody had ordered. */
const isWayOut = ({ reason }: typeof refunds.$inferSelect) => reason === 'ending' || reason === 'withdrawal';

async function checkBooks(stage: Stage, keptBefore: number): Promise<void> {
  const { shopper } = stage;
  const made = await deps.db.select().from(orders).where(eq(orders.userId, shopper.id));
  const ids = made.map(({ id }) => id);
  if (ids.length === 0) return;
  const money = await deps.db.select().from(payments).where(inArray(payments.orderId, ids));
  const back = await deps.db.select().from(refunds).where(inArray(refunds.orderId, ids));
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  for (const one of made) {
    const paid = money.filter(({ orderId, validFrom, reference }) => orderId === one.id && validFrom && reference);
    const opened = paid.filter(({ reference }) => !back.some((r) => r.paymentReference === reference && !isWayOut(r)));
    const owed = sum(back.filter((r) => r.orderId === one.id && isWayOut(r)).map((r) => r.amountKurus));
    expect(opened).toHaveLength(one.paidAt ? 1 : 0);
    expect(['paid', 'refunded'].includes(one.state)).toBe(paid.length > 0);
    expect(sum(opened.map(({ amount }) => toKurus(amount))) - owed).toBe(one.paidAt ? one.totalKurus - owed : 0);
  }
  const byCard = (rows: typeof money) =>
    sum(rows.filter(({ provider }) => provider === 'iyzico').map(({ amount }) => toKurus(amount)));
  const paidBack = sum(back.filter(({ method }) => method === 'iyzico').map(({ amountKurus }) => amountKurus));
  expect(keptKurus(iyzico.world) - keptBefore).toBe(byCard(money) - paidBack);
  expect(back.filter(({ method, state }) => method === 'iyzico' && state !== 'done')).toEqual([]);
  const attempts = await deps.db.select().from(paymentAttempts).where(inArray(paymentAttempts.orderId, ids));
  expect(attempts.filter(({ state }) => state === 'open' || state === 'mismatch')).toEqual([]);
  const now = deps.clock.now();
  const premium = money.filter(({ plan }) => plan === 'premium');
  const runs = premium.some(({ validFrom, validUntil }) => validFrom && validFrom <= now && now < validUntil);
  const ofCompanies = await organisationsOf(stage);
  const given = made.flatMap(
    ({ id, givenAt }) => (givenAt ? money.find(({ orderId }) => orderId === id) : undefined) ?? [],
  );
  // All purchases belong to one organisation, whose plan ends with the last period that was paid and kept.
  expect(ofCompanies.map(({ validUntil }) => Number(validUntil))).toEqual(
    given.length === 0 ? [] : [Math.max(...given.map(({ validUntil }) => Number(validUntil)))],
  );
  const isWaiting = ({ plan, state, givenAt }: (typeof made)[number]) =>
    plan === 'corporate' && state === 'paid' && givenAt === null;
  for (const { id } of made.filter(isWaiting))
    expect(Number(money.find(({ orderId }) => orderId === id)?.validFrom)).toBeGreaterThan(Number(now));
  expect((await shopper.subscription()).isPremium).toBe(runs || ofCompanies.some(({ validUntil }) => validUntil > now));
  expect(await deps.db.$count(paymentArchive)).toBe(0);
}

const names = fc.constantFrom(
  ...Object.keys(DEEDS),
  'givesUp',
  'ends',
  'withdraws',
  'laterMonth',
  'losses',
  'refunds',
  'month',
  'companyMonth',
  'companyMonth',
  'companyYear',
  'page',
  'page',
  'pays',
  'pays',
  'comesBack',
  'isReported',
);
const period = fc.constantFrom('monthly' as const, 'yearly' as const);
const moment = fc.array(fc.record({ name: names, at: fc.nat(5) }), { minLength: 1, maxLength: 4 });
/** A sequence that surely founds an organisation: whether the others do depends on their order. */
const FOUNDING = ['companyMonth', 'page', 'pays', 'comesBack'].map((name) => [{ name, at: 0 }]);

it('any interleaving leaves one subscription per payment, and the books balance to the kuruş', async () => {
  await fc.assert(
    fc.asyncProperty(period, fc.array(moment, { minLength: 4, maxLength: 12 }), async (first, moments) => {
      deps.setNow(TEST_NOW);
      const stage: Stage = { shopper: await openShopper(testApp), tokens: [], ends: new Map() };
      await deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, stage.shopper.id));
      const keptBefore = keptKurus(iyzico.world);
      await order(stage, first);
      for (const deeds of moments) await Promise.all(deeds.map(({ name, at }) => DEEDS[name]?.(stage, at)));
      await settle();
      await checkBooks(stage, keptBefore);
    }),
    { numRuns: 60, seed: 17, endOnFailure: true, examples: [['monthly', FOUNDING]] },
  );
  expect(await deps.db.$count(organisations)).toBeGreaterThan(0);
});
