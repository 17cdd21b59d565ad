import type { Deps } from '#server/deps.ts';
import type { Subscription } from '#shared/subscriptions.ts';
import { isTrialActive } from './trial-grant.ts';

/** The sources of rights: paid times in order, organisations whose plan is active, the trial. */
const STATEMENT = `select 'paid' as kind, coalesce(valid_from, paid_at) as since, valid_until as until from payments
    where user_id = $1 and plan = 'premium' and (coalesce(valid_from, paid_at) < valid_until or valid_from is null)
  union all select 'organisation', null, o.valid_until from organisation_members m
    join organisations o on o.id = m.organisation_id where m.user_id = $1 and o.valid_until > $2
  union all select 'trial', started_at, null from trials where user_id = $1
  order by since, until`;

type Row = {
  readonly kind: 'paid' | 'organisation' | 'trial';
  readonly since: Date | null;
  readonly until: Date | null;
};

/**
 * Returns the current subscription of an account: an active payment or organisation, otherwise its trial, in the fields
 * of the spec (§4). `trialUsed` is true after a payment, except while a trial runs without an active payment. An
 * expired trial keeps its `trialStartDate`, so that it cannot start again (D22).
 */
export async function getSubscription(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Subscription> {
  const now = deps.clock.now();
  const { rows } = await deps.db.$client.query<Row>({
    name: 'get-subscription',
    text: STATEMENT,
    values: [userId, now],
  });
  const boughtUntil = lastPaidUntil(rows, now);
  const paidUntil = latest(boughtUntil, organisationUntil(rows));
  const trialStartedAt = rows.find(({ kind }) => kind === 'trial')?.since ?? undefined;
  const isPaid = paidUntil !== undefined && now < paidUntil;
  const isOnTrial = trialStartedAt !== undefined && isTrialActive(trialStartedAt, now);
  return {
    isPremium: isPaid || isOnTrial,
    trialUsed: isPaid || (boughtUntil !== undefined && !isOnTrial),
    ...(trialStartedAt && { trialStartDate: trialStartedAt.toISOString() }),
    ...(paidUntil && { subscriptionEndDate: paidUntil.toISOString() }),
  };
}

/**
 * Returns the end of the paid time that is active at `now`, including any time that follows without a gap; otherwise
 * the end of the last one. Paid time that has not begun gives no rights yet.
 */
function lastPaidUntil(rows: readonly Row[], now: Date): Date | undefined {
  return rows.reduce<Date | undefined>((end, { kind, since, until }) => {
    if (kind !== 'paid' || !since || !until) return end;
    const follows = since <= now || (end !== undefined && end > now && since <= end);
    return follows && (end === undefined || until > end) ? until : end;
  }, undefined);
}

/**
 * Returns the latest end among the active plans of the member's organisations (spec §6). The member has these rights as
 * long as they belong to an organisation, and loses them at once on leaving.
 */
function organisationUntil(rows: readonly Row[]): Date | undefined {
  return rows.reduce<Date | undefined>(
    (end, { kind, until }) => (kind === 'organisation' ? latest(end, until ?? undefined) : end),
    undefined,
  );
}

const latest = (a: Date | undefined, b: Date | undefined) => (a && b ? (a > b ? a : b) : (a ?? b));
