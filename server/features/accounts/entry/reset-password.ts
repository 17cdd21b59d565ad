import { getCurrentAdapter, runWithTransaction } from '@better-auth/core/context';
import { APIError } from 'better-auth/api';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { PasswordReset } from '#shared/accounts.ts';
import { openAuth } from '../auth.ts';
import type { Caller } from '../caller.ts';
import { takeAttempt } from './attempt-limits.ts';
import { linkAttempt } from './attempts.ts';

/** Mails a link that sets a new password, if there is such an account. Meant to run after the answer, which tells neither. */
export async function mailPasswordLink(deps: Deps, email: string): Promise<void> {
  const auth = await openAuth(deps);
  await auth.api.requestPasswordReset({ body: { email } });
}

/** Sets a new password by a mailed link and ends all sessions, in one commit. A link works once, for an hour. Throws 400 LINK_INVALID. */
export async function resetPassword(deps: Deps, { token, password }: PasswordReset, caller: Caller): Promise<void> {
  await takeAttempt(deps, [linkAttempt(caller)]);
  const auth = await openAuth(deps);
  const { adapter, internalAdapter } = await auth.$context;
  try {
    await runWithTransaction(adapter, async () => {
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      await auth.api.resetPassword({ body: { token, newPassword: password } });
      // Other links to the same account, mailed when the first seemed lost, end with this one.
      const others = { model: 'verification', where: [{ field: 'value', value: link?.value ?? '' }] };
      await (await getCurrentAdapter(adapter)).deleteMany(others);
    });
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw linkInvalid();
    throw error;
  }
}

/** A link from a mail that was used, is too old, or never was one. */
export function linkInvalid(): ExpectedError {
  const message = 'Bu bağlantı geçersiz ya da süresi dolmuş. Yeni bir bağlantı isteyin.';
  return new ExpectedError(400, 'LINK_INVALID', message, 'token');
}
