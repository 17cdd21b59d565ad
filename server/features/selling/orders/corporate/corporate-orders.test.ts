import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { userSessions, users } from '#server/database/tables/accounts.ts';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { outbox } from '#server/database/tables/outbox.ts';
import { endOfPeriod, reckonEnding, withdrawalEnd } from '#shared/orders/order-rules.ts';
import type { Deletion, Order, ShownReckoning } from '#shared/orders/orders.ts';
import { CORPORATE_SEATS } from '#shared/plans.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { startFakeIyzico } from '#tests/support/fakes/iyzico/fake-iyzico.ts';
import { payPage } from '#tests/support/fakes/iyzico/iyzico-world.ts';
import { sendOrderMails } from '#tests/support/mail/send-letters.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper, type Shopper } from '#tests/support/orders/buy.ts';
import { TEST_PAPERS, TRANSFER_SETTINGS } from '#tests/support/orders/test-papers.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { confirmTransfer, givePlans, remindOfEnd } from '../index.ts';

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

const at = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
const named = (organisationName = 'Deniz Hukuk') => ({ plan: 'corporate', organisationName }) as const;

const newBuyer = (): Promise<Shopper> => openShopper(testApp);

/** Moves the clock by months without ending the session. */
async function goTo(now: Date): Promise<void> {
  deps.setNow(now);
  await deps.db.update(userSessions).set({ createdAt: now, expiresAt: new Date(now.getTime() + DAY_MS) });
}

type Given = { period?: 'monthly' | 'yearly'; startsAtOnce?: boolean; what?: Parameters<Shopper['begin']>[1] };
async function buy(shopper: Shopper, { period = 'monthly', startsAtOnce = true, what = named() }: Given = {}) {
  const { orderId, token } = await shopper.goToPage(period, startsAtOnce, what);
  payPage(iyzico.world, token);
  const comeBack = () => app.inject({ method: 'POST', url: '/api/payments/return', payload: { token } });
  await Promise.all([comeBack(), comeBack()]);
  return orderId;
}

async function ofOwner({ id }: Shopper) {
  const rows = await deps.db
    .select({ organisation: organisations, role: organisationMembers.role })
    .from(organisations)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
    .where(eq(organisationMembers.userId, id));
  return rows.map(({ organisation, role }) => ({ ...organisation, role }));
}
const only = async (shopper: Shopper) => {
  const [organisation, ...others] = await ofOwner(shopper);
  if (!organisation || others.length > 0) throw new Error(`${others.length + 1} organisations`);
  return organisation;
};

describe('a paid corporate plan', () => {
  it('founds the organisation once, with the payer as its owner, and gives its people their rights', async () => {
    const shopper = await newBuyer();
    const orderId = await buy(shopper);
    const organisation = await only(shopper);
    const validUntil = endOfPeriod(TEST_NOW, 'monthly');
    expect(organisation).toMatchObject({ name: 'Deniz Hukuk', seats: CORPORATE_SEATS, validUntil, role: 'owner' });
    expect(await shopper.order(orderId)).toMatchObject({
      state: 'paid',
      plan: 'corporate',
      totalKurus: 29_900,
      organisation: { name: 'Deniz Hukuk', id: organisation.id },
    });
    expect(await shopper.subscription()).toMatchObject({ isPremium: true });
    // The time belongs to the organisation, not to the member.
    expect(await shopper.must('GET', '/api/user/orders')).not.toHaveProperty('paidUntil');
    const log = await shopper.must<{ entries: { act: string }[] }>('GET', `/api/organisations/${organisation.id}/log`);
    expect(log.entries.map(({ act }) => act)).toEqual(['found']);
  });

  it('by transfer founds the organisation once the desk has confirmed the money', async () => {
    const shopper = await newBuyer();
    const order = await shopper.confirm('yearly', true, named());
    await shopper.pay(order.id, 'transfer');
    expect(await ofOwner(shopper)).toEqual([]);
    const seen = () => confirmTransfer(deps, { reference: order.reference, kurus: order.totalKurus });
    expect(await seen()).toBe('opened');
    expect(await seen()).toBe('known');
    expect((await only(shopper)).validUntil).toEqual(endOfPeriod(TEST_NOW, 'yearly'));
  });

  it('starts after the right of withdrawal if its buyer wants that, and is fully refundable until then', async () => {
    const [shopper, leaving] = [await newBuyer(), await newBuyer()];
    await buy(shopper, { startsAtOnce: false });
    const orderId = await buy(leaving, { startsAtOnce: false });
    await givePlans(deps);
    expect(await ofOwner(shopper)).toEqual([]);
    const url = `/api/user/orders/${orderId}/withdrawal`;
    const { refundKurus } = await leaving.must<ShownReckoning>('GET', url);
    expect(refundKurus).toBe(29_900);
    await leaving.must('POST', url, { refundKurus });
    const begins = withdrawalEnd(TEST_NOW);
    await goTo(begins);
    await Promise.all([givePlans(deps), givePlans(deps)]);
    expect((await only(shopper)).validUntil).toEqual(endOfPeriod(begins, 'monthly'));
    expect(await ofOwner(leaving)).toEqual([]);
  });

  it('does not affect the buyer’s own premium, and vice versa', async () => {
    const shopper = await newBuyer();
    await buy(shopper, { period: 'yearly', what: { plan: 'premium' } });
    await buy(shopper);
    expect((await only(shopper)).validUntil).toEqual(endOfPeriod(TEST_NOW, 'monthly'));
    const { paidUntil } = await shopper.must<{ paidUntil: string }>('GET', '/api/user/orders');
    expect(new Date(paidUntil)).toEqual(endOfPeriod(TEST_NOW, 'yearly'));
    const renewal = await shopper.must<{ renewal: { period: string } }>('GET', '/api/user/orders');
    expect(renewal.renewal.period).toBe('yearly');
  });
});

