import { TRIAL_DAYS } from '#shared/plans.ts';
import type { Subscription } from '#shared/subscriptions.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** The state stored under `user_subscription_state`, with exactly the spec's fields (§3). */
export type LocalSubscription = Subscription & { deviceId: string };

/** The subscription for components; it changes at most once a day. */
export type SubscriptionView = {
  kind: 'free' | 'trial' | 'paid';
  isPremium: boolean;
  canStartTrial: boolean;
  /** Days left of a running trial, rounded up: 1 to 7. */
  trialDaysLeft?: number;
  /** The ISO date of the end of the paid time. */
  paidUntil?: string;
};

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
/**
 * This product never wrote dates outside this range. The margin for future dates allows for clocks that were set back.
 */
const EARLIEST_MS = Date.UTC(2020, 0, 1);
const MAX_START_AHEAD_MS = 366 * DAY_MS;
const MAX_END_AHEAD_MS = 10 * 366 * DAY_MS;
const TRIAL_MS = TRIAL_DAYS * DAY_MS;

/** The state before anything has happened (spec §4). */
export function initialSubscription(deviceId: string): LocalSubscription {
  return { isPremium: false, trialUsed: false, deviceId };
}

/** Validates an unknown value; undefined for wrong types and impossible dates. Unknown fields are dropped. */
export function parseSubscription(value: unknown, now: Date): Subscription | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  // safe: every field is checked before it is used
  const { isPremium, trialUsed, deviceId, trialStartDate, subscriptionEndDate } = value as Record<string, unknown>;
  if (typeof isPremium !== 'boolean' || typeof trialUsed !== 'boolean') return undefined;
  if (deviceId !== undefined && typeof deviceId !== 'string') return undefined;
  if (!isSensibleDate(trialStartDate, now.getTime() + MAX_START_AHEAD_MS)) return undefined;
  if (!isSensibleDate(subscriptionEndDate, now.getTime() + MAX_END_AHEAD_MS)) return undefined;
  return {
    isPremium,
    trialUsed,
    ...(deviceId !== undefined && { deviceId }),
    ...(trialStartDate !== undefined && { trialStartDate }),
    ...(subscriptionEndDate !== undefined && { subscriptionEndDate }),
  };
}

function isSensibleDate(value: unknown, latestMs: number): value is string | undefined {
  if (value === undefined) return true;
  if (typeof value !== 'string' || !ISO_DATE.test(value)) return false;
  const time = Date.parse(value);
  return time >= EARLIEST_MS && time <= latestMs;
}

/** Ends what has expired: a trial older than 7 days (spec §4), or paid time that is over. */
export function settleSubscription<T extends Subscription>(state: T, now: Date): T {
  const { isPremium, trialUsed, trialStartDate, subscriptionEndDate } = state;
  if (!isPremium) return state;
  const isOver = trialUsed
    ? subscriptionEndDate !== undefined && Date.parse(subscriptionEndDate) <= now.getTime()
    : trialStartDate !== undefined && now.getTime() - Date.parse(trialStartDate) > TRIAL_MS;
  return isOver ? { ...state, isPremium: false } : state;
}

/** A trial can start only once: if it is unused and no start is recorded (D22). */
export function canStartTrial({ isPremium, trialUsed, trialStartDate }: Subscription): boolean {
  return !isPremium && !trialUsed && trialStartDate === undefined;
}

/** Starts the trial now; does nothing if that is not allowed. */
export function startLocalTrial(state: LocalSubscription, now: Date): LocalSubscription {
  if (!canStartTrial(state)) return state;
  return { ...state, isPremium: true, trialUsed: false, trialStartDate: now.toISOString() };
}

/** The state after the server has reported an earlier trial of this device or account: none can start. */
export function refuseTrial(state: LocalSubscription): LocalSubscription {
  return { ...state, isPremium: false, trialUsed: true };
}

/** Merges the server's response into the state (spec §7); keeps the device id. */
export function mergeAnswer(state: LocalSubscription, answer: Subscription): LocalSubscription {
  return { ...state, ...answer, deviceId: state.deviceId };
}

/** Replaces the state with an account's subscription (spec §4); keeps the device id. */
export function replaceByAccount(state: LocalSubscription, account: Subscription): LocalSubscription {
  return { ...account, deviceId: state.deviceId };
}

/** The view of a settled state for components. Never more than 7 days, even if the clock was set back. */
export function viewSubscription(state: Subscription, now: Date): SubscriptionView {
  const { isPremium, trialUsed, trialStartDate, subscriptionEndDate } = state;
  if (!isPremium) return { kind: 'free', isPremium, canStartTrial: canStartTrial(state) };
  if (trialUsed)
    return {
      kind: 'paid',
      isPremium,
      canStartTrial: false,
      ...(subscriptionEndDate && { paidUntil: subscriptionEndDate }),
    };
  if (trialStartDate === undefined) return { kind: 'trial', isPremium, canStartTrial: false };
  const daysLeft = Math.ceil((Date.parse(trialStartDate) + TRIAL_MS - now.getTime()) / DAY_MS);
  return { kind: 'trial', isPremium, canStartTrial: false, trialDaysLeft: Math.min(Math.max(daysLeft, 1), TRIAL_DAYS) };
}
