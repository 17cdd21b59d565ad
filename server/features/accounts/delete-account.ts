import { and, eq, type SQL } from 'drizzle-orm';
import { users, userVerifications } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { confirmPassword } from './entry/confirm-password.ts';
import type { Account } from './find-account.ts';

/** Deletes a member, who has to give the password, with everything that belongs to one. */
export async function deleteAccount(deps: Deps, account: Account, password: string): Promise<void> {
  await confirmPassword(deps, account, { field: 'password', password });
  await removeAccount(deps, account.id);
}

/**
 * Deletes an account with everything that belongs to it: rows of other features go by their foreign key, payments stay
 * without it (payment_archive). Whatever `condition` asks of the account must still hold; false when it doesn't.
 */
export async function removeAccount(deps: Pick<Deps, 'db'>, userId: string, condition?: SQL): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(users).where(and(eq(users.id, userId), condition));
    if (rowCount === 0) return false;
    await tx.delete(userVerifications).where(eq(userVerifications.value, userId));
    return true;
  });
}
