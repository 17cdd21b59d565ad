import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { WEBHOOK_EVENT_NAMES } from '#shared/organisations/webhook-rules.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { newCompany } from '#tests/support/companies/key-callers.ts';
import { openWebhookReceiver, type Received } from '#tests/support/companies/webhook-receiver.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { plantSecrets } from '#tests/support/watched-log.ts';

const LISTINGS = 60;
/** A process is killed each time this many messages have arrived. */
const KILLED_EVERY = 75;

cheapHashes();
const receiver = await openWebhookReceiver();
const testApp = await openTestApp({ SAMPLE_SIZE: '0', WEBHOOK_PRIVATE_HOSTS: receiver.host });
const { deps } = testApp;
afterAll(async () => {
  receiver.close();
  await deps.close();
});

const record = (price: number) =>
  storeListings(
    deps,
    ...Array.from({ length: LISTINGS }, (_, at) => ({
      sourceKey: `${at}`,
      title: `İlan ${at}`,
      price,
      endDate: inDays(20),
    })),
  );

/** Runs the job in a separate process; returns whether it finished. */
async function deliver(time: Date, keep: (child: ChildProcess) => void): Promise<boolean> {
  const script = 'tests/support/companies/deliver-webhooks-once.ts';
  const env = { ...process.env, DATABASE_URL: deps.databaseUrl };
  const child = spawn(process.execPath, [script, receiver.host, time.toISOString()], { env, stdio: 'inherit' });
  keep(child);
  const [code] = await once(child, 'exit');
  return code === 0;
}

it('every change is delivered at least once, in order per listing, however often the process is killed', async () => {
  const company = await newCompany(testApp);
  const body = { url: receiver.urlOf('/'), events: WEBHOOK_EVENT_NAMES };
  const { json } = await company.owner.call('POST', `/api/organisations/${company.id}/webhooks`, body);
  plantSecrets(json.secret);
  let running: ChildProcess | undefined;
  let kills = 0;
  receiver.answer = () => {
    // Between receiving the messages and recording the result.
    if (receiver.received.length % KILLED_EVERY === 0 && running?.kill('SIGKILL')) kills += 1;
    return { status: 204 };
  };
  for (const price of [1000, 2000, 3000, 4000]) await record(price);
  let runs = 0;
  let isDone = false;
  while (!isDone) {
    runs += 1;
    // A killed process keeps the endpoint locked for a while.
    isDone = await deliver(new Date(TEST_NOW.getTime() + runs * 120_000), (child) => {
      running = child;
    });
    if (runs === 2) await record(5000);
  }
  expect(kills).toBeGreaterThan(2);
  const { rows } = await deps.db.$client.query<{ id: string; place: string; state: string }>(
    `select coalesce('msg_' || m.id, 'none') as id, c.position as place, m.state
      from listing_changes c left join webhook_messages m using (position)`,
  );
  expect(rows.filter(({ state }) => state !== 'delivered')).toEqual([]);
  expect(rows).toHaveLength(LISTINGS * 5);
  const placeOf = new Map(rows.map(({ id, place }) => [id, Number(place)]));
  expect(new Set(receiver.received.map(({ id }) => id))).toEqual(new Set(placeOf.keys()));
  expect(outOfOrder(receiver.received, placeOf)).toEqual([]);
}, 120_000);

/** Messages that arrived after a later one of the same listing. */
function outOfOrder(received: readonly Received[], placeOf: ReadonlyMap<string, number>): string[] {
  const latest = new Map<number, number>();
  return received
    .filter(({ id, propertyId }) => {
      const place = placeOf.get(id) ?? 0;
      const isEarlier = place < (latest.get(propertyId) ?? 0);
      latest.set(propertyId, Math.max(place, latest.get(propertyId) ?? 0));
      return isEarlier;
    })
    .map(({ id }) => id);
}
