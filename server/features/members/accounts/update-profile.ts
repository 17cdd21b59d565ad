import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { ProfileChange, User } from '#shared/accounts.ts';
import { type AccountWatcher, tellWatchers } from './account-watcher.ts';
import { type Account, toUser } from './find-account.ts';

/**
 * Changes the given fields of a member's profile, keeps the other fields, and returns the member. A changed number is
 * no longer confirmed (D7).
 */
export async function updateProfile(
  deps: Deps,
  { id }: Pick<Account, 'id'>,
  { change, watchers }: { readonly change: ProfileChange; readonly watchers: readonly AccountWatcher[] },
): Promise<User> {
  // The fields are listed explicitly, so that other fields of the request body never reach the table.
  const { firstName, lastName, phoneNumber, phone, emailNotifications, phoneNotifications } = change;
  const fields = { firstName, lastName, phoneNumber, phone, emailNotifications, phoneNotifications };
  return deps.db.transaction(async (tx) => {
    const own = eq(users.id, id);
    const [before] = await tx.select({ phoneNumber: users.phoneNumber }).from(users).where(own).for('update');
    if (!before) throw new ExpectedError(401, 'UNAUTHENTICATED', 'Bu hesap artık yok.');
    const isOtherNumber = phoneNumber !== undefined && phoneNumber !== before.phoneNumber;
    const [row] = await tx
      .update(users)
      .set({ ...fields, ...(isOtherNumber && { phoneNumberVerified: false }), updatedAt: deps.clock.now() })
      .where(own)
      .returning();
    if (!row) throw new Error('A locked account is gone.');
    if (isOtherNumber) await tellWatchers(deps, tx, row, { watchers, event: 'changed' });
    return toUser(row);
  });
}
