import { TRIAL_DAYS } from '#shared/plans.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** An anonymous trial as its signed cookie tells it (D22). */
export type TrialGrant = { readonly startedAt: Date };

/** The cookie of an anonymous trial; what signs it makes sure that nobody else wrote it. */
export const TRIAL_COOKIE = 'peyda_trial';

const FORM = /^trial-(\d{13})$/;

/** What goes into the cookie. The purpose stands in it: one signed value can't pass for another. */
export function writeGrant({ startedAt }: TrialGrant): string {
  return `trial-${startedAt.getTime()}`;
}

/** The grant in a cookie whose signature was right; undefined for anything else. */
export function readGrant(value: string | undefined): TrialGrant | undefined {
  const startedAt = FORM.exec(value ?? '')?.[1];
  return startedAt === undefined ? undefined : { startedAt: new Date(Number(startedAt)) };
}

/** The end of a trial. */
export function trialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS);
}

/** Whether a trial runs at `now`; one that would begin only later is nobody's either. */
export function isTrialActive(startedAt: Date, now: Date): boolean {
  return startedAt <= now && now < trialEnd(startedAt);
}
