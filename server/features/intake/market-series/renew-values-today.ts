import type { Deps } from '#server/deps.ts';
import { renewKaskoValues } from './renew-kasko-values.ts';
import { writeMoves } from './write-moves.ts';

/** The number of changes that the in-memory index reads in one batch. */
const ROWS_AT_ONCE = 2000;

const VALUES = 'today_values(p.il, p.movable_day, p.price::float8, null)';
const CHANGED = `select p.id, p.source, p.source_key
    from properties p join property_search s using (id) left join lateral ${VALUES} v on true
    where p.id > $1 and p.movable_day is not null
      and (s.value_today, s.today_ratio) is distinct from (v.value_today, v.today_ratio)
    order by p.id limit ${ROWS_AT_ONCE}`;
/**
 * Rows are locked in the order of their keys, as in `recordListings`, and read with their current values.
 * `search_changes` informs the searches.
 */
const RENEW = `with changed as materialized (${CHANGED}), locked as materialized (
    select p.id, p.il, p.movable_day, p.price from properties p join changed using (id)
    order by p.source collate "C", p.source_key collate "C" for no key update of p
  ), renewed as (
    update property_search s set value_today = v.value_today, today_ratio = v.today_ratio
    from locked p left join lateral ${VALUES} v on true
    where s.id = p.id returning s.id
  ), noted as (
    insert into search_changes (property_id) select id from renewed
  ), counted as (
    select count_property_write(null) from (select from renewed limit 1) one
  )
  select (select count(*)::int from renewed) as renewed, (select max(id) from changed) as last,
    (select count(*) from counted) as counted`;

type Step = { readonly renewed: number; readonly last: string | null };

/**
 * Updates the appraisals of all dwellings with the current index (`value_today`, `today_ratio`), and compares vehicles
 * with the kasko list: after new months, and once a day, because figures that are too old are no longer used. Runs in
 * batches, one transaction each; for a job, safe to repeat and to interrupt.
 */
export async function renewValuesToday(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ renewed: number }> {
  const { db, clock } = deps;
  await db.transaction((tx) => writeMoves(tx, clock.now()));
  let renewed = await renewKaskoValues(deps);
  for (let last: string | null = '0'; last !== null; ) {
    const step: Step | undefined = (await db.$client.query<Step>(RENEW, [last])).rows[0];
    renewed += step?.renewed ?? 0;
    last = step?.last ?? null;
  }
  return { renewed };
}
