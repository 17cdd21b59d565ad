import { TRIAL_DAYS } from '#shared/plans.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** The data about an anonymous trial in its signed cookie (D22). */
export type TrialGrant = { readonly startedAt: Date };

/** The cookie of an anonymous trial. Its signature proves that this server wrote it. */
export const TRIAL_COOKIE = 'peyda_trial';

const FORM = /^trial-(\d{13})$/;

/** Returns the value of the cookie. The prefix names its purpose, so no other signed value is valid as a trial. */
export function writeGrant({ startedAt }: TrialGrant): string {
  return `trial-${startedAt.getTime()}`;
}

/** Reads the trial from a cookie value whose signature is already checked. Returns undefined for other values. */
export function readGrant(value: string | undefined): TrialGrant | undefined {
  const startedAt = FORM.exec(value ?? '')?.[1];
  return startedAt === undefined ? undefined : { startedAt: new Date(Number(startedAt)) };
}

/** The end of a trial. */
export function trialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS);
}

/** Returns whether a trial is active at `now`. A trial with a start in the future is not active. */
export function isTrialActive(startedAt: Date, now: Date): boolean {
  return startedAt <= now && now < trialEnd(startedAt);
}
