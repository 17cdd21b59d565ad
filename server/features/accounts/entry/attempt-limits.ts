import { eq, inArray, sql } from 'drizzle-orm';
import { attemptLimits } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { countTry, type LimitRule, type LimitState, waitOf } from './count-try.ts';

/** Something that may be tried only so often by the same one. */
export type Attempt = { readonly what: string; readonly who: string; readonly rule: LimitRule };

/** 429 with the time to wait, in its sentence and in seconds. */
export class TooManyAttemptsError extends ExpectedError {
  readonly retryAfterS: number;

  constructor(waitMs: number) {
    super(429, 'TOO_MANY_ATTEMPTS', `Çok fazla deneme yapıldı. ${inWords(waitMs)} sonra yeniden deneyin.`);
    this.retryAfterS = Math.ceil(waitMs / 1000);
  }
}

function inWords(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000);
  if (seconds < 60) return `${seconds} saniye`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} dakika` : `${Math.ceil(minutes / 60)} saat`;
}

/**
 * Counts a try under each of its limits before anything is tried, so that tries at the same instant can't slip through
 * together. Throws `TooManyAttemptsError` when one of them is used up. Off with RATE_LIMIT=off.
 */
export async function takeAttempt(deps: Deps, attempts: readonly Attempt[]): Promise<void> {
  if (!deps.config.RATE_LIMIT) return;
  const now = deps.clock.now();
  const rules = new Map(
    await Promise.all(attempts.map(async (attempt) => [await keyOf(deps, attempt), attempt.rule] as const)),
  );
  // In one order everywhere: two processes that lock the same rows can't wait for each other.
  const keys = [...rules.keys()].sort();
  // Most tries of a flood meet a block that stands: those cost one reading and no lock.
  const known = await deps.db.select().from(attemptLimits).where(inArray(attemptLimits.key, keys));
  const waitMs = longestWait(known, now) || (await count(deps, keys, rules, now));
  if (waitMs > 0) throw new TooManyAttemptsError(waitMs);
}

/** Counts a try under all keys, unless one of them is blocked. Answers the milliseconds to wait, 0 for none. */
function count(deps: Deps, keys: string[], rules: ReadonlyMap<string, LimitRule>, now: Date): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const fresh = keys.map((key) => ({ key, updatedAt: now }));
    await tx.insert(attemptLimits).values(fresh).onConflictDoNothing();
    const own = inArray(attemptLimits.key, keys);
    const states = await tx.select().from(attemptLimits).where(own).orderBy(attemptLimits.key).for('update');
    const blockedMs = longestWait(states, now);
    if (blockedMs > 0) return blockedMs;
    const counted: LimitState[] = [];
    for (const state of states) {
      const rule = rules.get(state.key);
      if (!rule) continue;
      const next = countTry(state, rule, now);
      await tx.update(attemptLimits).set(next).where(eq(attemptLimits.key, state.key));
      counted.push(next);
    }
    return longestWait(counted, now);
  });
}

function longestWait(states: readonly LimitState[], now: Date): number {
  return Math.max(0, ...states.map((state) => waitOf(state, now)));
}

/** A try turned out well: it is taken back under its limits. */
export async function giveBackAttempt(deps: Deps, attempts: readonly Attempt[]): Promise<void> {
  await eachKey(deps, attempts, (keys) =>
    deps.db
      .update(attemptLimits)
      .set({ level: sql`greatest(${attemptLimits.level} - 1, 0)` })
      .where(inArray(attemptLimits.key, keys)),
  );
}

/** Whoever tried has shown to be the right one: earlier tries count no more. */
export async function forgetAttempts(deps: Deps, attempts: readonly Attempt[]): Promise<void> {
  await eachKey(deps, attempts, (keys) => deps.db.delete(attemptLimits).where(inArray(attemptLimits.key, keys)));
}

async function eachKey(
  deps: Deps,
  attempts: readonly Attempt[],
  write: (keys: string[]) => PromiseLike<unknown>,
): Promise<void> {
  if (!deps.config.RATE_LIMIT || attempts.length === 0) return;
  await write((await Promise.all(attempts.map((attempt) => keyOf(deps, attempt)))).sort());
}

function keyOf(deps: Deps, { what, who }: Attempt): Promise<string> {
  return keyedHash(deps, `attempt ${what} ${who}`);
}
