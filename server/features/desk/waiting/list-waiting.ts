import type { Deps } from '#server/deps.ts';
import { keysThatRefund, TRANSFER } from '#server/features/selling/payments/index.ts';
import type { OperatorRole } from '#shared/desk/operators.ts';
import type { Waiting } from '#shared/desk/waiting/waiting.ts';
import { type WaitingKind, waitingFor } from '#shared/desk/waiting/waiting-kinds.ts';

/** Of each kind: how many, since when, until when, and the most urgent one. `$1` is transfers, `$2` who refunds. */
const STATEMENTS: Readonly<Record<WaitingKind, string>> = {
  removal: `select count(*)::int as count, min(received_at) as since, min(due_at) as due,
      (array_agg(id::text order by due_at))[1] as first from removal_requests where decided_at is null`,
  support: `select count(*)::int, min(updated_at), min(due_at) filter (where first_answered_at is null),
      (array_agg(id::text order by due_at))[1] from support_conversations where state = 'open'`,
  transfer: `select count(*)::int, min(coalesce(confirmed_at, created_at)), min(expires_at), null
      from orders where state = 'paying' and method = $1`,
  refund: `select count(*)::int, min(created_at), min(due_by), null from refunds
      where state <> 'done' and (method <> all($2::text[]) or state = 'refused')`,
  letter: `select count(*)::int, min(created_at), null::timestamptz, null from outbox where state = 'dead'`,
  source: `select count(*)::int, min(started_at), null::timestamptz, null from (
      select distinct on (source) source, state, started_at from collection_runs order by source, id desc
    ) last_run where state = 'failed'`,
};

type Row = {
  readonly kind: WaitingKind;
  readonly count: number;
  readonly since: Date;
  readonly due: Date | null;
  readonly first: string | null;
};

/** What waits for an operator of this role, by one statement: what is due first before what waits longest. */
export async function listWaiting({ db }: Pick<Deps, 'db'>, role: OperatorRole): Promise<Waiting[]> {
  const each = waitingFor(role).map(
    (kind) => `select '${kind}' as kind, w.* from (${STATEMENTS[kind]}) w (count, since, due, first)`,
  );
  // `given` tells the types of both values where no statement of the role uses them.
  const { rows } = await db.$client.query<Row>(
    `with given as (select $1::text as transfer, $2::text[] as refunding) ${each.join(' union all ')}`,
    [TRANSFER, keysThatRefund()],
  );
  const urgency = ({ due, since }: Row) => [due === null ? 1 : 0, (due ?? since).getTime()] as const;
  return rows
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => {
      const [left, right] = [urgency(a), urgency(b)];
      return left[0] - right[0] || left[1] - right[1];
    })
    .map(({ since, due, ...row }) => ({ ...row, since: since.toISOString(), due: due?.toISOString() ?? null }));
}
