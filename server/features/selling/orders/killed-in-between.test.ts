import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import { orders, paymentAttempts, refunds } from '#server/database/tables/selling/orders.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import { startFakeIyzico } from '#tests/support/fakes/iyzico/fake-iyzico.ts';
import { keptKurus, payPage } from '#tests/support/fakes/iyzico/iyzico-world.ts';
import { openTestDeps } from '#tests/support/open-test-deps.ts';
import { TEST_BUYER } from '#tests/support/orders/buy.ts';
import { QUICK_STARTS } from '#tests/support/processes/quick-starts.ts';

const ORDERS = 200;
const KILLS = 10;
const KURUS = 2999;
const WORKER = fileURLToPath(new URL('../../../../tests/support/orders/settle-in-loop.ts', import.meta.url));

const iyzico = await startFakeIyzico();
const deps = await openTestDeps();
let child: ChildProcess | undefined;
afterAll(async () => {
  child?.kill('SIGKILL');
  await deps.close();
  await iyzico.close();
});

/** How an order ends: its page is paid, paid although the order was cancelled, refused by the bank, or abandoned. */
const fateOf = (at: number) => (['paid', 'paid', 'paid', 'unwanted', 'refused', 'left'] as const)[at % 6] ?? 'left';

/** Stores an order whose page is open at the provider, without any report yet. */
async function placeOrder(at: number, createdAt: Date): Promise<void> {
  const [member] = await deps.db
    .insert(users)
    .values({ email: `${at}@ornek.example`, phoneNumber: `05${at}`, createdAt, updatedAt: createdAt })
    .returning();
  const fate = fateOf(at);
  const [order] = await deps.db
    .insert(orders)
    .values({
      userId: member?.id ?? '',
      email: `${at}@ornek.example`,
      reference: `PEY-${at}`,
      state: fate === 'unwanted' ? 'cancelled' : 'paying',
      method: 'iyzico',
      period: 'monthly',
      totalKurus: KURUS,
      vatPercent: 20,
      buyer: TEST_BUYER,
      startsAtOnce: true,
      createdAt,
      confirmedAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + 24 * 60 * 60 * 1000),
    })
    .returning();
  const [token, id] = [randomUUID(), randomUUID()];
  iyzico.world.pages.set(token, { request: { conversationId: id, basketId: order?.id, paidPrice: '29.99' } });
  await deps.db.insert(paymentAttempts).values({
    id,
    orderId: order?.id ?? '',
    provider: 'iyzico',
    kind: 'checkout',
    state: 'open',
    amountKurus: KURUS,
    token,
    pageUrl: `${iyzico.url}/sayfa/${token}`,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 30 * 60 * 1000),
  });
  if (fate === 'paid' || fate === 'unwanted') payPage(iyzico.world, token);
  const page = iyzico.world.pages.get(token);
  if (fate === 'refused' && page) page.failure = '10051';
}

async function startWorker(start: number): Promise<ChildProcess> {
  const settings = { DATABASE_URL: deps.databaseUrl, ...iyzico.settings };
  const env = { PATH: process.env.PATH, ...QUICK_STARTS, ...settings };
  const worker = spawn(process.execPath, [WORKER, String(start)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(worker.stdout, 'data');
  return worker;
}

const isOver = async () =>
  (await deps.db.select().from(paymentAttempts)).every(({ state }) => state !== 'open') &&
  (await deps.db.select().from(refunds)).every(({ state }) => state === 'done');

it('no order of 200 is lost or doubled when their process is killed 10 times', async () => {
  const start = Date.now();
  for (let at = 0; at < ORDERS; at += 1) await placeOrder(at, new Date(start - 5 * 60_000));
  for (let kill = 0; kill < KILLS; kill += 1) {
    child = await startWorker(start);
    // Sooner than all runs take, at a different point each time.
    await sleep(20 + ((kill * 37) % 150));
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  child = await startWorker(start);
  while (!(await isOver())) await sleep(200);
  child.kill('SIGKILL');
  const made = await deps.db.select().from(orders);
  const money = await deps.db.select().from(payments);
  const countOf = (state: string) => made.filter((order) => order.state === state).length;
  const expected = (fate: string) =>
    Array.from({ length: ORDERS }, (_, at) => fateOf(at)).filter((one) => one === fate).length;
  expect(countOf('paid')).toBe(expected('paid'));
  expect(countOf('refunded')).toBe(expected('unwanted'));
  expect(money.filter(({ validFrom, validUntil }) => validFrom && validFrom < validUntil)).toHaveLength(
    expected('paid'),
  );
  expect(money).toHaveLength(expected('paid') + expected('unwanted'));
  expect(keptKurus(iyzico.world)).toBe(expected('paid') * KURUS);
  expect((await deps.db.select().from(refunds)).map(({ amountKurus }) => amountKurus)).toEqual(
    Array(expected('unwanted')).fill(KURUS),
  );
});
