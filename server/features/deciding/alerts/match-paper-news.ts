import type { PoolClient } from 'pg';
import type { Deps } from '#server/deps.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import { listingLine, retryConflicts } from '#server/features/members/notifications/index.ts';
import type { PaperNews } from '#shared/alert-rules.ts';
import { BEGIN_BATCH, MATCH_PAPER_NEWS } from './match-statements.ts';
import { HEADINGS } from './read-events.ts';

const BATCH_NEWS = 500;

type NewsRow = SummaryRow & { readonly reason: PaperNews; readonly counts: string; readonly at: Date };

const TAKE = `with taken as (
    delete from alert_paper_news where id in (select id from alert_paper_news order by id limit ${BATCH_NEWS})
    returning property_id, reason, counts, at
  )
  select t.reason, t.counts, t.at, ${SUMMARY_COLUMNS} from taken t join properties p on p.id = t.property_id`;

/**
 * Compares what was newly read in documents of open listings with the alerts that include it. Returns the number of
 * notifications. The transaction that writes them also deletes what was compared.
 */
export async function matchPaperNews(deps: Deps, client: PoolClient): Promise<number> {
  for (let notified = 0; ; ) {
    const batch = await retryConflicts(() => matchTaken(deps, client));
    if (batch === undefined) return notified;
    notified += batch;
  }
}

async function matchTaken(deps: Deps, client: PoolClient): Promise<number | undefined> {
  const now = deps.clock.now();
  await client.query(BEGIN_BATCH);
  try {
    const { rows } = await client.query<NewsRow>(TAKE);
    const notified = rows.length > 0 ? await tell(client, rows, now) : undefined;
    await client.query('commit');
    return notified;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function tell(client: PoolClient, news: readonly NewsRow[], now: Date): Promise<number> {
  const { rows } = await client.query<{ told: number }>(MATCH_PAPER_NEWS, [
    [...new Set(news.map(({ id }) => id))],
    now,
    news.map(({ id }) => id),
    news.map(({ reason }) => reason),
    // The same detail as in the notifications to members who saved the listing, by which the statement recognises them.
    news.map(({ at }) => at.toISOString()),
    news.map(({ reason }) => HEADINGS[reason] ?? ''),
    news.map((row) => `${row.counts} · ${listingLine(toListingSummary(row, now))}`),
    news.map(({ at }) => at),
  ]);
  return rows[0]?.told ?? 0;
}
