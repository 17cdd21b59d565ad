import { and, eq, type SQL } from 'drizzle-orm';
import { users, userVerifications } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { confirmPassword } from './entry/confirm-password.ts';
import type { Account } from './find-account.ts';

/** Checks the member's password, then deletes the account with everything that belongs to it. */
export async function deleteAccount(deps: Deps, account: Account, password: string): Promise<void> {
  await confirmPassword(deps, account, { field: 'password', password });
  await removeAccount(deps, account.id);
}

/**
 * Deletes an account with everything that belongs to it. Foreign keys delete the rows of other features; payments are
 * kept without the account (payment_archive). Returns false if the account does not exist or does not match
 * `condition`.
 */
export async function removeAccount(deps: Pick<Deps, 'db'>, userId: string, condition?: SQL): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(users).where(and(eq(users.id, userId), condition));
    if (rowCount === 0) return false;
    await tx.delete(userVerifications).where(eq(userVerifications.value, userId));
    return true;
  });
}
