import type { Deps } from '#server/deps.ts';
import { LONGEST_JOB_MS } from '#server/features/desk/collection-desk/index.ts';
import { UNREAD } from '#server/features/desk/listing-desk/index.ts';
import {
  IS_BLANK,
  IS_NEVER_READ,
  READABLE_DOCUMENTS,
  WAITING_FINDINGS,
} from '#server/features/intake/document-texts/index.ts';
import { invoiceReport } from '#server/features/selling/invoices/index.ts';
import { keysThatRefund, TRANSFER } from '#server/features/selling/payments/index.ts';
import type { OperatorRole } from '#shared/desk/operators.ts';
import type { Waiting } from '#shared/desk/waiting/waiting.ts';
import { type WaitingKind, waitingFor } from '#shared/desk/waiting/waiting-kinds.ts';
import { LAW } from '#shared/law/law-figures.ts';

/**
 * The parameters of the statements below: transfers, who refunds, the start before which a running job counts as cut
 * off, now.
 */
const GIVEN = `select $1::text as transfer, $2::text[] as refunding, $3::timestamptz as cut_off,
  $4::timestamptz as now`;

/** For each kind: how many, since when, until when, and the most urgent one. */
const STATEMENTS: Readonly<Record<WaitingKind, string>> = {
  removal: `select count(*)::int as count, min(received_at) as since, min(due_at) as due,
      (array_agg(id::text order by due_at))[1] as first from removal_requests where decided_at is null`,
  support: `select count(*)::int, min(updated_at), min(due_at) filter (where first_answered_at is null),
      (array_agg(id::text order by due_at))[1] from support_conversations where state = 'open'`,
  transfer: `select count(*)::int, min(coalesce(confirmed_at, created_at)), min(expires_at), null
      from orders where state = 'paying' and method = (select transfer from given)`,
  refund: `select count(*)::int, min(created_at), min(due_by), null from refunds
      where state <> 'done' and (method <> all((select refunding from given)::text[]) or state = 'refused')`,
  letter: `select count(*)::int, min(created_at), null::timestamptz, null from outbox
      where state = 'dead' and kind <> '${invoiceReport.name}'`,
  // Skip invoices that were issued by hand in the meantime.
  invoice: `select count(*)::int, min(o.created_at), min(i.happened_at) + interval '${LAW.invoiceDays.value} days', null
      from outbox o join invoices i on i.id::text = o.key
      where o.state = 'dead' and o.kind = '${invoiceReport.name}' and i.number is null`,
  source: `select count(*)::int, min(started_at), null::timestamptz, null from (
      select distinct on (source) source, state, started_at from collection_runs order by source, id desc
    ) last_run where state = 'failed'`,
  // While it runs again, a job keeps its previous error.
  job: `select count(*)::int, min(coalesce(last_good_at, started_at)), null::timestamptz, null from job_states
      where error is not null or (finished_at is null and started_at < (select cut_off from given))`,
  finding: `select count(*)::int, min(since), null::timestamptz, null from (${WAITING_FINDINGS}) f`,
  unread: `select count(*)::int, min(first_seen_at), null::timestamptz, null from properties p
      where p.is_open and ${UNREAD}`,
  // Nobody can repair an unreadable file, so it is reported for a week. A document that waits for another reading has
  // been read.
  paper: `select count(distinct f.sha256)::int, min(coalesce(t.read_at, f.stored_at)), null::timestamptz, null
      from ${READABLE_DOCUMENTS} and (
        ((t.state = 'failed' or ${IS_BLANK}) and t.read_at > (select now from given) - interval '7 days')
        or (${IS_NEVER_READ} and f.stored_at < (select now from given) - interval '1 day'))`,
};

type Row = {
  readonly kind: WaitingKind;
  readonly count: number;
  readonly since: Date;
  readonly due: Date | null;
  readonly first: string | null;
};

/**
 * The tasks that wait for an operator with this role, in one statement: by due date, then the longest waiting first.
 */
export async function listWaiting({ db, clock }: Pick<Deps, 'db' | 'clock'>, role: OperatorRole): Promise<Waiting[]> {
  const each = waitingFor(role).map(
    (kind) => `select '${kind}' as kind, w.* from (${STATEMENTS[kind]}) w (count, since, due, first)`,
  );
  const { rows } = await db.$client.query<Row>(`with given as (${GIVEN}) ${each.join(' union all ')}`, [
    TRANSFER,
    keysThatRefund(),
    new Date(clock.now().getTime() - LONGEST_JOB_MS),
    clock.now(),
  ]);
  const urgency = ({ due, since }: Row) => [due === null ? 1 : 0, (due ?? since).getTime()] as const;
  return rows
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => {
      const [left, right] = [urgency(a), urgency(b)];
      return left[0] - right[0] || left[1] - right[1];
    })
    .map(({ since, due, ...row }) => ({ ...row, since: since.toISOString(), due: due?.toISOString() ?? null }));
}
