import { and, eq } from 'drizzle-orm';
import { userCredentials } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { openAuth } from '../auth.ts';
import type { Account } from '../find-account.ts';
import { forgetAttempts, takeAttempt } from './attempt-limits.ts';
import { passwordAttempt } from './attempts.ts';

/** SQL condition that selects the password among the credentials of a member. */
export function passwordOf(account: Pick<Account, 'id'>) {
  return and(eq(userCredentials.userId, account.id), eq(userCredentials.providerId, 'credential'));
}

/** Checks the password of a signed-in member (limited attempts per member). Throws 400 WRONG_PASSWORD with `field`. */
export async function confirmPassword(
  deps: Deps,
  account: Account,
  { field, password }: { field: string; password: string },
): Promise<void> {
  const attempt = passwordAttempt(account.id);
  await takeAttempt(deps, [attempt]);
  const { password: passwords } = await (await openAuth(deps)).$context;
  const [credential] = await deps.db
    .select({ hash: userCredentials.password })
    .from(userCredentials)
    .where(passwordOf(account));
  // Not 401: the session is still valid, and the browser would treat a 401 as the end of the session.
  if (!credential?.hash || !(await passwords.verify({ hash: credential.hash, password })))
    throw new ExpectedError(400, 'WRONG_PASSWORD', 'Mevcut şifreniz hatalı.', field);
  await forgetAttempts(deps, [attempt]);
}
