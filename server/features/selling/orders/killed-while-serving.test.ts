import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inArray } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { orders, refunds } from '#server/database/tables/selling/orders.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { startFakeIyzico } from '#tests/support/fakes/iyzico/fake-iyzico.ts';
import { keptKurus, payPage } from '#tests/support/fakes/iyzico/iyzico-world.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { openShopper, TEST_BUYER, tokenOf } from '#tests/support/orders/buy.ts';
import { TEST_PAPERS } from '#tests/support/orders/test-papers.ts';
import { QUICK_STARTS } from '#tests/support/processes/quick-starts.ts';
import { reconcilePayments, sendRefunds } from './index.ts';

const SHOPPERS = 12;
const KILLS = 5;
const KURUS = 2999;
const MINUTE_MS = 60_000;
const SERVER = fileURLToPath(new URL('../../../../tests/support/orders/serve-orders.ts', import.meta.url));

cheapHashes();
const iyzico = await startFakeIyzico();
const testApp = await openTestApp(iyzico.settings, { papers: TEST_PAPERS });
const { deps } = testApp;
let child: ChildProcess | undefined;
let origin = '';
afterAll(async () => {
  child?.kill('SIGKILL');
  await deps.close();
  await iyzico.close();
});

async function startServer(): Promise<void> {
  const settings = { DATABASE_URL: deps.databaseUrl, DATA_DIR: deps.config.DATA_DIR, RATE_LIMIT: 'off', JOBS: 'off' };
  const env = { PATH: process.env.PATH, ...QUICK_STARTS, ...settings, ...iyzico.settings };
  const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child = server;
  const [line] = await once(server.stdout, 'data');
  origin = `http://127.0.0.1:${String(line).trim()}`;
}

type Call = { method?: string; token?: string; body?: object | URLSearchParams };

/** Retries until a server answers, like a browser whose server has died. */
async function ask(path: string, { method = 'POST', token, body }: Call): Promise<Response> {
  for (;;) {
    const isForm = body instanceof URLSearchParams;
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    };
    const payload = isForm ? body : body && JSON.stringify(body);
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(payload && { body: payload }),
    }).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    await sleep(20);
  }
}

async function walk(token: string): Promise<void> {
  const must = async (path: string, body?: object): Promise<Record<string, string>> => {
    const answer = await ask(path, { token, ...(body && { body }) });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const { id } = await must('/api/user/orders', { plan: 'premium', period: 'monthly' });
  const { papersHash } = await must(`/api/user/orders/${id}/papers`, { buyer: TEST_BUYER });
  const agreed = { readsInformation: true, acceptsContract: true, startsAtOnce: true };
  await must(`/api/user/orders/${id}/confirmation`, { totalKurus: KURUS, papersHash, ...agreed });
  const { pageUrl } = await must(`/api/user/orders/${id}/payment`, { method: 'card' });
  payPage(iyzico.world, tokenOf(pageUrl ?? ''));
  await ask('/api/payments/return', { body: new URLSearchParams({ token: tokenOf(pageUrl ?? '') }) });
}

it('a member who buys while the server is killed five times buys exactly once', async () => {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => openShopper(testApp)));
  await startServer();
  let areDone = false;
  const walks = Promise.all(
    shoppers.map(async ({ token }, at) => {
      await sleep(at * 60);
      await walk(token);
    }),
  ).finally(() => {
    areDone = true;
  });
  for (let kill = 0; kill < KILLS && !areDone; kill += 1) {
    // At a different point of the tests each time.
    await sleep(40 + ((kill * 53) % 130));
    child?.kill('SIGKILL');
    if (child) await once(child, 'exit');
    await startServer();
  }
  await walks;
  for (const minutes of [2, 15, 45]) {
    deps.setNow(new Date(Date.now() + minutes * MINUTE_MS));
    await reconcilePayments(deps);
    await sendRefunds(deps);
  }
  const ids = shoppers.map(({ id }) => id);
  const made = await deps.db.select().from(orders).where(inArray(orders.userId, ids));
  expect(made.map(({ state }) => state)).toEqual(Array(SHOPPERS).fill('paid'));
  const money = await deps.db.select().from(payments).where(inArray(payments.userId, ids));
  expect(new Set(money.map(({ userId }) => userId)).size).toBe(SHOPPERS);
  expect(money).toHaveLength(SHOPPERS);
  expect(await deps.db.$count(refunds)).toBe(0);
  expect(keptKurus(iyzico.world)).toBe(SHOPPERS * KURUS);
  const { rows: mails } = await deps.db.$client.query<{ mail: string }>(
    `select facts->>'mail' as mail from outbox where kind = 'order'`,
  );
  expect(mails.filter(({ mail }) => mail === 'contract')).toHaveLength(SHOPPERS);
  expect(mails.filter(({ mail }) => mail === 'paid')).toHaveLength(SHOPPERS);
}, 600_000);
