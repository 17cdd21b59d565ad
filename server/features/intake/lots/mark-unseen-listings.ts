import type { Deps } from '#server/deps.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** Sources are read daily (spec §1): after this many days, a missing listing is not just an accident of one run. */
const UNSEEN_AFTER_DAYS = 3;

/** Only for sources that have confirmed something since: a source that was not read says nothing about its listings. */
const MARK = `with told as (
    select source, max(last_confirmed_at) as latest from properties group by source
  )
  insert into unseen_properties (property_id, last_confirmed_at)
  select p.id, p.last_confirmed_at from properties p join told using (source)
  where p.is_open and p.last_confirmed_at <= $1 and told.latest > $1
  on conflict (property_id) do update set last_confirmed_at = excluded.last_confirmed_at
  where unseen_properties.last_confirmed_at <> excluded.last_confirmed_at`;

const UNMARK = `delete from unseen_properties u using properties p
  where p.id = u.property_id and (not p.is_open or p.last_confirmed_at <> u.last_confirmed_at)`;

/**
 * Marks open listings that their source has not shown for three days although it showed others (“kaynakta artık
 * görünmüyor”). They are neither closed nor deleted, because nobody knows that they are gone. For a job, safe to
 * repeat.
 */
export async function markUnseenListings({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ unseen: number; seenAgain: number }> {
  const seenAgain = await db.$client.query(UNMARK);
  const longAgo = new Date(clock.now().getTime() - UNSEEN_AFTER_DAYS * DAY_MS);
  const unseen = await db.$client.query(MARK, [longAgo]);
  return { unseen: unseen.rowCount ?? 0, seenAgain: seenAgain.rowCount ?? 0 };
}
