import { describe, expect, it } from 'vitest';
import { countTry, type LimitState, waitOf } from './count-try.ts';

const MINUTE_MS = 60_000;
const RULE = { tries: 5, windowMs: 15 * MINUTE_MS, firstBlockMs: MINUTE_MS, longestBlockMs: 60 * MINUTE_MS };
const START = new Date('2026-11-20T09:00:00Z');
const FRESH: LimitState = { level: 0, strikes: 0, blockedUntil: null, updatedAt: START };
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);

/** The state after tries at these minutes. */
function tryAt(...minutes: number[]): LimitState {
  return minutes.reduce((state, minute) => countTry(state, RULE, at(minute)), FRESH);
}

describe('countTry', () => {
  it('allows as many tries as the rule says', () => {
    expect(waitOf(tryAt(0, 0, 0, 0, 0), START)).toBe(0);
    expect(waitOf(tryAt(0, 0, 0, 0, 0, 0), START)).toBe(MINUTE_MS);
  });

  it('forgets tries evenly over the window', () => {
    expect(waitOf(tryAt(0, 0, 0, 0, 0, 3), at(3))).toBe(0);
    expect(waitOf(tryAt(0, 0, 0, 0, 0, 2), at(2))).toBe(MINUTE_MS);
    expect(tryAt(0, 0, 0, 0, 0, 15).level).toBe(1);
  });

  it('doubles each block, up to the longest', () => {
    let state = FRESH;
    let now = START;
    const waits: number[] = [];
    for (let block = 0; block < 9; block += 1) {
      while (waitOf(state, now) === 0) state = countTry(state, RULE, now);
      waits.push(waitOf(state, now) / MINUTE_MS);
      now = new Date(now.getTime() + waitOf(state, now));
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('allows one try as soon as the block is over', () => {
    const blocked = tryAt(0, 0, 0, 0, 0, 0);
    expect(waitOf(countTry(blocked, RULE, at(1)), at(1))).toBe(0);
  });

  it('starts with the short block again after a quiet day', () => {
    const blocked = { ...tryAt(0, 0, 0, 0, 0, 0), strikes: 6 };
    const later = at(24 * 60);
    let state = countTry(blocked, RULE, later);
    while (waitOf(state, later) === 0) state = countTry(state, RULE, later);
    expect(waitOf(state, later)).toBe(MINUTE_MS);
  });

  it('handles a clock that is set back', () => {
    const state = countTry(tryAt(10), RULE, START);
    expect(state.level).toBe(2);
  });
});
