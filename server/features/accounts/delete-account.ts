import { eq } from 'drizzle-orm';
import { users, userVerifications } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Account } from './find-account.ts';

/** Deletes a member with everything that belongs to one: rows of other features go by their foreign key. */
export async function deleteAccount(deps: Deps, account: Account, password: string): Promise<void> {
  await confirmPassword(deps, account, { field: 'password', password });
  await deps.db.transaction(async (tx) => {
    await tx.delete(userVerifications).where(eq(userVerifications.value, account.id));
    await tx.delete(users).where(eq(users.id, account.id));
  });
}
