import { setTimeout } from 'node:timers/promises';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { Registration } from '#shared/accounts.ts';
import { openAuth } from '../auth.ts';
import { type Caller, callerHeaders } from '../caller.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { giveBackAttempt, takeAttempt } from './attempt-limits.ts';
import { registrationAttempt, takenEmailAttempt } from './attempts.ts';

const TAKEN_PAUSE_MS = 1000;
const TAKEN_CODE = 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL';

export type Registered = { readonly token: string; readonly email: string };

/**
 * Creates an account and signs its owner in (spec §4), all or nothing. Throws 400 as `checkNewPassword`, and 409
 * EMAIL_TAKEN because the specification requires it: slowly, and only a few times per network address. After that, all
 * registrations from that address are refused for a while, so that a refusal does not reveal which e-mails have an
 * account.
 */
export async function register(deps: Deps, registration: Registration, caller: Caller): Promise<Registered> {
  await checkNewPassword({ ...registration, field: 'password' });
  const mayBeTaken = takenEmailAttempt(caller);
  await takeAttempt(deps, [registrationAttempt(caller), mayBeTaken]);
  const { email, password, phoneNumber } = registration;
  const auth = await openAuth(deps);
  try {
    const headers = await callerHeaders(deps, caller);
    const { token } = await auth.api.signUpEmail({ body: { name: '', email, password, phoneNumber }, headers });
    if (token === null) throw new Error('Registration made no session.');
    await giveBackAttempt(deps, [mayBeTaken]);
    return { token, email };
  } catch (error) {
    // Of two concurrent registrations the database accepts one; better-auth throws no specific error for the other. The
    // account that caused the conflict may be deleted by now.
    if (error instanceof APIError && (error.body?.code === TAKEN_CODE || (await isTaken(deps, email)))) {
      if (deps.config.RATE_LIMIT) await setTimeout(TAKEN_PAUSE_MS);
      throw emailTaken();
    }
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
