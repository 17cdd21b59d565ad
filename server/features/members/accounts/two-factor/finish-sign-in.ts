import { eq } from 'drizzle-orm';
import { userSessions } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { SecondStep } from '#shared/sign-in/two-factor.ts';
import { openAuth } from '../auth.ts';
import { authHeaders, refusalOf, refuseIfClosed } from '../auth-answers.ts';
import type { Caller } from '../caller.ts';
import { type Attempt, forgetAttempts, TooManyAttemptsError, takeAttempt } from '../entry/attempt-limits.ts';
import { secondStepAttempt, signInAttempts } from '../entry/attempts.ts';
import { hashToken } from '../sessions/hash-session-tokens.ts';
import { acceptCodeOnce, wrongCode } from './accept-code-once.ts';

/** A session's token, and the e-mail of its member. */
export type SignedInBy = { readonly token: string; readonly email: string };

/**
 * The second step of signing in. Needs the challenge from the first step, and a code of the app or a recovery code,
 * which is then used up. Returns the session's token and the member's e-mail. better-auth allows five codes per
 * challenge and ten wrong ones in a row per account, then none for 15 minutes. Throws 400 WRONG_CODE, 400
 * CHALLENGE_ENDED, 429 TOO_MANY_CODES.
 */
export async function finishSignIn(deps: Deps, { challenge, code }: SecondStep, caller: Caller): Promise<SignedInBy> {
  await takeAttempt(deps, [signInAttempts.byAddress(caller)]);
  const { api, $context } = await openAuth(deps);
  const counted = await countBefore(deps, (await $context).internalAdapter, challenge);
  const headers = await authHeaders(deps, caller, { challenge: ['two_factor', challenge] });
  const isOfApp = /^\d{6}$/.test(code);
  try {
    const verify = isOfApp ? api.verifyTOTP : api.verifyBackupCode;
    const { token, user } = await verify({ body: { code }, headers });
    if (!token) throw new Error('better-auth began no session.');
    if (isOfApp) await acceptOrEnd(deps, { userId: user.id, code, token });
    await forgetAttempts(deps, counted);
    return { token, email: user.email };
  } catch (error) {
    refuseIfClosed(error);
    throw explained(refusalOf(error)) ?? error;
  }
}

type Challenges = Awaited<Awaited<ReturnType<typeof openAuth>>['$context']>['internalAdapter'];

/**
 * Counts a try for the account of a challenge, atomically and before the code is compared: better-auth (1.7) counts
 * afterwards, so a burst of concurrent tries would exceed the limit. An unknown challenge counts for nobody; the
 * library refuses it.
 */
async function countBefore(deps: Deps, challenges: Challenges, challenge: string): Promise<Attempt[]> {
  const found = await challenges.findVerificationValue(challenge.replace(/\.[^.]*$/, ''));
  if (!found) return [];
  const attempts = [secondStepAttempt(found.value)];
  try {
    await takeAttempt(deps, attempts);
  } catch (error) {
    throw error instanceof TooManyAttemptsError ? tooManyCodes() : error;
  }
  return attempts;
}

async function acceptOrEnd(deps: Deps, { userId, code, token }: { userId: string; code: string; token: string }) {
  try {
    await acceptCodeOnce(deps, userId, code);
  } catch (error) {
    await deps.db.delete(userSessions).where(eq(userSessions.tokenHash, hashToken(token)));
    throw error;
  }
}

function explained(refusal: string | undefined): ExpectedError | undefined {
  if (refusal === undefined) return undefined;
  if (refusal === 'INVALID_CODE' || refusal === 'INVALID_BACKUP_CODE') return wrongCode();
  if (refusal === 'ACCOUNT_TEMPORARILY_LOCKED' || refusal === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE')
    return tooManyCodes();
  const message = 'Girişin süresi doldu. E-posta ve şifrenizle yeniden başlayın.';
  return new ExpectedError(400, 'CHALLENGE_ENDED', message);
}

function tooManyCodes(): ExpectedError {
  const message = 'Çok fazla yanlış kod yazıldı. 15 dakika sonra yeniden giriş yapın.';
  return new ExpectedError(429, 'TOO_MANY_CODES', message);
}
