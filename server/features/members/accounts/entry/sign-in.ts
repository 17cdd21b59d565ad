import { APIError } from 'better-auth/api';
import { and, count, eq, gt } from 'drizzle-orm';
import { isAccountGone } from '#server/database/database-away.ts';
import { userCredentials, userSessions, users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { addressHashOf } from '#server/platform/keyed-hash.ts';
import type { SignIn } from '#shared/accounts.ts';
import { openAuth } from '../auth.ts';
import { cookieSet, refuseIfClosed } from '../auth-answers.ts';
import { type Caller, callerHeaders } from '../caller.ts';
import { hashToken } from '../sessions/hash-session-tokens.ts';
import { forgetAttempts, giveBackAttempt, takeAttempt } from './attempt-limits.ts';
import { signInAttempts } from './attempts.ts';

/** A session's token, or the challenge for the second step if the member has turned it on. */
export type SignedInOrDue =
  | { readonly token: string; readonly challenge?: undefined }
  | { readonly token?: undefined; readonly challenge: string };

/**
 * Signs a member in and returns the session's token, or the challenge of the second step. A wrong password and an
 * unknown e-mail throw the same 401 after the same work (better-auth hashes the password in both cases).
 *
 * Attempts are limited per address, per account from one address, and per account from all addresses. An attacker could
 * use the last limit to lock out the owner. Therefore it does not apply to addresses where the owner is already signed
 * in, its blocks are short, and attempts during a block do not extend it. Limits use the e-mail in the request, whether
 * or not an account exists, so that they do not reveal which accounts exist.
 */
export async function signIn(deps: Deps, { email, password }: SignIn, caller: Caller): Promise<SignedInOrDue> {
  const byAddress = signInAttempts.byAddress(caller);
  const here = signInAttempts.toAccountByAddress(email, caller);
  const everywhere = (await isFamiliar(deps, email, caller)) ? [] : [signInAttempts.toAccount(email)];
  await takeAttempt(deps, [byAddress, here, ...everywhere]);
  const outcome = await checkPassword(deps, { email, password }, caller);
  await forgetAttempts(deps, [here]);
  await giveBackAttempt(deps, [byAddress, ...everywhere]);
  return outcome;
}

async function checkPassword(deps: Deps, body: SignIn, caller: Caller): Promise<SignedInOrDue> {
  const auth = await openAuth(deps);
  const [before] = await passwordHashOf(deps, body.email);
  try {
    const given = { body, headers: await callerHeaders(deps, caller), returnHeaders: true } as const;
    const { response, headers } = await auth.api.signInEmail(given);
    const { token } = response;
    // If the password changes during this check, that change ends all sessions but cannot see this new one yet. The
    // change locks the row until it commits, so this query reads the row after the change.
    const [after] = await passwordHashOf(deps, body.email).for('share', { of: userCredentials });
    const challenge = await cookieSet(deps, headers, 'two_factor');
    if (after?.hash === before?.hash) return challenge === undefined ? { token } : { challenge };
    if (challenge === undefined) await deps.db.delete(userSessions).where(eq(userSessions.tokenHash, hashToken(token)));
  } catch (error) {
    refuseIfClosed(error);
    const isRefused = error instanceof APIError && error.statusCode === 401;
    if (!isRefused && !isAccountGone(error)) throw error;
  }
  throw new ExpectedError(401, 'WRONG_CREDENTIALS', 'E-posta veya şifre hatalı');
}

function passwordHashOf(deps: Deps, email: string) {
  return deps.db
    .select({ hash: userCredentials.password })
    .from(userCredentials)
    .innerJoin(users, eq(users.id, userCredentials.userId))
    .where(eq(users.email, email));
}

async function isFamiliar(deps: Deps, email: string, caller: Caller): Promise<boolean> {
  const [row] = await deps.db
    .select({ sessions: count() })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(
      and(
        eq(users.email, email),
        eq(userSessions.addressHash, await addressHashOf(deps, caller.address)),
        gt(userSessions.expiresAt, deps.clock.now()),
      ),
    );
  return (row?.sessions ?? 0) > 0;
}
