import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import { payments, trials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import type { Subscription } from '#shared/subscriptions.ts';
import { isTrialActive } from './trial-grant.ts';

/**
 * Returns the current subscription of an account: an active payment or organisation, otherwise its trial, in the fields
 * of the spec (§4). `trialUsed` is true after a payment, except while a trial runs without an active payment. An
 * expired trial keeps its `trialStartDate`, so that it cannot start again (D22).
 */
export async function getSubscription(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Subscription> {
  const now = deps.clock.now();
  const boughtUntil = await lastPaidUntil(deps, userId, now);
  const paidUntil = latest(boughtUntil, await organisationUntil(deps, userId, now));
  const trialStartedAt = await trialStart(deps, userId);
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
 * The end of the paid time that runs at `now`, with what follows it without a gap; otherwise of the last that ran. Time
 * that was paid for and has not begun gives no right yet.
 */
async function lastPaidUntil({ db }: Pick<Deps, 'db'>, userId: string, now: Date): Promise<Date | undefined> {
  const { plan, validFrom, paidAt, validUntil } = payments;
  const from = sql<Date>`coalesce(${validFrom}, ${paidAt})`.mapWith(paidAt);
  const periods = await db
    .select({ from, until: validUntil })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(plan, 'premium'), or(sql`${from} < ${validUntil}`, isNull(validFrom))))
    .orderBy(from, validUntil);
  return periods.reduce<Date | undefined>((end, period) => {
    const follows = period.from <= now || (end !== undefined && end > now && period.from <= end);
    return follows && (end === undefined || period.until > end) ? period.until : end;
  }, undefined);
}

/**
 * The end of the last running plan among the member's organisations (spec §6): it is theirs as long as they belong to
 * one, and is over at once for a member who leaves.
 */
async function organisationUntil({ db }: Pick<Deps, 'db'>, userId: string, now: Date): Promise<Date | undefined> {
  const [last] = await db
    .select({ until: organisations.validUntil })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(and(eq(organisationMembers.userId, userId), gt(organisations.validUntil, now)))
    .orderBy(desc(organisations.validUntil))
    .limit(1);
  return last?.until;
}

const latest = (a: Date | undefined, b: Date | undefined) => (a && b ? (a > b ? a : b) : (a ?? b));

async function trialStart({ db }: Pick<Deps, 'db'>, userId: string): Promise<Date | undefined> {
  const [trial] = await db.select({ startedAt: trials.startedAt }).from(trials).where(eq(trials.userId, userId));
  return trial?.startedAt;
}
