import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';

const KEPT_FOR_MS = 60 * 60_000;
const kept = new WeakMap<Deps['clock'], KeptValues<string>>();

/**
 * The notices that a source shows when we first read it began earlier; after this many days, newly seen ones are new.
 */
const FIRST_DAYS = 7;
/**
 * Each source and its first listing take one step each in `properties_source_first_seen`; the table itself is not read.
 */
const FLOORS = `with recursive sources as (
    (select source from properties order by source limit 1)
    union all
    select (select p.source from properties p where p.source > s.source order by p.source limit 1)
    from sources s where s.source is not null
  )
  select coalesce(json_object_agg(source, first + interval '${FIRST_DAYS} days'), '{}')::text as floors from (
    select source, (select min(p.first_seen_at) from properties p where p.source = s.source) as first
    from sources s where source is not null
  ) firsts`;

/** Since when a notice first seen at a source counts as new there: a JSON object of instants by source. */
export function noticeFloors({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const values = kept.get(clock) ?? new KeptValues<string>(clock, KEPT_FOR_MS, 1);
  kept.set(clock, values);
  return values.get('', async () => (await db.$client.query<{ floors: string }>(FLOORS)).rows[0]?.floors ?? '{}');
}

/** Clears this process's cache. */
export function forgetFloors(clock: Deps['clock']): void {
  kept.delete(clock);
}
