import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectionRuns, jobStates } from '#server/database/tables/collection.ts';
import { outbox } from '#server/database/tables/outbox.ts';
import { removalRequests } from '#server/database/tables/removal-requests.ts';
import { invoices } from '#server/database/tables/selling/invoices.ts';
import { orders } from '#server/database/tables/selling/orders.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const { deps, app } = await openTestApp();
const tokens = { icerik: '', destek: '', yonetici: '' };
beforeAll(async () => {
  for (const role of ['icerik', 'destek', 'yonetici'] as const) tokens[role] = (await enterDesk(app, deps, role)).token;
});
afterAll(() => deps.close());

const waiting = async (role: keyof typeof tokens) =>
  (await callApi(app, 'GET', '/api/desk/waiting', { token: tokens[role] })).json.waiting;

it('nothing waits at a new desk', async () => {
  for (const role of ['icerik', 'destek', 'yonetici'] as const) expect(await waiting(role)).toEqual([]);
});

it('what is due comes first, each kind with its count and age, for the responsible roles', async () => {
  const request = { name: 'A', email: 'a@ornek.example', demand: 'b', listings: [], receivedAt: inDays(-3) };
  const [later, urgent] = await deps.db
    .insert(removalRequests)
    .values([
      { ...request, dueAt: inDays(20) },
      { ...request, receivedAt: inDays(-1), dueAt: inDays(9) },
      { ...request, dueAt: inDays(-2), decidedAt: TEST_NOW, decision: 'refused' },
    ])
    .returning();
  await deps.db.insert(outbox).values({
    kind: 'order',
    key: 'a',
    state: 'dead',
    facts: {},
    nextTryAt: TEST_NOW,
    createdAt: inDays(-5),
  });
  const run = { source: 'ornek', finishedAt: TEST_NOW };
  await deps.db.insert(collectionRuns).values([
    { ...run, state: 'failed', startedAt: inDays(-2) },
    { ...run, source: 'diger', state: 'failed', startedAt: inDays(-2) },
    // It has been read in the meantime.
    { ...run, source: 'diger', state: 'done', startedAt: inDays(-1) },
  ]);
  expect(later?.id).toBeLessThan(urgent?.id ?? 0);
  expect(await waiting('icerik')).toEqual([
    {
      kind: 'removal',
      count: 2,
      since: inDays(-3).toISOString(),
      due: inDays(9).toISOString(),
      first: String(urgent?.id),
    },
    { kind: 'source', count: 1, since: inDays(-2).toISOString(), due: null, first: null },
  ]);
  expect(await waiting('destek')).toEqual([]);
  expect((await waiting('yonetici')).map(({ kind }: { kind: string }) => kind)).toEqual([
    'removal',
    'letter',
    'source',
  ]);
});

it('jobs that failed or were cut off wait for `yonetici`, counted from their last success', async () => {
  await emptyTables(deps, 'removal_requests', 'outbox', 'collection_runs');
  const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000);
  const job = { cron: '* * * * *', startedAt: minutesAgo(16), finishedAt: TEST_NOW };
  await deps.db.insert(jobStates).values([
    { ...job, name: 'send-refunds', error: 'EENVELOPE', lastGoodAt: inDays(-2) },
    { ...job, name: 'give-plans', finishedAt: null, lastGoodAt: inDays(-1) },
    { ...job, name: 'renew-plans', finishedAt: null, startedAt: minutesAgo(14) },
    { ...job, name: 'match-alerts' },
    { name: 'note-prices', cron: '* * * * *' },
  ]);
  expect(await waiting('yonetici')).toEqual([
    { kind: 'job', count: 2, since: inDays(-2).toISOString(), due: null, first: null },
  ]);
  expect(await waiting('icerik')).toEqual([]);
  await emptyTables(deps, 'job_states');
});

it('an unreported invoice is a separate item, due at the legal deadline, until it has a number', async () => {
  const order = {
    reference: 'PEY-A',
    period: 'monthly' as const,
    totalKurus: 2999,
    vatPercent: 20,
    email: 'a@b.example',
  };
  const [{ id: orderId = '' } = {}] = await deps.db
    .insert(orders)
    .values({ ...order, state: 'paid', createdAt: TEST_NOW, expiresAt: TEST_NOW })
    .returning();
  const sale = { orderId, kind: 'sale' as const, amountKurus: 2999, happenedAt: inDays(-5) };
  const made = await deps.db
    .insert(invoices)
    .values([
      { ...sale, about: 'a' },
      { ...sale, about: 'b', number: 'PEY2026000000001', issuedOn: '2026-11-19' },
    ])
    .returning();
  await deps.db.insert(outbox).values(
    made.map(({ id }) => ({
      kind: 'invoice',
      key: id,
      state: 'dead' as const,
      facts: {},
      nextTryAt: TEST_NOW,
      createdAt: inDays(-4),
    })),
  );
  const due = inDays(2).toISOString();
  expect(await waiting('yonetici')).toEqual([
    { kind: 'invoice', count: 1, since: inDays(-4).toISOString(), due, first: null },
  ]);
  expect(await waiting('destek')).toEqual([]);
  await emptyTables(deps, 'orders', 'outbox');
});

it('open listings without a known kind or district wait, as many as the linked list shows', async () => {
  await storeListings(deps, {}, { ilce: null }, { ilce: null, endDate: inDays(-1) });
  const [row] = await waiting('icerik');
  expect(row).toMatchObject({ kind: 'unread', count: 1, since: TEST_NOW.toISOString() });
  const url = '/api/desk/listings?state=openUnread';
  expect((await callApi(app, 'GET', url, { token: tokens.icerik })).json.listings).toHaveLength(1);
});
