import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectionRuns } from '#server/database/tables/collection.ts';
import { outbox } from '#server/database/tables/outbox.ts';
import { removalRequests } from '#server/database/tables/removal-requests.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
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

it('what is due comes first, each with its number and age, for those whose work it is', async () => {
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
    // It was read since.
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
