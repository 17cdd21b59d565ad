import { eq, inArray, sql } from 'drizzle-orm';
import { attemptLimits } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { TooManyCalls } from '#server/platform/limits/too-many-calls.ts';
import { countTry, type LimitRule, type LimitState, waitOf } from './count-try.ts';

/** An action (`what`) that `rule` limits for the same person, account or address (`who`). */
export type Attempt = { readonly what: string; readonly who: string; readonly rule: LimitRule };

/** 429 for too many tries to prove one's identity. */
export class TooManyAttemptsError extends TooManyCalls {
  constructor(waitMs: number) {
    super('TOO_MANY_ATTEMPTS', 'Çok fazla deneme yapıldı.', waitMs);
  }
}

/**
 * Counts an attempt under each of its limits before the action runs, so that simultaneous attempts cannot bypass a
 * limit. Throws `TooManyAttemptsError` when one of the limits is used up. Does nothing with RATE_LIMIT=off.
 */
export async function takeAttempt(deps: Deps, attempts: readonly Attempt[]): Promise<void> {
  if (!deps.config.RATE_LIMIT) return;
  const now = deps.clock.now();
  const rules = new Map(
    await Promise.all(attempts.map(async (attempt) => [await keyOf(deps, attempt), attempt.rule] as const)),
  );
  // All processes lock rows in the same order, so that two processes cannot deadlock.
  const keys = [...rules.keys()].sort();
  // In a flood, most attempts meet an active block. These attempts need only one query and no lock.
  const known = await deps.db.select().from(attemptLimits).where(inArray(attemptLimits.key, keys));
  const waitMs = longestWait(known, now) || (await count(deps, keys, rules, now));
  if (waitMs > 0) throw new TooManyAttemptsError(waitMs);
}

/** Like `takeAttempt`, for work that is silently skipped when its limit is used up. */
export async function hasAttemptLeft(deps: Deps, attempt: Attempt): Promise<boolean> {
  try {
    await takeAttempt(deps, [attempt]);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return false;
    throw error;
  }
}

/** Counts an attempt under all keys, unless one key is blocked. Returns the milliseconds to wait; 0 means no wait. */
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

/** Subtracts one attempt from each of these limits, after the attempt has succeeded. */
export async function giveBackAttempt(deps: Deps, attempts: readonly Attempt[]): Promise<void> {
  await eachKey(deps, attempts, (keys) =>
    deps.db
      .update(attemptLimits)
      .set({ level: sql`greatest(${attemptLimits.level} - 1, 0)` })
      .where(inArray(attemptLimits.key, keys)),
  );
}

/** Deletes all counted attempts under these limits, after the caller has given the right password. */
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
