import { and, eq, isNull } from 'drizzle-orm';
import { trials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import type { Subscription } from '#shared/subscriptions.ts';
import { getSubscription } from './get-subscription.ts';
import { lockAccount, type TrialMember } from './start-trial.ts';
import type { Trial } from './trial-grant.ts';
import { claimMarks } from './trial-marks.ts';

/**
 * Returns the subscription of a member. A trial that was started without an account in the same browser continues in
 * the account, with the same end, unless the person has had a trial before (D34).
 */
export async function subscriptionOf(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  member: TrialMember,
  trialOfBrowser: Trial | undefined,
): Promise<Subscription> {
  const current = await getSubscription(deps, member.id);
  const { isPremium, trialUsed, trialStartDate } = current;
  const isOpen = !isPremium && !trialUsed && trialStartDate === undefined;
  if (!isOpen || trialOfBrowser?.userId !== null) return current;
  return (await adopt(deps, member, trialOfBrowser)) ? getSubscription(deps, member.id) : current;
}

class Refused extends Error {}

async function adopt(
  deps: Pick<Deps, 'db' | 'config'>,
  member: TrialMember,
  { id }: Pick<Trial, 'id'>,
): Promise<boolean> {
  try {
    return await deps.db.transaction(async (tx) => {
      await lockAccount(tx, member.id);
      if ((await tx.$count(trials, eq(trials.userId, member.id))) > 0) return true;
      const change = { userId: member.id, releasedAt: null };
      const { rowCount } = await tx
        .update(trials)
        .set(change)
        .where(and(eq(trials.id, id), isNull(trials.userId)));
      if (rowCount === 0) return false;
      // Throwing undoes the adoption.
      if (!(await claimMarks(deps, tx, id, member))) throw new Refused();
      return true;
    });
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
