import type { Deps } from '#server/deps.ts';
import type { SampleHoldings } from '#shared/desk/collection/sample-holdings.ts';
import { SAMPLE_THINGS, type SampleCounts, type SampleThing } from '#shared/desk/collection/sample-things.ts';
import { SAMPLE_SOURCE } from './sample-source.ts';

/**
 * The table and the member's column with a row for every such thing that a member keeps; each table has a column
 * `property_id`.
 */
const TABLES: Readonly<Record<SampleThing, readonly [table: string, member: string]>> = {
  saved: ['saved_ads', 'user_id'],
  noted: ['board_cards', 'user_id'],
  calculated: ['calculations', 'user_id'],
  won: ['won_sales', 'user_id'],
  shared: ['organisation_saved_ads', 'shared_by'],
  told: ['notifications', 'user_id'],
};

/** SQL: a row (user_id, what) for everything that members keep from the sample market; `$1` is its source. */
export const KEPT_SQL = SAMPLE_THINGS.map((thing) => {
  const [table, member] = TABLES[thing];
  return `select k.${member} as user_id, '${thing}' as what from ${table} k join properties p on p.id = k.property_id where p.source = $1`;
}).join('\n union all ');

/** Returns what would be deleted with the sample market; `undefined` if there is none. */
export async function readSampleHoldings({ db }: Pick<Deps, 'db'>): Promise<SampleHoldings | undefined> {
  const listings = await db.$client.query<{ count: number }>(
    'select count(*)::int as count from properties where source = $1',
    [SAMPLE_SOURCE],
  );
  const count = listings.rows[0]?.count ?? 0;
  if (count === 0) return undefined;
  const { rows } = await db.$client.query<{ what: SampleThing; count: number }>(
    `select what, count(*)::int as count from (${KEPT_SQL}) kept group by what`,
    [SAMPLE_SOURCE],
  );
  const members = await db.$client.query<{ count: number }>(
    `select count(distinct user_id)::int as count from (${KEPT_SQL}) kept`,
    [SAMPLE_SOURCE],
  );
  return { listings: count, members: members.rows[0]?.count ?? 0, kept: countsOf(rows) };
}

export async function hasSample({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const { rows } = await db.$client.query<{ has: boolean }>(
    'select exists (select from properties where source = $1) as has',
    [SAMPLE_SOURCE],
  );
  return rows[0]?.has ?? false;
}

export function countsOf(rows: readonly { readonly what: SampleThing; readonly count: number }[]): SampleCounts {
  const found = new Map(rows.map(({ what, count }) => [what, count]));
  // safe: one count for each of SAMPLE_THINGS
  return Object.fromEntries(SAMPLE_THINGS.map((thing) => [thing, found.get(thing) ?? 0])) as SampleCounts;
}
