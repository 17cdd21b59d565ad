import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';

/** Saves the time of use of an account and cancels a planned deletion as a passive account. */
export async function noteAccountUse(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  const change = { lastUsedAt: deps.clock.now(), passiveSince: null, passiveWarnedAt: null };
  await deps.db.update(users).set(change).where(eq(users.id, userId));
}
