import { DAY_MS } from '#shared/dates.ts';
import { SUBSCRIPTION_DAYS, TRIAL_DAYS } from '#shared/plans.ts';
import type { Subscription } from '#shared/subscriptions.ts';

/** The state kept under `user_subscription_state`, in exactly the spec's fields (§3). */
export type LocalSubscription = Subscription & { deviceId: string };

/** What screens ask of a subscription; nothing in it changes more often than once a day. */
export type SubscriptionView = {
  kind: 'free' | 'trial' | 'paid';
  isPremium: boolean;
  canStartTrial: boolean;
  /** Begun days left of a running trial, 1 to 7. */
  trialDaysLeft?: number;
  /** ISO date until which is paid. */
  paidUntil?: string;
};

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
/** Dates before the product or this far ahead were never written by it. A clock that was put back is no corruption. */
const EARLIEST_MS = Date.UTC(2020, 0, 1);
const MAX_START_AHEAD_MS = 366 * DAY_MS;
const MAX_END_AHEAD_MS = 10 * 366 * DAY_MS;
const TRIAL_MS = TRIAL_DAYS * DAY_MS;

/** Before anything has happened (spec §4). */
export function initialSubscription(deviceId: string): LocalSubscription {
  return { isPremium: false, trialUsed: false, deviceId };
}

/** Reads what claims to be a subscription; undefined for wrong types and absurd dates. Other fields are dropped. */
export function parseSubscription(value: unknown, now: Date): Subscription | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  // Every field is checked before it is used.
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

/** What time has ended: a trial more than 7 days old (spec §4), a paid year that is over. */
export function settleSubscription<T extends Subscription>(state: T, now: Date): T {
  const { isPremium, trialUsed, trialStartDate, subscriptionEndDate } = state;
  if (!isPremium) return state;
  const isOver = trialUsed
    ? subscriptionEndDate !== undefined && Date.parse(subscriptionEndDate) <= now.getTime()
    : trialStartDate !== undefined && now.getTime() - Date.parse(trialStartDate) > TRIAL_MS;
  return isOver ? { ...state, isPremium: false } : state;
}

/** A trial starts once: while it is not used and no start is recorded (D22). */
export function canStartTrial({ isPremium, trialUsed, trialStartDate }: Subscription): boolean {
  return !isPremium && !trialUsed && trialStartDate === undefined;
}

/** The trial begins now; where it may not, nothing changes. */
export function startTrial(state: LocalSubscription, now: Date): LocalSubscription {
  if (!canStartTrial(state)) return state;
  return { ...state, isPremium: true, trialUsed: false, trialStartDate: now.toISOString() };
}

/** The server knows of an earlier trial of this device or account: it is over, and none can start. */
export function refuseTrial(state: LocalSubscription): LocalSubscription {
  return { ...state, isPremium: false, trialUsed: true };
}

/** A payment is confirmed: premium for 365 days (spec §4). */
export function upgradeSubscription(state: LocalSubscription, now: Date): LocalSubscription {
  const end = new Date(now.getTime() + SUBSCRIPTION_DAYS * DAY_MS);
  return { ...state, isPremium: true, trialUsed: true, subscriptionEndDate: end.toISOString() };
}

/** Lays the server's answer over the state (spec §7); the device stays this one. */
export function mergeAnswer(state: LocalSubscription, answer: Subscription): LocalSubscription {
  return { ...state, ...answer, deviceId: state.deviceId };
}

/** Puts an account's subscription in the state's place (spec §4); the device stays this one. */
export function replaceByAccount(state: LocalSubscription, account: Subscription): LocalSubscription {
  return { ...account, deviceId: state.deviceId };
}

/** What screens show of a state that has been settled. A clock put back never shows more than the 7 days. */
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
