import type { PoolClient } from 'pg';
import { FILL_LOCK } from '#server/database/advisory-locks.ts';
import type { Deps } from '#server/deps.ts';
import { notifyClause, queueDeliveries, withConnection } from '#server/features/members/notifications/index.ts';
import { describeThings, type SampleThing } from '#shared/desk/collection/sample-things.ts';
import { countsOf, KEPT_SQL } from './sample-holdings.ts';
import { SAMPLE_SOURCE } from './sample-source.ts';

type Kept = { readonly user_id: string; readonly what: SampleThing; readonly count: number };

const TITLE = 'Örnek ilanlar kaldırıldı';

/**
 * Removes the sample market once there are real listings (D19: no list shows both), and notifies the members who kept
 * something from it, once, in the same transaction. Returns how many listings were removed; 0 while there are no real
 * ones. The caller must have consent.
 */
export async function removeSample(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const removed = await withConnection(deps, async (client) => {
    await client.query('begin');
    // Another process that removes it at the same time must not notify anyone a second time.
    await client.query('select pg_advisory_xact_lock($1)', [FILL_LOCK]);
    if (!(await hasRealListings(client))) {
      await client.query('commit');
      return 0;
    }
    await tellMembers(deps, client);
    const { rowCount } = await client.query('delete from properties where source = $1', [SAMPLE_SOURCE]);
    await client.query('update source_controls set replaces_sample = false where replaces_sample');
    await client.query('commit');
    return rowCount ?? 0;
  });
  if (removed > 0) await queueDeliveries(deps);
  return removed;
}

async function hasRealListings(client: PoolClient): Promise<boolean> {
  // With two ranges instead of `<>`, the index finds the result without reading a million sample rows.
  const { rows } = await client.query<{ has: boolean }>(
    `select exists (select from properties where source < $1) or exists (select from properties where source > $1) as has`,
    [SAMPLE_SOURCE],
  );
  return rows[0]?.has ?? false;
}

async function tellMembers({ clock }: Pick<Deps, 'clock'>, client: PoolClient): Promise<void> {
  const { rows } = await client.query<Kept>(
    `select user_id, what, count(*)::int as count from (${KEPT_SQL}) kept where user_id is not null group by user_id, what`,
    [SAMPLE_SOURCE],
  );
  const byMember = Map.groupBy(rows, ({ user_id }) => user_id);
  const told = [...byMember].flatMap(([userId, kept]) => {
    // A notification about a sample listing does not count as something that the member kept.
    const things = describeThings({ ...countsOf(kept), told: 0 });
    return things === '' ? [] : [{ userId, message: messageOf(things) }];
  });
  if (told.length === 0) return;
  await client.query(
    `with rows as (
      select user_id, null::bigint as property_id, null::bigint as alert_id, 'sampleRemoved' as reason, '' as detail,
        $2::text as title, message
      from unnest($3::uuid[], $4::text[]) as given(user_id, message)
    ), ${notifyClause('rows', '$1')}`,
    [clock.now(), TITLE, told.map(({ userId }) => userId), told.map(({ message }) => message)],
  );
}

const messageOf = (things: string) =>
  `Siteye gerçek ilanlar geldi; deneme için üretilen örnek ilanlar silindi. Sizin bunlardan sakladıklarınız da silindi: ${things}.`;
