import { runWithTransaction } from '@better-auth/core/context';
import { and, count, eq } from 'drizzle-orm';
import { userPasskeys } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { PasskeyCeremony, PasskeySignIn } from '#shared/sign-in/passkeys.ts';
import { openAuth } from '../auth.ts';
import { authHeaders } from '../auth-answers.ts';
import { takeAttempt } from '../entry/attempt-limits.ts';
import { signInAttempts } from '../entry/attempts.ts';
import type { Member } from '../find-account.ts';
import { challengeOf, listPasskeys, type PasskeyResponse, refused, refusedPasskey } from './passkeys.ts';

/** Returns what the browser needs to sign with one of the member's own passkeys. Throws 409 NO_PASSKEY, 429. */
export async function beginPasskeyProof(deps: Deps, member: Member): Promise<PasskeyCeremony> {
  if ((await listPasskeys(deps, member.account)).length === 0)
    throw new ExpectedError(409, 'NO_PASSKEY', 'Hesabınızda geçiş anahtarı yok.');
  await takeAttempt(deps, [signInAttempts.byAddress(member.caller)]);
  const { api } = await openAuth(deps);
  const headers = await authHeaders(deps, member.caller, member);
  const answer = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true });
  return { options: { ...answer.response }, challenge: await challengeOf(deps, answer.headers) };
}

/**
 * Checks that one of the member's own passkeys has signed the challenge, which is accepted only once. Throws 400
 * PASSKEY_REFUSED.
 */
export async function confirmPasskey(deps: Deps, member: Member, given: PasskeySignIn): Promise<void> {
  const ofMember = and(eq(userPasskeys.credentialID, given.response.id), eq(userPasskeys.userId, member.account.id));
  const [owned] = await deps.db.select({ passkeys: count() }).from(userPasskeys).where(ofMember);
  if (owned?.passkeys !== 1) throw refusedPasskey();
  const { api, $context } = await openAuth(deps);
  const { adapter, internalAdapter } = await $context;
  const headers = await authHeaders(deps, member.caller, { challenge: ['better-auth-passkey', given.challenge] });
  try {
    // The library supports passkeys only for signing in: the session that it creates is deleted in the same
    // transaction.
    await runWithTransaction(adapter, async () => {
      const { session } = await api.verifyPasskeyAuthentication({
        // Safe: the library validates every part of it.
        body: { response: given.response as unknown as PasskeyResponse },
        headers,
      });
      await internalAdapter.deleteSession(session.token);
    });
  } catch (error) {
    throw refused(error);
  }
}
