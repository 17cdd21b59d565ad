import type { Deps } from '#server/deps.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';

const KEPT_FOR_MS = 60 * 60_000;
const kept = new WeakMap<Deps['clock'], KeptValues<string>>();

/** What a source shows at first began before it was read; so many days later a notice is new when it is first seen. */
const FIRST_DAYS = 7;
const FLOORS = `select coalesce(json_object_agg(source, floor), '{}')::text as floors from (
    select source, min(first_seen_at) + interval '${FIRST_DAYS} days' as floor from properties group by source
  ) sources`;

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
