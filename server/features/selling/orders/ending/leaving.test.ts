import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { orders, refunds } from '#server/database/tables/selling/orders.ts';
import { paymentArchive } from '#server/database/tables/selling/payment-archive.ts';
import type { Deletion } from '#shared/orders/orders.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { sendOrderMails } from '#tests/support/mail/send-letters.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper } from '#tests/support/orders/buy.ts';
import { TEST_PAPERS, TRANSFER_SETTINGS } from '#tests/support/orders/test-papers.ts';
import { confirmTransfer, listByHand } from '../index.ts';

cheapHashes();
const testApp = await openTestApp(TRANSFER_SETTINGS, { papers: TEST_PAPERS });
const { deps } = testApp;
afterAll(() => deps.close());

async function buy(period: 'monthly' | 'yearly', startsAtOnce = true) {
  const shopper = await openShopper(testApp);
  const order = await shopper.confirm(period, startsAtOnce);
  await shopper.pay(order.id, 'transfer');
  await confirmTransfer(deps, { reference: order.reference, kurus: order.totalKurus });
  const shown = await shopper.must<Deletion>('GET', '/api/user/deletion');
  return { shopper, order, shown };
}
const refundsOf = (orderId: string) => deps.db.select().from(refunds).where(eq(refunds.orderId, orderId));

it('deletion of an account with a yearly plan shows and refunds the unused part', async () => {
  const { shopper, order, shown } = await buy('yearly');
  expect(shown.refunds).toHaveLength(1);
  const [{ refundKurus } = { refundKurus: 0 }] = shown.refunds;
  expect(refundKurus).toBeGreaterThan(98_000);
  expect(shown.explanation.join(' ')).toContain('10 yıl, hesabınızdan ayrı saklanır');
  await shopper.must('DELETE', '/api/user', { password: 'gizli-bir-sifre' });
  expect(await refundsOf(order.id)).toMatchObject([{ amountKurus: refundKurus, reason: 'ending', state: 'due' }]);
  const [kept] = await deps.db.select().from(orders).where(eq(orders.id, order.id));
  expect(kept).toMatchObject({ userId: null, state: 'refunded' });
  const archived = await deps.db.select().from(paymentArchive).where(eq(paymentArchive.orderId, order.id));
  expect(archived).toHaveLength(1);
  await sendOrderMails(deps);
  const mail = deps.sentMails.filter(({ to }) => to === shopper.email).at(-1);
  expect(mail?.subject).toContain('sona erdi');
  // No IBAN was given, so the mail must not promise to send money to one.
  expect(mail?.text).not.toContain('bildirdiğiniz IBAN');
});

it('a member who may still withdraw gets everything back, and nothing for a running month', async () => {
  const waiting = await buy('monthly', false);
  expect(waiting.shown.refunds).toMatchObject([{ refundKurus: waiting.order.totalKurus }]);
  await waiting.shopper.must('DELETE', '/api/user', { password: 'gizli-bir-sifre' });
  expect(await refundsOf(waiting.order.id)).toMatchObject([{ reason: 'withdrawal', amountKurus: 2999 }]);
  const running = await buy('monthly');
  expect(running.shown).toMatchObject({ refunds: [], paidUntil: expect.any(String) });
  expect(running.shown.explanation).toContain('Kalan süre için geri ödeme yapılmaz.');
  await running.shopper.must('DELETE', '/api/user', { password: 'gizli-bir-sifre' });
  expect(await refundsOf(running.order.id)).toEqual([]);
});

it('a corporate plan with other members continues after one leaves, and the deletion page says so', async () => {
  const [owner, colleague] = [await openShopper(testApp), await openShopper(testApp)];
  const at = deps.clock.now();
  const [firm] = await deps.db
    .insert(organisations)
    .values({ name: 'Yılmaz Hukuk', seats: 5, foundedAt: at, validUntil: new Date(at.getTime() + 30 * DAY_MS) })
    .returning();
  const person = { organisationId: firm?.id ?? '', joinedAt: at };
  await deps.db.insert(organisationMembers).values({ ...person, userId: owner.id, role: 'owner' });
  const shown = async () => (await owner.must<Deletion>('GET', '/api/user/deletion')).explanation.join(' ');
  expect(await shown()).not.toContain('Yılmaz Hukuk');
  await deps.db.insert(organisationMembers).values({ ...person, userId: colleague.id, role: 'member' });
  expect(await shown()).toContain('“Yılmaz Hukuk” kurumunun planı kurumdaki diğer kişiler için sürer');
  // Another owner is needed, otherwise nobody would be responsible for the plan.
  await deps.db.update(organisationMembers).set({ role: 'owner' }).where(eq(organisationMembers.userId, colleague.id));
  await owner.must('DELETE', '/api/user', { password: 'gizli-bir-sifre' });
  expect((await colleague.subscription()).isPremium).toBe(true);
  const left = await deps.db.select().from(organisationMembers);
  expect(left.map(({ userId }) => userId)).toEqual([colleague.id]);
});

it('a member without purchases sees no refunds or explanations', async () => {
  const shopper = await openShopper(testApp);
  expect(await shopper.must('GET', '/api/user/deletion')).toEqual({ refunds: [], explanation: [] });
});

it('an unwanted transfer asks its member for an IBAN, and the operator sees it', async () => {
  const shopper = await openShopper(testApp);
  const order = await shopper.confirm('monthly');
  await shopper.must('POST', `/api/user/orders/${order.id}/cancellation`);
  await confirmTransfer(deps, { reference: order.reference, kurus: order.totalKurus });
  expect((await shopper.order(order.id)).refunds).toMatchObject([{ reason: 'unwanted', needsIban: true }]);
  await sendOrderMails(deps);
  const asking = deps.sentMails.findLast(({ to, subject }) => to === shopper.email && subject.includes('geri'));
  expect(asking?.text).toContain(`/siparis/${order.id}`);
  expect(asking?.text).toContain('IBAN’ı sipariş sayfanıza yazın');
  const url = `/api/user/orders/${order.id}/refund-account`;
  const iban = TRANSFER_SETTINGS.TRANSFER_IBAN;
  expect((await shopper.call('PUT', url, { iban: 'TR00' })).status).toBe(400);
  expect((await (await openShopper(testApp)).call('PUT', url, { iban })).status).toBe(404);
  await shopper.must('PUT', url, { iban: 'tr33 0006 1005 1978 6457 8413 26' });
  expect((await shopper.order(order.id)).refunds[0]).not.toHaveProperty('needsIban');
  const { owed } = await listByHand(deps);
  expect(owed.find(({ reference }) => reference === order.reference)).toMatchObject({ iban });
});
