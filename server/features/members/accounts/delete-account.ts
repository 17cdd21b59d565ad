import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { users, userVerifications } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { type AccountWatcher, tellWatchers } from './account-watcher.ts';
import { confirmPassword } from './entry/confirm-password.ts';
import type { Account } from './find-account.ts';

type Removal = {
  readonly watchers: readonly AccountWatcher[];
  readonly condition?: SQL | undefined;
  readonly before?: (tx: Transaction) => Promise<void>;
};

/** Checks the member's password, then deletes the account with all its data, unless a watcher refuses. */
export async function deleteAccount(
  deps: Deps,
  account: Account,
  { password, watchers }: { readonly password: string; readonly watchers: readonly AccountWatcher[] },
): Promise<void> {
  await confirmPassword(deps, account, { field: 'password', password });
  // A member can first take care of what others depend on; accounts that an operator deletes can't wait for that.
  const before = (tx: Transaction) => tellWatchers(deps, tx, account, { watchers, event: 'leaving' });
  await removeAccount(deps, account.id, { watchers, before });
}

/**
 * Deletes an account with all its data. Foreign keys delete the rows of other features; payments are kept without the
 * account (payment_archive). Returns false if the account does not exist or does not match `condition`. `before` runs
 * in the same transaction, with the account locked: if it throws, nothing is deleted.
 */
export async function removeAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
  { watchers, condition, before }: Removal,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const own = and(eq(users.id, userId), condition);
    const [account] = await tx.select().from(users).where(own).for('update');
    if (!account) return false;
    await before?.(tx);
    await tellWatchers(deps, tx, account, { watchers, event: 'removed' });
    await tx.delete(users).where(eq(users.id, userId));
    await tx.delete(userVerifications).where(eq(userVerifications.value, userId));
    return true;
  });
}
