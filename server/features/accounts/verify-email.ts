import { APIError, createEmailVerificationToken } from 'better-auth/api';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { readSessionSecret } from '#server/platform/session-secret.ts';
import { confirmationMail } from './account-mails.ts';
import { takeAttempt } from './attempt-limits.ts';
import { linkAttempt, mailAttempts } from './attempts.ts';
import { openAuth } from './auth.ts';
import type { Caller } from './caller.ts';
import type { Account } from './find-account.ts';
import { linkInvalid } from './reset-password.ts';

const CONFIRMATION_LINK_S = 24 * 60 * 60;

/** Mails the link that confirms an address. It is signed, not stored: opening it twice confirms the same once more. */
export async function mailConfirmation(deps: Deps, email: string): Promise<void> {
  const secret = await readSessionSecret(deps.config);
  const token = await createEmailVerificationToken(secret, email, undefined, CONFIRMATION_LINK_S);
  await deps.mailer.send(confirmationMail(deps.config, email, token));
}

/** Mails the link once more. Throws 409 when the address is confirmed already; few an hour. */
export async function mailConfirmationAgain(deps: Deps, account: Account, caller: Caller): Promise<void> {
  if (account.emailVerified) throw new ExpectedError(409, 'ALREADY_VERIFIED', 'E-posta adresiniz zaten onaylı.');
  await takeAttempt(deps, mailAttempts(account.email, caller));
  await mailConfirmation(deps, account.email);
}

/** Confirms the address that a mailed link was sent to. Throws 400 LINK_INVALID. */
export async function verifyEmail(deps: Deps, token: string, caller: Caller): Promise<void> {
  await takeAttempt(deps, [linkAttempt(caller)]);
  const auth = await openAuth(deps);
  try {
    await auth.api.verifyEmail({ query: { token } });
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw linkInvalid();
    throw error;
  }
}
