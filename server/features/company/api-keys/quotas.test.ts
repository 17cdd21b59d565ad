import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { API_QUOTAS } from '#shared/plans.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { rememberDatabase } from '#tests/support/accounts/confirm-address.ts';
import { callWith, newCompany, newKey } from '#tests/support/companies/key-callers.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestDeps, TEST_NOW } from '#tests/support/open-test-deps.ts';

cheapHashes();
const deps = await openTestDeps({ SAMPLE_SIZE: '0' });
/** Two servers on one database share no memory, like two processes or two machines. */
const [app, other] = await Promise.all([buildApp(deps, { pages: false }), buildApp(deps, { pages: false })]);
for (const server of [app, other]) rememberDatabase(server, deps);
const testApp = { app, deps };
afterAll(async () => {
  await app.close();
  await other.close();
  await deps.close();
});
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'call_counts');
});

const { key: ofKey, organisation: ofAll } = API_QUOTAS;

/** Sends `count` calls in parallel, alternating between the two servers, and returns the responses. */
const askAtOnce = (keys: readonly string[], count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) => callWith(at % 2 ? other : app, keys[at % keys.length] ?? '')('/summary')),
  );
const counted = (answers: Awaited<ReturnType<typeof askAtOnce>>, status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

/** Moves the end of a window. */
const endWindows = (name: string) =>
  deps.db.$client.query(`update call_counts set ends_at = now() where key like $1`, [`${name}%`]);

it('of 400 concurrent calls to two servers exactly the quota of the key is answered', async () => {
  const { key } = await newKey(await newCompany(testApp));
  const answers = await askAtOnce([key], 400);
  expect([counted(answers, 200), counted(answers, 429)]).toEqual([ofKey.minute, 400 - ofKey.minute]);
  const left = answers
    .filter(({ statusCode }) => statusCode === 200)
    .map(({ headers }) => Number(/^"key-minute";r=(\d+);t=/.exec(String(headers.ratelimit))?.[1]));
  // Each response reports a different remainder, down to zero.
  expect(left.toSorted((a, b) => a - b)).toEqual(Array.from({ length: ofKey.minute }, (_, at) => at));
});

it('of 400 calls with four keys exactly the quota of the organisation is answered', async () => {
  const company = await newCompany(testApp);
  const keys = await Promise.all(Array.from({ length: 4 }, () => newKey(company)));
  const answers = await askAtOnce(
    keys.map(({ key }) => key),
    400,
  );
  expect([counted(answers, 200), counted(answers, 429)]).toEqual([ofAll.minute, 400 - ofAll.minute]);
});

it('headers give policies and remaining calls as structured fields, and a refusal gives the time to retry', async () => {
  const { id, key } = await newKey(await newCompany(testApp));
  const ask = () => callWith(app, key)('/summary');
  const first = await ask();
  expect(first.headers['ratelimit-policy']).toBe(
    `"key-minute";q=${ofKey.minute};w=60, "key-day";q=${ofKey.day};w=86400, ` +
      `"organisation-minute";q=${ofAll.minute};w=60, "organisation-day";q=${ofAll.day};w=86400`,
  );
  const rests = [ofKey.minute, ofKey.day, ofAll.minute, ofAll.day].map((quota) => quota - 1);
  const said = [...String(first.headers.ratelimit).matchAll(/"[a-z-]+";r=(\d+);t=(\d+)/g)];
  expect(said.map(([, left]) => Number(left))).toEqual(rests);
  expect(first.headers['retry-after']).toBeUndefined();
  await deps.db.$client.query('update call_counts set calls = $1 where key = $2', [ofKey.day, `key-day ${id}`]);
  const refused = await ask();
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'QUOTA_EXCEEDED']);
  expect(refused.json().message).toMatch(/^Anahtarın günlük kotası doldu\. \d+ (?:saniye|dakika|saat) sonra/);
  // The quota resets at the end of the day in Istanbul; TEST_NOW determines how long that is.
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(60);
  expect(seconds).toBeLessThanOrEqual(86_400);
  expect(refused.headers.ratelimit).toContain(`"key-day";r=0;t=${seconds}`);
});

it('a refused call uses no quota, and a new window begins with its first call', async () => {
  const company = await newCompany(testApp);
  const [first, second] = [await newKey(company), await newKey(company)];
  await askAtOnce([first.key], ofKey.minute + 60);
  const calls = async (name: string) =>
    (await deps.db.$client.query('select calls from call_counts where key = $1', [name])).rows[0]?.calls;
  expect(await calls(`organisation-minute ${company.id}`)).toBe(ofKey.minute);
  expect((await callWith(app, second.key)('/summary')).statusCode).toBe(200);
  await endWindows('key-minute');
  expect(counted(await askAtOnce([first.key], 10), 200)).toBe(10);
  expect(await calls(`key-minute ${first.id}`)).toBe(10);
});

it('a caller without a valid key uses no quota', async () => {
  await askAtOnce([`pyd_${'a'.repeat(43)}`], 20);
  expect((await deps.db.$client.query('select * from call_counts')).rows).toEqual([]);
});

it('while the database is unreachable, a call with a key is asked to retry later', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const alone = await buildApp({ ...deps, db: away }, { pages: false });
  try {
    const answer = await callWith(alone, `pyd_${'a'.repeat(43)}`)('/summary');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(answer.headers['retry-after']).toBeDefined();
  } finally {
    await alone.close();
    await away.$client.end();
  }
});
