import type { Database } from '#server/database/open-database.ts';

/** The number of calls to add to a key; if this starts a new window, it lasts `leftMs` from now. */
export type NewCount = { readonly key: string; readonly calls: number; readonly leftMs: number };

/** The number of calls in the window including this one, and the milliseconds until the window ends. */
export type Counted = { readonly calls: number; readonly leftMs: number };

/** All times are the database's. Rows are written in the order of their keys, so that two processes cannot deadlock. */
const STATEMENT = `insert into call_counts as counted (key, calls, ends_at)
  select key, calls, now() + left_ms * interval '1 millisecond'
  from unnest($1::text[], $2::int[], $3::double precision[]) as given (key, calls, left_ms)
  order by key
  on conflict (key) do update set
    calls = case when counted.ends_at <= now() then excluded.calls else counted.calls + excluded.calls end,
    ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end
  returning key, calls, extract(epoch from ends_at - now())::double precision * 1000 as left_ms`;

/**
 * Adds to the counts that all processes share; each key must occur only once. Returns the new totals, in the order of
 * the additions.
 */
export async function addCounts({ $client }: Database, added: readonly NewCount[]): Promise<Counted[]> {
  const { rows } = await $client.query<{ key: string; calls: number; left_ms: number }>({
    name: 'count-calls',
    text: STATEMENT,
    values: [added.map(({ key }) => key), added.map(({ calls }) => calls), added.map(({ leftMs }) => leftMs)],
  });
  const totals = new Map(rows.map(({ key, calls, left_ms }) => [key, { calls, leftMs: left_ms }]));
  return added.map(({ key, calls, leftMs }) => totals.get(key) ?? { calls, leftMs });
}
