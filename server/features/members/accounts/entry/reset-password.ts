import { getCurrentAdapter, runWithTransaction } from '@better-auth/core/context';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { emailChanges, users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { PasswordReset } from '#shared/accounts.ts';
import { openAuth } from '../auth.ts';
import type { Caller } from '../caller.ts';
import { checkPasswordOf } from '../passwords/check-new-password.ts';
import { hasAttemptLeft, takeAttempt } from './attempt-limits.ts';
import { linkAttempt, mailboxAttempt } from './attempts.ts';
import { clearPreparedAccount } from './clear-prepared-account.ts';

/**
 * Mails a link to set a new password if the account exists. Run it after the response, which must not reveal that.
 * Sends no further mail if the mailbox has just received several: the last of those links is still valid.
 */
export async function mailPasswordLink(deps: Deps, email: string): Promise<void> {
  if (!(await hasAttemptLeft(deps, mailboxAttempt('password', email)))) return;
  const auth = await openAuth(deps);
  await auth.api.requestPasswordReset({ body: { email } });
}

/**
 * Sets a new password with a mailed link and ends all sessions, in one transaction. A link works once and expires after
 * an hour; a pending change of address is cancelled. The link proves the address: an account that was not confirmed
 * loses all other ways to sign in. Returns the address of the account. Throws 400 LINK_INVALID or those of
 * `checkPasswordOf`.
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: PasswordReset,
  caller: Caller,
): Promise<string | undefined> {
  await takeAttempt(deps, [linkAttempt(caller)]);
  const auth = await openAuth(deps);
  const { adapter, internalAdapter } = await auth.$context;
  const asked = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (asked) await checkPasswordOf(deps, asked.value, { password, field: 'password' });
  try {
    const owner = await runWithTransaction(adapter, async () => {
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      await auth.api.resetPassword({ body: { token, newPassword: password } });
      // Also deletes other links of the same account, for example when the member requested a second mail.
      const others = { model: 'verification', where: [{ field: 'value', value: link?.value ?? '' }] };
      await (await getCurrentAdapter(adapter)).deleteMany(others);
      return link?.value;
    });
    if (!owner) return undefined;
    await clearPreparedAccount(deps, owner);
    await deps.db.delete(emailChanges).where(eq(emailChanges.userId, owner));
    const [account] = await deps.db.select({ email: users.email }).from(users).where(eq(users.id, owner));
    return account?.email;
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw linkInvalid();
    throw error;
  }
}

/** The error for a mailed link that is already used, expired or invalid. */
export function linkInvalid(): ExpectedError {
  const message = 'Bu bağlantı geçersiz ya da süresi dolmuş. Yeni bir bağlantı isteyin.';
  return new ExpectedError(400, 'LINK_INVALID', message, 'token');
}
