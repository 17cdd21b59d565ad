import { and, asc, count, eq } from 'drizzle-orm';
import { userPasskeys } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { NewPasskey, Passkey, PasskeyCeremony, PasskeySignIn } from '#shared/sign-in/passkeys.ts';
import { type Auth, openAuth } from '../auth.ts';
import { authErrorCode, authHeaders, cookieSet, refusalOf, refuseIfClosed, sessionBegun } from '../auth-answers.ts';
import type { Caller } from '../caller.ts';
import { takeAttempt } from '../entry/attempt-limits.ts';
import { signInAttempts } from '../entry/attempts.ts';
import { confirmPassword } from '../entry/confirm-password.ts';
import type { Account, Member } from '../find-account.ts';
import type { SignedInBy } from '../two-factor/finish-sign-in.ts';

export type PasskeyResponse = NonNullable<
  Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]
>['body']['response'];

/** More than anybody's number of devices. */
const MAX_PASSKEYS = 20;

export async function listPasskeys(deps: Deps, account: Pick<Account, 'id'>): Promise<Passkey[]> {
  const { id, name, createdAt } = userPasskeys;
  const rows = await deps.db
    .select({ id, name, createdAt })
    .from(userPasskeys)
    .where(eq(userPasskeys.userId, account.id))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({ id: row.id, name: row.name ?? '', createdAt: row.createdAt.toISOString() }));
}

/** Returns what the browser needs to create a passkey. Throws 400 WRONG_PASSWORD, 409 TOO_MANY_PASSKEYS. */
export async function beginPasskey(deps: Deps, member: Member, password: string): Promise<PasskeyCeremony> {
  await confirmPassword(deps, member.account, { field: 'password', password });
  const [owned] = await deps.db
    .select({ passkeys: count() })
    .from(userPasskeys)
    .where(eq(userPasskeys.userId, member.account.id));
  if ((owned?.passkeys ?? 0) >= MAX_PASSKEYS)
    throw new ExpectedError(409, 'TOO_MANY_PASSKEYS', `En çok ${MAX_PASSKEYS} geçiş anahtarınız olabilir.`);
  const { api } = await openAuth(deps);
  const headers = await authHeaders(deps, member.caller, member);
  const answer = await api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true });
  return { options: { ...answer.response }, challenge: await challengeOf(deps, answer.headers) };
}

/** Stores a passkey that the browser has created. Throws 400 PASSKEY_REFUSED. */
export async function addPasskey(deps: Deps, member: Member, { challenge, response, name }: NewPasskey): Promise<void> {
  const { api } = await openAuth(deps);
  const headers = await authHeaders(deps, member.caller, { ...member, challenge: ['better-auth-passkey', challenge] });
  try {
    await api.verifyPasskeyRegistration({ body: { response, name }, headers });
  } catch (error) {
    throw refused(error);
  }
}

/** Deletes a member's passkey. Returns false if the member has no such passkey. */
export async function removePasskey(deps: Deps, account: Pick<Account, 'id'>, id: string): Promise<boolean> {
  const { rowCount } = await deps.db
    .delete(userPasskeys)
    .where(and(eq(userPasskeys.id, id), eq(userPasskeys.userId, account.id)));
  return rowCount !== 0;
}

/** Returns what the browser needs to sign in with a passkey; it names no account, so it reveals nothing about one. */
export async function beginPasskeySignIn(deps: Deps, caller: Caller): Promise<PasskeyCeremony> {
  await takeAttempt(deps, [signInAttempts.byAddress(caller)]);
  const { api } = await openAuth(deps);
  const headers = await authHeaders(deps, caller, {});
  const answer = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true });
  return { options: { ...answer.response }, challenge: await challengeOf(deps, answer.headers) };
}

/**
 * Signs in with a passkey, which replaces both steps. Returns the session's token and the member's e-mail. Throws 400
 * PASSKEY_REFUSED.
 */
export async function signInWithPasskey(deps: Deps, given: PasskeySignIn, caller: Caller): Promise<SignedInBy> {
  await takeAttempt(deps, [signInAttempts.byAddress(caller)]);
  const { api } = await openAuth(deps);
  const headers = await authHeaders(deps, caller, { challenge: ['better-auth-passkey', given.challenge] });
  try {
    const answer = await api.verifyPasskeyAuthentication({
      // Safe: the library validates every part of it.
      body: { response: given.response as unknown as PasskeyResponse },
      headers,
      returnHeaders: true,
    });
    return { token: await sessionBegun(deps, answer.headers), email: answer.response.user.email };
  } catch (error) {
    refuseIfClosed(error);
    throw refused(error);
  }
}

/** Returns the challenge that better-auth has made for a ceremony. */
export async function challengeOf(deps: Deps, headers: Headers): Promise<string> {
  const challenge = await cookieSet(deps, headers, 'better-auth-passkey');
  if (challenge === undefined) throw new Error('better-auth made no challenge.');
  return challenge;
}

/**
 * Converts better-auth's 500 (1.7) for a registration that does not verify: invalid input from the browser is the
 * client's error.
 */
export function refused(error: unknown): unknown {
  const isVerdict = refusalOf(error) !== undefined || authErrorCode(error) === 'FAILED_TO_VERIFY_REGISTRATION';
  if (!isVerdict) return error;
  return refusedPasskey();
}

export function refusedPasskey(): ExpectedError {
  return new ExpectedError(400, 'PASSKEY_REFUSED', 'Geçiş anahtarı kabul edilmedi. Yeniden deneyin.');
}
