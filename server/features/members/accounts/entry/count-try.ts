import { DAY_MS } from '#shared/text/dates.ts';

/** How many attempts a time window allows, and how long the first and the longest block last; each block doubles. */
export type LimitRule = {
  readonly tries: number;
  readonly windowMs: number;
  readonly firstBlockMs: number;
  readonly longestBlockMs: number;
};

export type LimitState = {
  /** Counted attempts as of `updatedAt`. The count falls at a constant rate: `tries` attempts per window. */
  readonly level: number;
  /** Number of consecutive blocks. */
  readonly strikes: number;
  readonly blockedUntil: Date | null;
  readonly updatedAt: Date;
};

/** After this time without an attempt, earlier blocks no longer make the next block longer. */
const FORGET_STRIKES_MS = DAY_MS;

/** Milliseconds until the next attempt is allowed. Attempts during a block are not counted and cannot extend it. */
export function waitOf({ blockedUntil }: LimitState, now: Date): number {
  return Math.max((blockedUntil?.getTime() ?? 0) - now.getTime(), 0);
}

/** Returns the state after one more attempt outside a block. The attempt is allowed unless it starts a block. */
export function countTry(state: LimitState, rule: LimitRule, now: Date): LimitState {
  const sinceMs = Math.max(now.getTime() - state.updatedAt.getTime(), 0);
  const strikes = sinceMs >= FORGET_STRIKES_MS ? 0 : state.strikes;
  const level = Math.max(state.level - (sinceMs / rule.windowMs) * rule.tries, 0) + 1;
  if (level <= rule.tries) return { level, strikes, blockedUntil: null, updatedAt: now };
  const blockMs = Math.min(rule.firstBlockMs * 2 ** Math.min(strikes, 30), rule.longestBlockMs);
  // One attempt remains after the block, so that a person who knows the password can sign in.
  return {
    level: rule.tries - 1,
    strikes: strikes + 1,
    blockedUntil: new Date(now.getTime() + blockMs),
    updatedAt: now,
  };
}