describe('an organisation', () => {
  it('is extended from the end of its plan by its owner or another owner, and by no others', async () => {
    const shopper = await newBuyer();
    await buy(shopper);
    const { id } = await only(shopper);
    const what = { plan: 'corporate', organisationId: id } as const;
    await buy(shopper, { what });
    const second = endOfPeriod(endOfPeriod(TEST_NOW, 'monthly'), 'monthly');
    expect((await only(shopper)).validUntil).toEqual(second);
    const [stranger, partner] = [await newBuyer(), await newBuyer()];
    const begin = (by: Shopper) => by.call('POST', '/api/user/orders', { ...what, period: 'monthly' });
    expect((await begin(stranger)).status).toBe(404);
    const joined = { organisationId: id, userId: partner.id, joinedAt: TEST_NOW };
    await deps.db.insert(organisationMembers).values({ ...joined, role: 'manager' });
    expect((await begin(partner)).status).toBe(404);
    expect((await begin(shopper)).json.code).toBe('PLAN_RUNNING');
    await goTo(at(40));
    await deps.db.update(organisationMembers).set({ role: 'owner' }).where(eq(organisationMembers.userId, partner.id));
    await buy(partner, { what });
    expect((await only(shopper)).validUntil).toEqual(endOfPeriod(second, 'monthly'));
  });

  it('starts again when it is paid after its end', async () => {
    const shopper = await newBuyer();
    await buy(shopper);
    const { id } = await only(shopper);
    await goTo(at(60));
    expect(await shopper.subscription()).toMatchObject({ isPremium: false });
    await buy(shopper, { what: { plan: 'corporate', organisationId: id } });
    expect((await only(shopper)).validUntil).toEqual(endOfPeriod(at(60), 'monthly'));
  });

  it('with more seats than the plan can be extended only by an offer', async () => {
    const shopper = await newBuyer();
    await buy(shopper);
    const { id } = await only(shopper);
    await deps.db
      .update(organisations)
      .set({ seats: CORPORATE_SEATS + 1 })
      .where(eq(organisations.id, id));
    const begun = await shopper.call('POST', '/api/user/orders', {
      plan: 'corporate',
      organisationId: id,
      period: 'monthly',
    });
    expect(begun).toMatchObject({ status: 409, json: { code: 'OFFER_ONLY' } });
  });

  it('ends on the day on which its yearly plan is cancelled, and the following period moves forward', async () => {
    const shopper = await newBuyer();
    const orderId = await buy(shopper, { period: 'yearly' });
    const { id } = await only(shopper);
    const end = endOfPeriod(TEST_NOW, 'yearly');
    await goTo(new Date(end.getTime() - 20 * DAY_MS));
    await buy(shopper, { what: { plan: 'corporate', organisationId: id } });
    const now = deps.clock.now();
    const { refundKurus, endsAt } = reckonEnding({ from: TEST_NOW, until: end, kurus: 299_900 }, now);
    const url = `/api/user/orders/${orderId}/ending`;
    const shown = await shopper.must<ShownReckoning>('GET', url);
    expect(shown).toMatchObject({ refundKurus, explanation: expect.stringContaining('Kurumun planı') });
    await shopper.must('POST', url, { refundKurus });
    expect((await only(shopper)).validUntil).toEqual(endOfPeriod(endsAt, 'monthly'));
  });

  it('with others continues when the payer’s account is deleted; without others it ends with a refund', async () => {
    const [alone, paying, partner] = [await newBuyer(), await newBuyer(), await newBuyer()];
    for (const shopper of [alone, paying]) await buy(shopper, { period: 'yearly' });
    const { id } = await only(paying);
    await deps.db
      .insert(organisationMembers)
      .values({ organisationId: id, userId: partner.id, role: 'owner', joinedAt: TEST_NOW });
    const refundsOf = async (shopper: Shopper) => (await shopper.must<Deletion>('GET', '/api/user/deletion')).refunds;
    expect(await refundsOf(alone)).toHaveLength(1);
    expect(await refundsOf(paying)).toEqual([]);
    for (const shopper of [alone, paying]) await shopper.must('DELETE', '/api/user', { password: 'gizli-bir-sifre' });
    expect((await only(partner)).validUntil).toEqual(endOfPeriod(TEST_NOW, 'yearly'));
    expect(await deps.db.$count(organisations, eq(organisations.name, 'Deniz Hukuk'))).toBeGreaterThan(0);
  });

  it('is reminded of its end with its own text', async () => {
    const shopper = await newBuyer();
    const orderId = await buy(shopper);
    deps.setNow(new Date(endOfPeriod(TEST_NOW, 'monthly').getTime() - 3 * DAY_MS));
    expect(await remindOfEnd(deps)).toEqual({ reminded: expect.any(Number) });
    const mails = await deps.db.select().from(outbox).where(eq(outbox.orderId, orderId));
    expect(mails.map(({ facts }) => facts)).toContainEqual(
      expect.objectContaining({ mail: 'endingSoon', told: expect.objectContaining({ isCorporate: 1 }) }),
    );
  });

  it('reminds its other owners of its end too, once each, but not managers', async () => {
    const [shopper, partner, manager] = [await newBuyer(), await newBuyer(), await newBuyer()];
    const orderId = await buy(shopper);
    const { id } = await only(shopper);
    const joined = { organisationId: id, joinedAt: TEST_NOW };
    await deps.db.insert(organisationMembers).values([
      { ...joined, userId: partner.id, role: 'owner' },
      { ...joined, userId: manager.id, role: 'manager' },
    ]);
    deps.setNow(new Date(endOfPeriod(TEST_NOW, 'monthly').getTime() - 3 * DAY_MS));
    await Promise.all([remindOfEnd(deps), remindOfEnd(deps)]);
    const letters = await deps.db.select().from(outbox).where(eq(outbox.orderId, orderId));
    const reminders = letters.filter(({ facts }) => (facts as { mail: string }).mail === 'endingSoon');
    const owners = reminders.map(({ facts }) => (facts as { ownerId?: string }).ownerId);
    expect(owners.toSorted()).toEqual([partner.id, undefined]);
    await sendOrderMails(deps);
    const sentTo = ({ email }: Shopper) =>
      deps.sentMails.filter(({ to, subject }) => to === email && subject.includes('bitiyor'));
    expect(sentTo(partner)).toMatchObject([{ subject: expect.stringContaining('kurumunuzun planı') }]);
    expect(sentTo(manager)).toEqual([]);
  });
});

