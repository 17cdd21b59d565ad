import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { askedTrials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import type { ConfirmationStep } from '#server/features/members/accounts/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { TRIAL_DAYS } from '#shared/plans.ts';
import { hashesOf, startHashedTrial, type TrialRequest } from './start-trial.ts';

/**
 * Stores a member's request for a trial before the address is confirmed (D46). A later request replaces an earlier one.
 */
export async function askForTrial(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
  { deviceId, mark, network }: Omit<TrialRequest, 'member'>,
): Promise<void> {
  const wish = { ...(await hashesOf(deps, { deviceId, mark })), ...network, askedAt: deps.clock.now() };
  await deps.db
    .insert(askedTrials)
    .values({ userId, ...wish })
    .onConflictDoUpdate({ target: askedTrials.userId, set: wish });
}

/** Starts the requested trial once the address is confirmed (D46), unless the person has had one (D34). */
export const startAskedTrial: ConfirmationStep = async (deps, tx, member) => {
  const [wish] = await tx.delete(askedTrials).where(eq(askedTrials.userId, member.id)).returning();
  if (!wish) return undefined;
  const { deviceHash, markHash, addressHash, networkHash } = wish;
  const request = { hashes: { deviceHash, markHash }, network: { addressHash, networkHash }, member };
  try {
    await tx.transaction((nested: Transaction) => startHashedTrial(deps, nested, request));
    return [`${TRIAL_DAYS} günlük ücretsiz denemeniz başladı.`];
  } catch (error) {
    // The person has had a trial, or the network has too many: the address is confirmed anyway.
    if (error instanceof ExpectedError) return undefined;
    throw error;
  }
};
