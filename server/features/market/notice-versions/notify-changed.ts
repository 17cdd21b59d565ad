import type { PoolClient } from 'pg';
import { NEWS_LOCK } from '#server/database/advisory-locks.ts';
import type { Deps } from '#server/deps.ts';
import { VERSION_FACTS_SQL } from '#server/features/intake/recording/index.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import {
  notifyClause,
  queueDeliveries,
  retryConflicts,
  withConnection,
} from '#server/features/members/notifications/index.ts';
import type { ListingStatus } from '#shared/listings.ts';
import type { VersionFacts } from '#shared/versions/version-facts.ts';
import { type ChangeNotice, changeNotices } from './change-notices.ts';

const BATCH_LISTINGS = 200;

type NewsRow = SummaryRow & {
  readonly newsIds: string[];
  readonly changedAt: Date;
  readonly oldStatus: ListingStatus;
  readonly isHidden: boolean;
  readonly facts: VersionFacts;
  /** The facts before the first unreported change; null when only the outcome is new. */
  readonly oldFacts: VersionFacts | null;
};

/** The changes of each listing since its followers were last notified, merged into one. */
const NEWS = `with waiting as (
    select property_id, array_agg(id) as news_ids, max(changed_at) as changed_at, min(version) as version,
      (array_agg(old_status order by id))[1] as old_status
    from saved_ad_news
    where property_id in (select property_id from saved_ad_news order by id limit ${BATCH_LISTINGS})
    group by property_id
  )
  select ${SUMMARY_COLUMNS}, w.news_ids as "newsIds", w.changed_at as "changedAt", w.old_status as "oldStatus",
    p.hidden_at is not null as "isHidden", ${VERSION_FACTS_SQL} as facts, before.facts as "oldFacts"
  from waiting w join properties p on p.id = w.property_id
    left join notice_versions before on before.property_id = p.id and before.number = w.version
  order by p.id`;

/** A member who saved a listing after the change already knows it, so is not notified. */
const NOTIFY = `with notices as (
    select * from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
      as n(property_id, reason, title, message, changed_at)
  ), rows as (
    select a.user_id, n.property_id, null::bigint as alert_id, n.reason,
      to_char(n.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as detail, n.title, n.message
    from notices n join saved_ads a on a.property_id = n.property_id and a.saved_at <= n.changed_at
    order by a.user_id, n.property_id, n.reason
  ), ${notifyClause('rows', '$1')}`;

/**
 * Notifies members of changed facts and outcomes of the listings that they saved: once for every change, and not at all
 * if the source has reverted the change in the meantime. Reported changes are deleted in the transaction that writes
 * the notifications, so the job can be stopped at any time and repeated; a lock keeps two processes apart.
 */
export function notifyChanged(deps: Deps): Promise<{ notified: number; queued: number }> {
  return withConnection(deps, async (client) => {
    let notified = 0;
    for (;;) {
      const { told, isLast } = await retryConflicts(() => tellBatch(client, deps.clock.now()));
      notified += told;
      if (isLast) break;
    }
    return { notified, ...(await queueDeliveries(deps)) };
  });
}

async function tellBatch(client: PoolClient, now: Date): Promise<{ told: number; isLast: boolean }> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [NEWS_LOCK]);
    const { rows } = await client.query<NewsRow>(NEWS);
    const notices = rows.flatMap((row) => noticesOf(row, now).map((notice) => ({ row, notice })));
    const told = await client.query<{ told: number }>(NOTIFY, [
      now,
      notices.map(({ row }) => row.id),
      notices.map(({ notice }) => notice.reason),
      notices.map(({ notice }) => notice.title),
      notices.map(({ notice }) => notice.message),
      notices.map(({ row }) => row.changedAt),
    ]);
    await client.query('delete from saved_ad_news where id = any($1)', [rows.flatMap(({ newsIds }) => newsIds)]);
    await client.query('commit');
    return { told: told.rows[0]?.told ?? 0, isLast: rows.length === 0 };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function noticesOf(row: NewsRow, now: Date): ChangeNotice[] {
  if (row.isHidden) return [];
  return changeNotices({ listing: toListingSummary(row, now), ...row });
}
