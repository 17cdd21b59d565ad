import { eq } from 'drizzle-orm';
import { emailChanges, userCredentials, userSessions, userVerifications } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import type { PasswordChange } from '#shared/accounts.ts';
import { openAuth } from './auth.ts';
import { confirmPassword, passwordOf } from './entry/confirm-password.ts';
import type { Account } from './find-account.ts';
import { checkPasswordOf } from './passwords/check-new-password.ts';
import { otherSessions } from './sessions/sessions.ts';

/**
 * Sets a new password. The same transaction ends the member's other sessions and deletes the stored mailed links.
 * Throws 400 WRONG_PASSWORD or those of `checkPasswordOf`.
 */
export async function changePassword(
  deps: Deps,
  account: Account,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  await checkPasswordOf(deps, account.id, { password: newPassword, field: 'newPassword' });
  await confirmPassword(deps, account, { field: 'currentPassword', password: currentPassword });
  const { password: passwords } = await (await openAuth(deps)).$context;
  const password = await passwords.hash(newPassword);
  await deps.db.transaction(async (tx) => {
    await tx.update(userCredentials).set({ password, updatedAt: deps.clock.now() }).where(passwordOf(account));
    await tx.delete(userSessions).where(otherSessions(account));
    // The password was given: further steps, such as ending other access, need no other proof now.
    await tx.update(userSessions).set({ provedAt: deps.clock.now() }).where(eq(userSessions.id, account.sessionId));
    await tx.delete(emailChanges).where(eq(emailChanges.userId, account.id));
    await tx.delete(userVerifications).where(eq(userVerifications.value, account.id));
  });
}
