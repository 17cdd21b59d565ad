import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/text/dates.ts';
import {
  canStartTrial,
  initialSubscription,
  mergeAnswer,
  parseSubscription,
  refuseTrial,
  replaceByAccount,
  settleSubscription,
  startLocalTrial,
  viewSubscription,
} from './subscription-rules.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const iso = (days: number) => inDays(days).toISOString();

const NEW = initialSubscription('web_device1');
const TRIAL = startLocalTrial(NEW, NOW);
const PAID = { ...NEW, isPremium: true, trialUsed: true, subscriptionEndDate: iso(365) };

describe('transitions', () => {
  it('begins without premium, the trial unused', () => {
    expect(NEW).toEqual({ isPremium: false, trialUsed: false, deviceId: 'web_device1' });
    expect(canStartTrial(NEW)).toBe(true);
  });

  it('starts a trial that is premium, not used, and dated now', () => {
    expect(TRIAL).toEqual({ ...NEW, isPremium: true, trialUsed: false, trialStartDate: NOW.toISOString() });
  });

  it('starts no second trial, neither while one runs nor after it', () => {
    expect(startLocalTrial(TRIAL, inDays(1))).toBe(TRIAL);
    const over = settleSubscription(TRIAL, inDays(8));
    expect(over).toEqual({ ...TRIAL, isPremium: false });
    expect(canStartTrial(over)).toBe(false);
    expect(startLocalTrial(over, inDays(9))).toBe(over);
  });

  it('starts none where the trial counts as used', () => {
    const used = { ...NEW, trialUsed: true };
    expect(startLocalTrial(used, NOW)).toBe(used);
  });

  it('ends a trial that is more than seven days old, and no moment before', () => {
    expect(settleSubscription(TRIAL, inDays(7))).toBe(TRIAL);
    expect(settleSubscription(TRIAL, new Date(inDays(7).getTime() + 1)).isPremium).toBe(false);
  });

  it('is premium until the end of the paid period', () => {
    expect(settleSubscription(PAID, inDays(364.9))).toBe(PAID);
    expect(settleSubscription(PAID, inDays(365)).isPremium).toBe(false);
  });

  it('a payment during a trial outlasts the trial', () => {
    const paid = { ...TRIAL, trialUsed: true, subscriptionEndDate: iso(367) };
    expect(settleSubscription(paid, inDays(30)).isPremium).toBe(true);
  });

  it('a refused trial unlocks nothing and cannot be requested again', () => {
    const refused = refuseTrial(NEW);
    expect(refused).toEqual({ ...NEW, trialUsed: true });
    expect(canStartTrial(refused)).toBe(false);
  });

  it('lays an answer over what is there, and keeps what it does not mention', () => {
    const merged = mergeAnswer(TRIAL, { isPremium: true, trialUsed: false, deviceId: 'web_another' });
    expect(merged).toEqual(TRIAL);
    expect(mergeAnswer(TRIAL, { isPremium: false, trialUsed: true })).toEqual({
      ...TRIAL,
      isPremium: false,
      trialUsed: true,
    });
  });

  it('an account replaces everything but the device', () => {
    expect(replaceByAccount(TRIAL, { isPremium: false, trialUsed: false, deviceId: 'web_another' })).toEqual(NEW);
  });
});

describe('the displayed state', () => {
  it('counts started days of a trial, from seven to one', () => {
    const daysLeft = (days: number) => viewSubscription(TRIAL, inDays(days)).trialDaysLeft;
    expect([0, 0.5, 1, 2.1, 6.9, 7].map(daysLeft)).toEqual([7, 7, 6, 5, 1, 1]);
  });

  it('never shows more than seven days if the clock was set back', () => {
    expect(viewSubscription(TRIAL, inDays(-30))).toMatchObject({ kind: 'trial', trialDaysLeft: 7 });
  });

  it('tells a plain visitor, a trial and a payment apart', () => {
    expect(viewSubscription(NEW, NOW)).toEqual({ kind: 'free', isPremium: false, canStartTrial: true });
    expect(viewSubscription(refuseTrial(NEW), NOW)).toEqual({ kind: 'free', isPremium: false, canStartTrial: false });
    expect(viewSubscription(TRIAL, NOW)).toMatchObject({ kind: 'trial', canStartTrial: false });
    expect(viewSubscription(PAID, NOW)).toMatchObject({ kind: 'paid', paidUntil: iso(365) });
  });

  it('shows a trial without a known start without its days', () => {
    const view = viewSubscription({ isPremium: true, trialUsed: false }, NOW);
    expect(view).toEqual({ kind: 'trial', isPremium: true, canStartTrial: false });
  });
});

describe('reading a stored state', () => {
  it('reads back every state written by a transition', () => {
    for (const state of [NEW, TRIAL, PAID, refuseTrial(TRIAL), settleSubscription(TRIAL, inDays(9))])
      expect(parseSubscription(JSON.parse(JSON.stringify(state)), NOW)).toEqual(state);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a text', 'premium'],
    ['no fields', {}],
    ['premium as a text', { ...NEW, isPremium: 'true' }],
    ['a missing flag', { isPremium: true, deviceId: 'web_device1' }],
    ['a device id that is a number', { ...NEW, deviceId: 7 }],
    ['a start that is no date', { ...TRIAL, trialStartDate: 'yesterday' }],
    ['a day that does not exist', { ...TRIAL, trialStartDate: '2026-13-45T00:00:00.000Z' }],
    ['a start in 1970', { ...TRIAL, trialStartDate: '1970-01-01T00:00:00.000Z' }],
    ['a start in 2099', { ...TRIAL, trialStartDate: '2099-01-01T00:00:00.000Z' }],
    ['a start as milliseconds', { ...TRIAL, trialStartDate: NOW.getTime() }],
    ['an end in 9999', { ...PAID, subscriptionEndDate: '9999-12-31T23:59:59.999Z' }],
    ['an end that is null', { ...PAID, subscriptionEndDate: null }],
  ])('refuses %s', (_name, value) => {
    expect(parseSubscription(value, NOW)).toBeUndefined();
  });

  it('drops unknown fields', () => {
    expect(parseSubscription({ ...NEW, isAdmin: true }, NOW)).toEqual(NEW);
  });

  it('never throws, and every accepted state can be settled and displayed', () => {
    const date = fc.oneof(
      fc.string(),
      fc.date().map(String),
      fc.date({ noInvalidDate: true }).map((d) => d.toISOString()),
    );
    const similar = fc.record(
      {
        isPremium: fc.boolean(),
        trialUsed: fc.boolean(),
        deviceId: fc.string(),
        trialStartDate: date,
        subscriptionEndDate: date,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything(), similar), (value) => {
        const parsed = parseSubscription(value, NOW);
        if (parsed === undefined) return;
        const settled = settleSubscription(parsed, NOW);
        expect(settleSubscription(settled, NOW)).toBe(settled);
        const { trialDaysLeft } = viewSubscription(settled, NOW);
        if (trialDaysLeft !== undefined) expect([1, 2, 3, 4, 5, 6, 7]).toContain(trialDaysLeft);
      }),
      { numRuns: 2000 },
    );
  });
});
