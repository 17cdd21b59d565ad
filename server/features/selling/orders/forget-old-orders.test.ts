import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { orders } from '#server/database/tables/selling/orders.ts';
import { RETENTION } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper } from '#tests/support/orders/buy.ts';
import { TEST_PAPERS, TRANSFER_SETTINGS } from '#tests/support/orders/test-papers.ts';
import { forgetOldOrders } from './forget-old-orders.ts';
import { confirmTransfer } from './index.ts';

cheapHashes();
const testApp = await openTestApp(TRANSFER_SETTINGS, { papers: TEST_PAPERS });
const { deps } = testApp;
afterAll(() => deps.close());

async function stored(id: string) {
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, id));
  return order;
}

it('an unpaid closed order is deleted a month after its term, a paid one is kept (MSY 20)', async () => {
  const [leaver, buyer] = [await openShopper(testApp), await openShopper(testApp)];
  const closed = await leaver.confirm('monthly');
  await leaver.must('POST', `/api/user/orders/${closed.id}/cancellation`);
  const paid = await buyer.confirm('monthly');
  await buyer.pay(paid.id, 'transfer');
  await confirmTransfer(deps, { reference: paid.reference, kurus: paid.totalKurus });
  const goesAt = ((await stored(closed.id))?.expiresAt.getTime() ?? 0) + RETENTION.unpaidOrderDays * DAY_MS;
  deps.setNow(new Date(goesAt));
  expect(await forgetOldOrders(deps)).toEqual({ orders: 0 });
  deps.setNow(new Date(goesAt + 1));
  expect(await forgetOldOrders(deps)).toEqual({ orders: 1 });
  expect(await stored(closed.id)).toBeUndefined();
  expect(await stored(paid.id)).toBeDefined();
});

it('a paid order is deleted ten years after the end of its calendar year (TTK 82/6)', async () => {
  deps.setNow(new Date('2036-12-31T20:59:59Z'));
  expect(await forgetOldOrders(deps)).toEqual({ orders: 0 });
  deps.setNow(new Date('2036-12-31T21:00:01Z'));
  expect(await forgetOldOrders(deps)).toEqual({ orders: 1 });
});
