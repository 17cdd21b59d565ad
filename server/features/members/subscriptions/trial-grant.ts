import { and, eq } from 'drizzle-orm';
import { trials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { TRIAL_DAYS } from '#shared/plans.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import type { DeviceMark } from './device-mark.ts';

/** The content of the signed cookie of a trial without an account (D22): the trial, and the browser it belongs to. */
export type TrialGrant = { readonly trialId: number; readonly markId: string };

export type Trial = { readonly id: number; readonly userId: string | null; readonly startedAt: Date };

/** The cookie of an anonymous trial. Its signature proves that this server wrote it. */
export const TRIAL_COOKIE = 'peyda_trial';

const FORM = /^trial-(\d{1,15})-([A-Za-z0-9_-]{22})$/;

/** Returns the value of the cookie. The prefix names its purpose, so no other signed value is valid as a trial. */
export function writeGrant({ trialId, markId }: TrialGrant): string {
  return `trial-${trialId}-${markId}`;
}

/**
 * Returns the active trial that a browser has a grant for. The grant is invalid without the mark of the same browser,
 * or when the trial is no longer stored (D34). The signatures of both cookies are already checked.
 */
export async function findGrantedTrial(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  grantCookie: string | undefined,
  mark: DeviceMark | undefined,
): Promise<Trial | undefined> {
  const [, trialId, markId] = FORM.exec(grantCookie ?? '') ?? [];
  if (trialId === undefined || mark === undefined || markId !== mark.id) return undefined;
  const [trial] = await deps.db
    .select({ id: trials.id, userId: trials.userId, startedAt: trials.startedAt })
    .from(trials)
    .where(and(eq(trials.id, Number(trialId)), eq(trials.markHash, await hashOfMark(deps, mark))));
  return trial && isTrialActive(trial.startedAt, deps.clock.now()) ? trial : undefined;
}

/** Returns the keyed hash under which the mark of a browser is stored. */
export function hashOfMark(deps: Pick<Deps, 'config'>, { id }: DeviceMark): Promise<string> {
  return keyedHash(deps, `device mark ${id}`);
}

export function trialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS);
}

/** Returns whether a trial is active at `now`. A trial with a start in the future is not active. */
export function isTrialActive(startedAt: Date, now: Date): boolean {
  return startedAt <= now && now < trialEnd(startedAt);
}
