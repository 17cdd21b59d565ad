import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { z } from 'zod';
import { callServer } from '../load/members.ts';
import { waitForIndex } from '../server-process.ts';

/** Imports continue meanwhile, and a request may be refused, so the comparison is retried. */
const MOST_TRIES = 20;
const PAUSE_MS = 250;

const found = z.object({
  total: z.number(),
  facets: z.object({ city: z.array(z.object({ value: z.string(), count: z.number() })) }),
});

type Counts = Readonly<Record<string, number>>;

/** The searches for which the index of a web process has a different number of listings than its database. */
export async function findUnindexed(databaseUrl: string, origin: string): Promise<string[]> {
  await waitForIndex(origin);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let tries = 1; ; tries += 1) {
      const before = await storedCounts(client);
      const indexed = await foundCounts(origin);
      const after = await storedCounts(client);
      if (isDeepStrictEqual(indexed, before) || isDeepStrictEqual(indexed, after)) return [];
      const isWrong = indexed !== undefined && isDeepStrictEqual(before, after);
      if (isWrong || tries === MOST_TRIES)
        return [`index ${JSON.stringify(indexed)}, database ${JSON.stringify(after)}`];
      await sleep(PAUSE_MS);
    }
  } finally {
    await client.end();
  }
}

async function storedCounts(client: pg.Client): Promise<Counts> {
  const { rows } = await client.query<{ il: string; count: number }>(
    `select il, count(*)::int as count from open_property_search
     where (end_date > now() or end_date is null) and il is not null group by il order by il`,
  );
  return Object.fromEntries(rows.map(({ il, count }) => [il, count]));
}

/** Undefined for a failed response. */
async function foundCounts(origin: string): Promise<Counts | undefined> {
  const { status, body } = await callServer(origin, 'GET', '/api/properties/search?facets=1');
  if (status !== 200) return undefined;
  const { city } = found.parse(JSON.parse(body)).facets;
  return Object.fromEntries(city.map(({ value, count }) => [value, count]));
}
