import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { openAuth } from '../auth.ts';
import { authHeaders, refusalOf } from '../auth-answers.ts';
import { forgetAttempts, takeAttempt } from '../entry/attempt-limits.ts';
import { secondStepAttempt } from '../entry/attempts.ts';
import type { Member } from '../find-account.ts';
import { acceptCodeOnce, wrongCode } from './accept-code-once.ts';

/**
 * Checks a code of the authenticator app of a signed-in member; each code is accepted once. Tries are counted together
 * with those of signing in, before the code is compared. Throws 400 WRONG_CODE, 409 TWO_FACTOR_OFF, 429.
 */
export async function confirmCode(deps: Deps, member: Member, code: string): Promise<void> {
  const { account, caller } = member;
  if (!account.twoFactorEnabled) throw new ExpectedError(409, 'TWO_FACTOR_OFF', 'İki adımlı giriş açık değil.');
  const attempt = secondStepAttempt(account.id);
  await takeAttempt(deps, [attempt]);
  const { api } = await openAuth(deps);
  const headers = await authHeaders(deps, caller, member);
  try {
    await api.verifyTOTP({ body: { code }, headers });
  } catch (error) {
    if (refusalOf(error)) throw wrongCode();
    throw error;
  }
  await acceptCodeOnce(deps, account.id, code);
  await forgetAttempts(deps, [attempt]);
}
