import pg from 'pg';
import { subscriptionSchema } from '#shared/subscriptions.ts';
import { callServer } from '../load/members.ts';
import type { Ledger } from './ledger.ts';

/** How many of the newest sessions are checked after each round: each costs a request. */
const SESSIONS_ASKED = 20;
/** How long a device that repeats its request gets the same trial. */
const TRIAL_REPEAT_MS = 9 * 60_000;

/** Lists everything in the ledger that the product no longer has; empty if nothing acknowledged was lost. */
export async function findLost(databaseUrl: string, origin: string, ledger: Ledger): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return [
      ...(await missing(client, 'account', 'select email from users where email = any($1)', ledger.accounts)),
      ...(await missing(
        client,
        'alert',
        'select id::text from property_alerts where id = any($1::bigint[])',
        ledger.alerts,
      )),
      ...(await missing(
        client,
        'message',
        'select subject from contact_messages where subject = any($1)',
        ledger.messages,
      )),
      ...(await missing(
        client,
        'trial of',
        'select u.email from trials t join users u on u.id = t.user_id where u.email = any($1)',
        ledger.memberTrials,
      )),
      ...(await missing(
        client,
        'listing',
        // Stored exactly once: twice would be just as wrong as not at all.
        'select source_key from properties where source_key = any($1) group by source_key having count(*) = 1',
        ledger.listings,
      )),
      ...(await wrongSavedAds(client, ledger)),
      ...(await lostSessions(origin, ledger)),
      ...(await lostDeviceTrials(origin, ledger)),
    ];
  } finally {
    await client.end();
  }
}

async function missing(
  client: pg.Client,
  kind: string,
  statement: string,
  expected: readonly (string | number)[],
): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text: statement, values: [expected], rowMode: 'array' });
  const found = new Set(rows.map(([value]) => value));
  return expected.filter((value) => !found.has(String(value))).map((value) => `${kind} ${value}`);
}

async function wrongSavedAds(client: pg.Client, { savedAds }: Ledger): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select u.email || ' ' || s.property_id as key from saved_ads s join users u on u.id = s.user_id`,
  );
  const saved = new Set(rows.map(({ key }) => key));
  return [...savedAds]
    .filter(([key, isSaved]) => saved.has(key) !== isSaved)
    .map(([key, isSaved]) => `${isSaved ? 'saved' : 'removed'} listing ${key}`);
}

async function lostSessions(origin: string, { sessions }: Ledger): Promise<string[]> {
  const newest = sessions.slice(-SESSIONS_ASKED);
  const statuses = await Promise.all(
    newest.map(({ token }) => callServer(origin, 'GET', '/api/auth/user', { token }).then(({ status }) => status)),
  );
  return newest.filter((_, index) => statuses[index] !== 200).map(({ email }) => `session of ${email}`);
}

async function lostDeviceTrials(origin: string, { deviceTrials }: Ledger): Promise<string[]> {
  const lost: string[] = [];
  const askable = deviceTrials.filter(({ askedAt }) => Date.now() - askedAt < TRIAL_REPEAT_MS).slice(-SESSIONS_ASKED);
  for (const { deviceId, startedAt } of askable) {
    const { status, body } = await callServer(origin, 'POST', '/api/trial', { body: { deviceId } });
    const isSame = status === 200 && subscriptionSchema.parse(JSON.parse(body)).trialStartDate === startedAt;
    if (!isSame) lost.push(`trial of ${deviceId}`);
  }
  return lost;
}
