import { DAY_MS } from '#shared/text/dates.ts';

/** How many tries a window of time allows, and how long a block lasts: the first, then doubling, up to the longest. */
export type LimitRule = {
  readonly tries: number;
  readonly windowMs: number;
  readonly firstBlockMs: number;
  readonly longestBlockMs: number;
};

export type LimitState = {
  /** Tries not forgotten yet as of `updatedAt`; over a window all are forgotten, evenly. */
  readonly level: number;
  /** Blocks in a row. */
  readonly strikes: number;
  readonly blockedUntil: Date | null;
  readonly updatedAt: Date;
};

/** After this long without a try earlier blocks no longer make the next one longer. */
const FORGET_STRIKES_MS = DAY_MS;

/** Milliseconds until another try is let through. Tries during a block are not counted, so nobody can keep one going for ever. */
export function waitOf({ blockedUntil }: LimitState, now: Date): number {
  return Math.max((blockedUntil?.getTime() ?? 0) - now.getTime(), 0);
}

/** What is known after one more try, made outside a block; the try is let through unless that begins a block. */
export function countTry(state: LimitState, rule: LimitRule, now: Date): LimitState {
  const sinceMs = Math.max(now.getTime() - state.updatedAt.getTime(), 0);
  const strikes = sinceMs >= FORGET_STRIKES_MS ? 0 : state.strikes;
  const level = Math.max(state.level - (sinceMs / rule.windowMs) * rule.tries, 0) + 1;
  if (level <= rule.tries) return { level, strikes, blockedUntil: null, updatedAt: now };
  const blockMs = Math.min(rule.firstBlockMs * 2 ** Math.min(strikes, 30), rule.longestBlockMs);
  // One try is left for when the block is over: whoever knows the password gets in with it.
  return {
    level: rule.tries - 1,
    strikes: strikes + 1,
    blockedUntil: new Date(now.getTime() + blockMs),
    updatedAt: now,
  };
}
