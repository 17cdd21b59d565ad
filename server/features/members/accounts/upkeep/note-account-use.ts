import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';

/** Saves when an account was used and cancels its planned deletion for disuse. */
export async function noteAccountUse(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  const change = { lastUsedAt: deps.clock.now(), passiveSince: null, passiveWarnedAt: null };
  await deps.db.update(users).set(change).where(eq(users.id, userId));
}
