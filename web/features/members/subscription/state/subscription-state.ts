import type { Subscription } from '#shared/subscriptions.ts';
import { createStore, useStore } from '#web/platform/create-store.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { readStored, writeStored } from '#web/platform/stored-text.ts';
import { DEVICE_ID_KEY, deviceId } from './device-id.ts';
import {
  initialSubscription,
  type LocalSubscription,
  parseSubscription,
  replaceByAccount,
  type SubscriptionView,
  settleSubscription,
  viewSubscription,
} from './subscription-rules.ts';

/** The spec's own key (§3). */
const STATE_KEY = 'user_subscription_state';
/** The device's own state, backed up while somebody is signed in and restored when they sign out. */
const DEVICE_STATE_KEY = 'user_subscription_state_device';
/** The backup of a device without a state. */
const NOTHING = '-';
/** Set if a trial started while the server could not be reached: it is reported later (D22). */
const UNCONFIRMED_KEY = 'trial_unconfirmed';
const RECHECK_MS = 60_000;

type Shown = SubscriptionView & {
  /** False on the server and until the stored state has been read. */
  isLoaded: boolean;
  /** The server doesn't know the running trial yet; locked fields stay locked. */
  isUnconfirmed: boolean;
};

const UNKNOWN: Shown = { kind: 'free', isPremium: false, canStartTrial: true, isLoaded: false, isUnconfirmed: false };

const shown = createStore(UNKNOWN, watchChanges);

/**
 * The current state: a corrupt one is logged and reset (spec §4, §8), an expired one is ended. Stores an id and a state
 * in this browser; code that only reads uses `currentSubscription`.
 */
export function localSubscription(now = new Date()): LocalSubscription {
  const raw = readStored('localStorage', STATE_KEY);
  const state = settleSubscription({ ...readState(raw, now), deviceId: deviceId() }, now);
  keep(state, raw);
  return state;
}

/** The same for reading: in a browser without a state, nothing is stored. */
function currentSubscription(now: Date): Subscription {
  return readStored('localStorage', STATE_KEY) === undefined ? initialSubscription('') : localSubscription(now);
}

function readState(raw: string | undefined, now: Date): Subscription {
  if (raw === undefined) return initialSubscription('');
  const parsed = parseSubscription(parseJson(raw), now);
  if (parsed) return parsed;
  logWarning('The stored subscription is corrupt and was reset.');
  return initialSubscription('');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function keep(state: LocalSubscription, raw = readStored('localStorage', STATE_KEY)): void {
  const { isPremium, trialUsed, deviceId: device, trialStartDate, subscriptionEndDate } = state;
  const text = JSON.stringify({ isPremium, trialUsed, deviceId: device, trialStartDate, subscriptionEndDate });
  if (text !== raw) writeStored('localStorage', STATE_KEY, text);
}

/** Changes the current state in every open tab. */
export function changeSubscription(change: (state: LocalSubscription, now: Date) => LocalSubscription): void {
  const now = new Date();
  keep(settleSubscription(change(localSubscription(now), now), now));
  refresh();
}

/** Marks the running trial as unknown to the server, or as confirmed by it. */
export function markTrialUnconfirmed(isUnconfirmed: boolean): void {
  writeStored('localStorage', UNCONFIRMED_KEY, isUnconfirmed ? '1' : undefined);
  refresh();
}

/** For a member the server's subscription replaces the local state (spec §4). */
export function adoptAccountSubscription(account: Subscription): void {
  const own = readStored('localStorage', STATE_KEY);
  const { isPremium, trialUsed, trialStartDate } = account;
  // There is nothing to back up and nothing to store: a member of the free plan leaves no trace here.
  if (own === undefined && !isPremium && !trialUsed && trialStartDate === undefined) {
    refresh();
    return;
  }
  if (readStored('localStorage', DEVICE_STATE_KEY) === undefined)
    writeStored('localStorage', DEVICE_STATE_KEY, own === undefined ? NOTHING : JSON.stringify(localSubscription()));
  writeStored('localStorage', UNCONFIRMED_KEY, undefined);
  changeSubscription((state) => replaceByAccount(state, account));
}

/** After the logout the device's own state counts again. */
export function returnToDeviceSubscription(): void {
  const own = readStored('localStorage', DEVICE_STATE_KEY);
  if (own === undefined) return;
  writeStored('localStorage', STATE_KEY, own === NOTHING ? undefined : own);
  writeStored('localStorage', DEVICE_STATE_KEY, undefined);
  refresh();
}

function refresh(): void {
  const now = new Date();
  const view = viewSubscription(currentSubscription(now), now);
  const isUnconfirmed = view.kind === 'trial' && readStored('localStorage', UNCONFIRMED_KEY) === '1';
  const next: Shown = { ...view, isLoaded: true, isUnconfirmed };
  if (JSON.stringify(next) !== JSON.stringify(shown.get())) shown.set(next);
}

function onStorage({ key }: StorageEvent): void {
  // Without a key another tab has cleared the whole storage.
  if (key === null || key === STATE_KEY || key === DEVICE_ID_KEY || key === UNCONFIRMED_KEY) refresh();
}

function watchChanges(): () => void {
  globalThis.addEventListener('storage', onStorage);
  // A page that was suspended when a trial ended learns of it when it gets the focus.
  globalThis.addEventListener('focus', refresh);
  const ticking = setInterval(refresh, RECHECK_MS);
  refresh();
  return () => {
    globalThis.removeEventListener('storage', onStorage);
    globalThis.removeEventListener('focus', refresh);
    clearInterval(ticking);
  };
}

/** This browser's subscription, for code outside React. */
export function readSubscription(): Shown {
  refresh();
  return shown.get();
}

/** This browser's subscription; on the server and during hydration that of a free visitor (D25). */
export function useSubscription(): Shown {
  return useStore(shown, UNKNOWN);
}
