import { desc, eq } from 'drizzle-orm';
import { payments, trials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import type { Subscription } from '#shared/subscriptions.ts';
import { isTrialActive } from './trial-grant.ts';

/**
 * What an account has, as it is at this moment: a payment that still holds, else its trial. In the spec's own fields (§4):
 * `trialUsed` is true for whoever has ever paid; a trial that is over keeps its `trialStartDate`, so that it can't start again (D22).
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
