import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { Registration } from '#shared/accounts.ts';
import { openAuth } from '../auth.ts';
import { type Caller, callerHeaders } from '../caller.ts';
import { takeAttempt } from './attempt-limits.ts';
import { registrationAttempt } from './attempts.ts';

export type Registered = { readonly token: string; readonly email: string };

/**
 * Creates an account and signs its owner in (spec §4), all or nothing. Throws 409 EMAIL_TAKEN because the specification
 * requires this answer. Only the limit on registrations per network address stops callers from testing many e-mails.
 */
export async function register(deps: Deps, registration: Registration, caller: Caller): Promise<Registered> {
  await takeAttempt(deps, [registrationAttempt(caller)]);
  const { email, password, phoneNumber } = registration;
  const auth = await openAuth(deps);
  try {
    const headers = await callerHeaders(deps, caller);
    const { token } = await auth.api.signUpEmail({ body: { name: '', email, password, phoneNumber }, headers });
    if (token === null) throw new Error('Registration made no session.');
    return { token, email };
  } catch (error) {
    // Of two simultaneous registrations the database accepts one; better-auth throws no specific error for the other.
    if (error instanceof APIError && (await isTaken(deps, email))) throw emailTaken();
    throw new Error('Registration failed.', { cause: error });
  }
}

async function isTaken(deps: Deps, email: string): Promise<boolean> {
  return (await deps.db.$count(users, eq(users.email, email))) > 0;
}

function emailTaken(): ExpectedError {
  const message = 'Bu e-posta adresiyle açılmış bir hesap var. Giriş yapın ya da şifrenizi yenileyin.';
  return new ExpectedError(409, 'EMAIL_TAKEN', message, 'email');
}
