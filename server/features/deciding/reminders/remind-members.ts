import type { PoolClient } from 'pg';
import type { Deps } from '#server/deps.ts';
import { SUMMARY_COLUMNS, type SummaryRow } from '#server/features/market/listing/index.ts';
import { queueDeliveries, retryConflicts, withConnection } from '#server/features/members/notifications/index.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { listingNotices } from './listing-notices.ts';
import { paymentNotices, UNPAID_SALES, type UnpaidSale } from './payment-notices.ts';
import { planReminders } from './plan-reminders.ts';
import { noticeValues, remindStatement } from './remind-statement.ts';
import type { ReminderNotice } from './reminder-notice.ts';

const BATCH_LISTINGS = 500;
const BATCH_SALES = 500;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Listings that are due for a check. Skips those that another process has locked. */
const DUE_PLANS = `select property_id as "propertyId", end_date as "plannedEnd", moved_from as "movedFrom", checked_at as "checkedAt"
  from reminder_plans where next_at <= $1 order by next_at, property_id limit ${BATCH_LISTINGS} for update skip locked`;
const LISTINGS = `select ${SUMMARY_COLUMNS} from properties p
  where p.id = any($1) and p.status = 'open' and p.end_date > $2 and p.hidden_at is null`;
const KEEP_PLANS = `update reminder_plans r set checked_at = $1, next_at = n.next_at
  from unnest($2::bigint[], $3::timestamptz[]) as n(property_id, next_at) where r.property_id = n.property_id`;
const DROP_PLANS = 'delete from reminder_plans where property_id = any($1)';
const REMIND = { savers: remindStatement('savers'), winners: remindStatement('winners') };

type Plan = { propertyId: string; plannedEnd: Date; movedFrom: Date | null; checkedAt: Date | null };
type Row = SummaryRow & { readonly endDate: Date };

/**
 * Reminds members of the dates of their saved listings, and of the payments of those they won, according to their
 * settings. A reminder is sent once; when an end moves, it is planned again. One transaction writes the notifications
 * and the time up to which a listing was checked, so that a kill neither loses nor duplicates a reminder. For a job;
 * idempotent and safe to run twice at once.
 */
export async function remindMembers(deps: Deps): Promise<{ notified: number; queued: number }> {
  await retryConflicts(() => planReminders(deps));
  const notified = (await remindSavers(deps)) + (await remindWinners(deps));
  const { queued } = await queueDeliveries(deps);
  return { notified, queued };
}

async function remindSavers(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  for (let notified = 0; ; ) {
    const batch = await retryConflicts(() => withConnection(deps, (client) => remindBatch(client, now)));
    notified += batch.notified;
    if (!batch.hasMore) return notified;
  }
}

/** Processes the listings that are due, in one transaction. */
async function remindBatch(client: PoolClient, now: Date): Promise<{ hasMore: boolean; notified: number }> {
  await client.query('begin');
  const { rows: plans } = await client.query<Plan>(DUE_PLANS, [now]);
  const ids = plans.map(({ propertyId }) => propertyId);
  const { rows } = await client.query<Row>(LISTINGS, [ids, now]);
  const byId = new Map(plans.map((plan) => [plan.propertyId, plan]));
  const looked = rows.flatMap((row) => {
    const plan = byId.get(row.id);
    // A listing whose end has just moved keeps its plan: the next run plans it again and mentions the change.
    if (!plan || plan.plannedEnd.getTime() !== row.endDate.getTime()) return [];
    return [{ id: row.id, ...listingNotices({ row, movedFrom: plan.movedFrom, checkedAt: plan.checkedAt }, now) }];
  });
  const notified = await tell(
    client,
    'savers',
    looked.flatMap(({ notices }) => notices),
    now,
  );
  await client.query(KEEP_PLANS, [now, looked.map(({ id }) => id), looked.map(({ nextAt }) => nextAt)]);
  const open = new Set(rows.map(({ id }) => id));
  const over = ids.filter((id) => !open.has(id));
  await client.query(DROP_PLANS, [over]);
  await client.query('commit');
  return { hasMore: plans.length === BATCH_LISTINGS && looked.length + over.length > 0, notified };
}

async function tell(
  client: Pick<PoolClient, 'query'>,
  audience: keyof typeof REMIND,
  notices: readonly ReminderNotice[],
  now: Date,
): Promise<number> {
  if (notices.length === 0) return 0;
  const { rows } = await client.query<{ told: number }>(REMIND[audience], noticeValues(notices, now));
  return rows[0]?.told ?? 0;
}

/** Unpaid winners are few, so every run checks all of them. */
async function remindWinners(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const { $client } = deps.db;
  let after: [string, string | number] = [NOBODY, 0];
  for (let notified = 0; ; ) {
    const values = [istanbulDate(now), ...after, BATCH_SALES];
    const { rows } = await $client.query<UnpaidSale>(UNPAID_SALES, values);
    const notices = rows.flatMap((sale) => paymentNotices(sale, now));
    notified += await retryConflicts(() => tell($client as Pick<PoolClient, 'query'>, 'winners', notices, now));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SALES) return notified;
    after = [last.userId, last.id];
  }
}
