import { eq } from 'drizzle-orm';
import {
  emailChanges,
  knownDevices,
  userPasskeys,
  userSessions,
  users,
  userTwoFactors,
} from '#server/database/tables/accounts.ts';
import { appConnections } from '#server/database/tables/companies/connected-apps.ts';
import { calendarFeeds } from '#server/database/tables/deciding/calendar-feeds.ts';
import { askedTrials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';

/**
 * Called after a password reset with a mailed link, which has proved the address. The account may have been opened by
 * somebody else, so every earlier way to sign in is removed. Only the new password remains.
 */
export async function clearPreparedAccount({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const own = eq(users.id, id);
    const [account] = await tx.select({ isProven: users.emailVerified }).from(users).where(own).for('update');
    if (!account || account.isProven) return;
    const proven = { emailVerified: true, phoneNumberVerified: false, twoFactorEnabled: false };
    await tx
      .update(users)
      .set({ ...proven, updatedAt: clock.now() })
      .where(own);
    const held = [userPasskeys, userTwoFactors, userSessions, knownDevices, emailChanges, calendarFeeds] as const;
    for (const table of held) await tx.delete(table).where(eq(table.userId, id));
    // The tokens of connected apps are deleted with their connections.
    for (const table of [appConnections, askedTrials] as const) await tx.delete(table).where(eq(table.userId, id));
  });
}
