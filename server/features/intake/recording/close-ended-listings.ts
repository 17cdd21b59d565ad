import type { Deps } from '#server/deps.ts';

/** Rows are locked in the order of their keys, as in `recordListings`. */
const STATEMENT = `with ended as (
    select id from properties
    where is_open and id in (select id from property_search where is_open and end_date <= $1)
    order by source collate "C", source_key collate "C"
    for no key update
  ), closed as (
    update properties p set is_open = false, status = 'ended', changed_at = $1
    from ended where p.id = ended.id
    returning p.id
  ), history as (
    insert into property_changes (property_id, field, old_value, new_value, changed_at)
    select id, 'status', '"open"', '"ended"', $1 from closed
  )
  select count(*)::int as closed from closed`;

/** Closes the auctions whose end has passed, with their history (D17); for a job, safe to repeat. */
export async function closeEndedListings(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ closed: number }> {
  const { rows } = await deps.db.$client.query<{ closed: number }>(STATEMENT, [deps.clock.now()]);
  return { closed: rows[0]?.closed ?? 0 };
}
