import type { Deps } from '#server/deps.ts';

/** Rows are locked in the order of their keys, as in `recordListings`. */
const STATEMENT = `with seen as (
    select id from properties where id = any($1::bigint[])
    order by source collate "C", source_key collate "C"
    for no key update
  )
  update properties p
  set last_confirmed_at = greatest(p.last_confirmed_at, $2),
    is_open = p.status = 'open' and (p.end_date is null or p.end_date > $2)
  from seen where p.id = seen.id`;

/** Records that their source still shows these listings unchanged (D17). `ids` of listings; safe to repeat. */
export async function confirmListings(deps: Pick<Deps, 'db' | 'clock'>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deps.db.$client.query(STATEMENT, [ids, deps.clock.now()]);
}
