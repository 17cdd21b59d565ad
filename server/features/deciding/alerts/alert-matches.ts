import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { changeFeed } from '#server/database/tables/companies/listing-changes.ts';
import type { Deps } from '#server/deps.ts';
import { ALERT_MATCHES_KEPT_DAYS } from '#shared/organisations/shared-alerts.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/**
 * The id of the last match of an organisation's alert. All matches up to it are visible, because only one process
 * writes matches at a time.
 */
export async function readLastMatch({ db }: { readonly db: Transaction | Deps['db'] }): Promise<number> {
  const { rows } = await db.execute<{ last: string }>(sql`
    select greatest(forgotten_match, (select max(id) from alert_matches)) as last from ${changeFeed}`);
  return Number(rows[0]?.last ?? 0);
}

/**
 * A job: deletes old matches of organisations' alerts and stores up to where, so that a program whose cursor is older
 * gets an error.
 */
export async function forgetAlertMatches({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ matches: number }> {
  const before = new Date(clock.now().getTime() - ALERT_MATCHES_KEPT_DAYS * DAY_MS).toISOString();
  const { rows } = await db.execute<{ matches: number }>(sql`
    with gone as (
      delete from alert_matches where at < ${before}::timestamptz returning id
    ), noted as (
      update ${changeFeed} set forgotten_match = greatest(forgotten_match, (select max(id) from gone))
    )
    select count(*)::int as matches from gone`);
  return { matches: rows[0]?.matches ?? 0 };
}
