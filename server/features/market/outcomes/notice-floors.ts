import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';

const KEPT_FOR_MS = 60 * 60_000;
const kept = new WeakMap<Deps['clock'], KeptValues<string>>();

/** What a source shows at first began before it was read; so many days later a notice is new when it is first seen. */
const FIRST_DAYS = 7;
/** Each source and its first listing are one step in `properties_source_first_seen`: the table itself is not read. */
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

/** From when on what is first seen at a source is new there: JSON, moments by source. */
export function noticeFloors({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string> {
  const values = kept.get(clock) ?? new KeptValues<string>(clock, KEPT_FOR_MS, 1);
  kept.set(clock, values);
  return values.get('', async () => (await db.$client.query<{ floors: string }>(FLOORS)).rows[0]?.floors ?? '{}');
}

/** Lets the next reader ask again. */
export function forgetFloors(clock: Deps['clock']): void {
  kept.delete(clock);
}
