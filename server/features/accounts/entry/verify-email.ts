import { APIError, createEmailVerificationToken } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { readSessionSecret } from '#server/platform/session-secret.ts';
import { confirmationMail } from '../account-mails.ts';
import { openAuth } from '../auth.ts';
import type { Caller } from '../caller.ts';
import type { Account } from '../find-account.ts';
import { takeAttempt } from './attempt-limits.ts';
import { linkAttempt, mailAttempts } from './attempts.ts';
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

/**
 * Confirms the address that a mailed link was sent to; a link that was used before says that it is `confirmedBefore` and
 * changes nothing. Throws 400 LINK_INVALID.
 */
export async function verifyEmail(deps: Deps, token: string, caller: Caller): Promise<'confirmed' | 'confirmedBefore'> {
  await takeAttempt(deps, [linkAttempt(caller)]);
  const auth = await openAuth(deps);
  // Believed only once better-auth has checked the signature.
  const wasVerified = await isVerified(deps, emailIn(token));
  try {
    await auth.api.verifyEmail({ query: { token } });
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw linkInvalid();
    throw error;
  }
  return wasVerified ? 'confirmedBefore' : 'confirmed';
}

/** The address that a confirmation link names, of which nothing is checked here. */
function emailIn(token: string): string {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'email' in claims ? String(claims.email) : '';
  } catch {
    return '';
  }
}

async function isVerified({ db }: Pick<Deps, 'db'>, email: string): Promise<boolean> {
  // No address holds a NUL, and PostgreSQL takes none.
  if (email === '' || email.includes('\0')) return false;
  const [row] = await db.select({ emailVerified: users.emailVerified }).from(users).where(eq(users.email, email));
  return row?.emailVerified ?? false;
}
