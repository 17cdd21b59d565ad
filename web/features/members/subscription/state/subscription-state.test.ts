import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#shared/text/dates.ts';
import { type FakeStorage, fakeBrowser } from '#tests/support/fake-browser.ts';
import { refuseTrial, startLocalTrial } from './subscription-rules.ts';

const KEY = 'user_subscription_state';
const NOW = new Date('2026-11-20T12:00:00.000Z');

let storage: FakeStorage;
let state: typeof import('./subscription-state.ts');
const warn = vi.spyOn(console, 'warn');

/** Simulates a newly opened page that has read nothing yet. */
async function openPage(): Promise<void> {
  vi.resetModules();
  state = await import('./subscription-state.ts');
}

const stored = () => JSON.parse(storage.getItem(KEY) ?? 'null');

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  warn.mockReset().mockImplementation(() => undefined);
  storage = fakeBrowser();
  await openPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the stored state', () => {
  it('is written in exactly the fields of the specification', () => {
    expect(state.readSubscription()).toMatchObject({ kind: 'free', canStartTrial: true, isLoaded: true });
    state.changeSubscription(startLocalTrial);
    expect(stored().deviceId).toBe(storage.getItem('device_id'));
    expect(Object.keys(stored())).toEqual(['isPremium', 'trialUsed', 'deviceId', 'trialStartDate']);
  });

  it('is not created by reading or by a member of the free plan, and neither is a device id', () => {
    const initial = { kind: 'free', canStartTrial: true, isLoaded: true };
    expect(state.readSubscription()).toMatchObject(initial);
    state.adoptAccountSubscription({ isPremium: false, trialUsed: false });
    expect(state.readSubscription()).toMatchObject(initial);
    state.returnToDeviceSubscription();
    for (const key of [KEY, 'device_id', 'user_subscription_state_device']) expect(storage.getItem(key)).toBeNull();
  });

  it('is empty after signing out if the device had none', () => {
    state.adoptAccountSubscription({ isPremium: true, trialUsed: true });
    expect(state.readSubscription().kind).toBe('paid');
    state.returnToDeviceSubscription();
    expect(state.readSubscription()).toMatchObject({ kind: 'free', canStartTrial: true });
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('survives a reload, and ends its trial on a later load', async () => {
    state.changeSubscription(startLocalTrial);
    vi.setSystemTime(NOW.getTime() + 7 * DAY_MS);
    await openPage();
    expect(state.readSubscription()).toMatchObject({ kind: 'trial', trialDaysLeft: 1 });
    vi.setSystemTime(NOW.getTime() + 7 * DAY_MS + 1);
    await openPage();
    expect(state.readSubscription()).toMatchObject({ kind: 'free', canStartTrial: false });
    expect(stored()).toMatchObject({ isPremium: false, trialUsed: false, trialStartDate: NOW.toISOString() });
  });

  it.each(['', '{', 'null', '[]', '{"isPremium":1,"trialUsed":false}', '{"isPremium":true}'])(
    'is logged and reset when it is corrupt: %j',
    (text) => {
      storage.setItem(KEY, text);
      expect(state.readSubscription()).toMatchObject({ kind: 'free', isPremium: false, canStartTrial: true });
      expect(warn).toHaveBeenCalledTimes(1);
      expect(stored()).toMatchObject({ isPremium: false, trialUsed: false });
      state.readSubscription();
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  it('can be read whatever is in storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        storage.setItem(KEY, text);
        expect(state.readSubscription().isLoaded).toBe(true);
        expect(typeof stored().isPremium).toBe('boolean');
      }),
    );
  });

  it('is kept in memory if storage is forbidden', async () => {
    fakeBrowser({ isStorageClosed: true });
    await openPage();
    state.changeSubscription(startLocalTrial);
    expect(state.readSubscription()).toMatchObject({ kind: 'trial', trialDaysLeft: 7 });
    state.changeSubscription(refuseTrial);
    expect(state.readSubscription()).toMatchObject({ kind: 'free', canStartTrial: false });
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps this device’s id, whatever id is stored in it', () => {
    storage.setItem(KEY, JSON.stringify({ isPremium: false, trialUsed: true, deviceId: 'web_someone_else' }));
    expect(state.localSubscription().deviceId).toBe(storage.getItem('device_id'));
    expect(stored().trialUsed).toBe(true);
  });
});

describe('an account', () => {
  it('takes the place of the device’s state, which comes back after signing out', () => {
    state.changeSubscription(startLocalTrial);
    const end = new Date(NOW.getTime() + 100 * DAY_MS).toISOString();
    state.adoptAccountSubscription({ isPremium: true, trialUsed: true, subscriptionEndDate: end });
    expect(state.readSubscription()).toMatchObject({ kind: 'paid', paidUntil: end });
    expect(stored()).toMatchObject({ isPremium: true, trialUsed: true });
    expect(stored().trialStartDate).toBeUndefined();
    state.adoptAccountSubscription({ isPremium: false, trialUsed: true });
    expect(state.readSubscription()).toMatchObject({ kind: 'free', canStartTrial: false });
    state.returnToDeviceSubscription();
    expect(state.readSubscription()).toMatchObject({ kind: 'trial', trialDaysLeft: 7 });
  });

  it('does not change the state of a device on which nobody has signed in', () => {
    state.changeSubscription(startLocalTrial);
    state.returnToDeviceSubscription();
    expect(state.readSubscription().kind).toBe('trial');
  });
});

describe('a trial not confirmed by the server', () => {
  it('is marked while it runs unconfirmed', () => {
    state.markTrialUnconfirmed(true);
    expect(state.readSubscription().isUnconfirmed).toBe(false);
    state.changeSubscription(startLocalTrial);
    expect(state.readSubscription().isUnconfirmed).toBe(true);
    state.markTrialUnconfirmed(false);
    expect(state.readSubscription()).toMatchObject({ kind: 'trial', isUnconfirmed: false });
  });
});
