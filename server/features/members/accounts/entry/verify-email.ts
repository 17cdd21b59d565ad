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
import { hasAttemptLeft, takeAttempt } from './attempt-limits.ts';
import { linkAttempt, mailboxAttempt, mailRequestAttempts } from './attempts.ts';
import { linkInvalid } from './reset-password.ts';
import { type ConfirmationStep, takeConfirmationSteps } from './when-confirmed.ts';

const CONFIRMATION_LINK_S = 24 * 60 * 60;

/**
 * Mails the confirmation link after a registration, unless the mailbox has just received several (anyone can register
 * it).
 */
export async function mailConfirmationOnce(deps: Deps, email: string): Promise<void> {
  if (await hasAttemptLeft(deps, mailboxAttempt('confirmation', email))) await mailConfirmation(deps, email);
}

/** Mails the link that confirms an address. The link is signed, not stored, so a member can open it more than once. */
async function mailConfirmation(deps: Deps, email: string): Promise<void> {
  const secret = await readSessionSecret(deps.config);
  const token = await createEmailVerificationToken(secret, email, undefined, CONFIRMATION_LINK_S);
  await deps.mailer.send(confirmationMail(deps.config, email, token));
}

/** Mails the link again, a limited number of times per hour. Throws 409 if the address is already confirmed. */
export async function mailConfirmationAgain(deps: Deps, account: Account, caller: Caller): Promise<void> {
  if (account.emailVerified) throw new ExpectedError(409, 'ALREADY_VERIFIED', 'E-posta adresiniz zaten onaylı.');
  const { email } = account;
  await takeAttempt(deps, [
    ...mailRequestAttempts('confirmation', email, caller),
    mailboxAttempt('confirmation', email),
  ]);
  await mailConfirmation(deps, email);
}

/**
 * Confirms the address that a mailed link was sent to, and starts what waited for this (D46). Returns the sentences for
 * its owner. If the address is already confirmed, it changes nothing. Throws 400 LINK_INVALID.
 */
export async function verifyEmail(
  deps: Deps,
  token: string,
  { caller, steps }: { readonly caller: Caller; readonly steps: readonly ConfirmationStep[] },
): Promise<string> {
  await takeAttempt(deps, [linkAttempt(caller)]);
  const auth = await openAuth(deps);
  // We use this result only after better-auth has checked the signature of the token.
  const email = emailIn(token);
  const wasVerified = await isVerified(deps, email);
  try {
    await auth.api.verifyEmail({ query: { token } });
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw linkInvalid();
    throw error;
  }
  if (wasVerified) return 'E-posta adresiniz zaten onaylı.';
  return ['E-posta adresiniz onaylandı.', ...(await takeConfirmationSteps(deps, email, steps))].join(' ');
}

/** Returns the e-mail address in a confirmation token, without any check of the token. */
function emailIn(token: string): string {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'email' in claims ? String(claims.email) : '';
  } catch {
    return '';
  }
}

async function isVerified({ db }: Pick<Deps, 'db'>, email: string): Promise<boolean> {
  // An e-mail address never contains a NUL character, and PostgreSQL rejects it in text.
  if (email === '' || email.includes('\0')) return false;
  const [row] = await db.select({ emailVerified: users.emailVerified }).from(users).where(eq(users.email, email));
  return row?.emailVerified ?? false;
}
