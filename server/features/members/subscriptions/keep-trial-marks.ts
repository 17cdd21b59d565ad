import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { trials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import type { AccountWatcher } from '#server/features/members/accounts/index.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';
import { renewMarks } from './trial-marks.ts';

/**
 * Keeps the hashes of a trial up to date with the account's e-mail and number. When the account is deleted, the keyed
 * hashes stay for a year without it, so that the same person gets no second trial (D34).
 */
export const keepTrialMarks: AccountWatcher = async (deps, tx, account, event) => {
  const [trial] = await tx.select({ id: trials.id }).from(trials).where(eq(trials.userId, account.id));
  if (!trial) return;
  await renewMarks(deps, tx, trial.id, account);
  if (event === 'removed') {
    const released = { userId: null, releasedAt: deps.clock.now() };
    await tx.update(trials).set(released).where(eq(trials.id, trial.id));
  }
};

/** Deletes trials that have had no account for a year, with their hashes. For a job; idempotent. */
export async function forgetOldTrials({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ trials: number }> {
  const oldest = yearsBefore(clock.now(), RETENTION.usedTrialYears);
  const since = sql`coalesce(${trials.releasedAt}, ${trials.startedAt})`;
  const { rowCount } = await db.delete(trials).where(and(isNull(trials.userId), lt(since, oldest)));
  return { trials: rowCount ?? 0 };
}