describe('a corporate order', () => {
  it('requires a confirmed address, a valid name and at most one organisation', async () => {
    const shopper = await openShopper(testApp);
    await deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, shopper.id));
    const begin = async (body: object) => {
      const { status, json } = await shopper.call('POST', '/api/user/orders', { period: 'monthly', ...body });
      return [status, json.field ?? json.code];
    };
    expect(await begin(named())).toEqual([403, 'EMAIL_UNCONFIRMED']);
    await deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, shopper.id));
    expect(await begin({ plan: 'corporate' })).toEqual([400, 'organisationName']);
    expect(await begin(named('www.tuzak.example'))).toEqual([400, 'organisationName']);
    expect(await begin({ ...named(), organisationId: shopper.id })).toEqual([400, 'organisationName']);
    expect(await begin({ plan: 'premium', organisationName: 'Deniz' })).toEqual([400, 'organisationName']);
    await buy(shopper);
    expect(await begin(named())).toEqual([409, 'organisationName']);
  });

  it('is the same order in every tab; another name makes another order', async () => {
    const shopper = await newBuyer();
    const [a, b] = await Promise.all([shopper.begin('monthly', named()), shopper.begin('monthly', named())]);
    expect(b?.id).toBe(a?.id);
    const other = await shopper.begin('monthly', named('Poyraz Yatırım'));
    expect(other).toMatchObject({ organisation: { name: 'Poyraz Yatırım' } });
    expect((await shopper.must<Order>('GET', `/api/user/orders/${a?.id}`)).state).toBe('cancelled');
  });

  it('by transfer needs an account for the refund when it is withdrawn from', async () => {
    const shopper = await newBuyer();
    const order = await shopper.confirm('monthly', false, named());
    await shopper.pay(order.id, 'transfer');
    await confirmTransfer(deps, { reference: order.reference, kurus: order.totalKurus });
    const url = `/api/user/orders/${order.id}/withdrawal`;
    const { refundKurus } = await shopper.must<ShownReckoning>('GET', url);
    expect((await shopper.call('POST', url, { refundKurus })).json.field).toBe('iban');
    await shopper.must('POST', url, { refundKurus, iban: IBAN });
    expect(await ofOwner(shopper)).toEqual([]);
  });
});
