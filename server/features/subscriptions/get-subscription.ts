import { desc, eq } from 'drizzle-orm';
import { payments, trials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import type { Subscription } from '#shared/subscriptions.ts';
import { isTrialActive } from './trial-grant.ts';

/**
 * Returns the current subscription of an account: an active payment, otherwise its trial, in the fields of the spec
 * (§4). `trialUsed` is true after a payment, except while a trial runs without an active payment. An expired trial
 * keeps its `trialStartDate`, so that it cannot start again (D22).
 */
export async function getSubscription(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Subscription> {
  const now = deps.clock.now();
  const paidUntil = await lastPaidUntil(deps, userId);
  const trialStartedAt = await trialStart(deps, userId);
  const isPaid = paidUntil !== undefined && now < paidUntil;
  const isOnTrial = trialStartedAt !== undefined && isTrialActive(trialStartedAt, now);
  return {
    isPremium: isPaid || isOnTrial,
    trialUsed: isPaid || (paidUntil !== undefined && !isOnTrial),
    ...(trialStartedAt && { trialStartDate: trialStartedAt.toISOString() }),
    ...(paidUntil && { subscriptionEndDate: paidUntil.toISOString() }),
  };
}

async function lastPaidUntil({ db }: Pick<Deps, 'db'>, userId: string): Promise<Date | undefined> {
  const [payment] = await db
    .select({ validUntil: payments.validUntil })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.validUntil))
    .limit(1);
  return payment?.validUntil;
}

async function trialStart({ db }: Pick<Deps, 'db'>, userId: string): Promise<Date | undefined> {
  const [trial] = await db.select({ startedAt: trials.startedAt }).from(trials).where(eq(trials.userId, userId));
  return trial?.startedAt;
}
