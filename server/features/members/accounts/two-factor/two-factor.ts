import { and, eq, ne } from 'drizzle-orm';
import { userSessions, users, userTwoFactors } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { RecoveryCodes, TwoFactorSetup } from '#shared/sign-in/two-factor.ts';
import { openAuth } from '../auth.ts';
import { authHeaders, refusalOf, sessionBegun } from '../auth-answers.ts';
import { takeAttempt } from '../entry/attempt-limits.ts';
import { passwordAttempt } from '../entry/attempts.ts';
import { confirmPassword } from '../entry/confirm-password.ts';
import type { Account, Member } from '../find-account.ts';
import { hashToken } from '../sessions/hash-session-tokens.ts';
import { acceptCodeOnce, wrongCode } from './accept-code-once.ts';

/**
 * Makes the secret for an authenticator app and ten recovery codes; they take effect only after a first code was
 * entered. Throws 400 WRONG_PASSWORD, 409 TWO_FACTOR_ON.
 */
export async function beginTwoFactor(deps: Deps, member: Member, password: string): Promise<TwoFactorSetup> {
  const { account } = member;
  await confirmPassword(deps, account, { field: 'password', password });
  if (account.twoFactorEnabled) throw alreadyOn();
  const headers = await authHeaders(deps, member.caller, member);
  const { api } = await openAuth(deps);
  const made = await api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
  if (made.method !== 'totp') throw new Error('better-auth made no secret.');
  return { uri: made.totpURI, recoveryCodes: made.backupCodes };
}

/**
 * Turns two-step sign-in on with the app's first code. Ends the member's other sessions, which had only one step, and
 * replaces this one: its new token is returned. Throws 400 WRONG_CODE, 409 TWO_FACTOR_ON.
 */
export async function confirmTwoFactor(deps: Deps, member: Member, code: string): Promise<string> {
  const { account } = member;
  if (account.twoFactorEnabled) throw alreadyOn();
  await takeAttempt(deps, [passwordAttempt(account.id)]);
  const { api } = await openAuth(deps);
  const headers = await authHeaders(deps, member.caller, member);
  try {
    const answer = await api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
    await acceptCodeOnce(deps, account.id, code);
    const token = await sessionBegun(deps, answer.headers);
    const others = and(eq(userSessions.userId, account.id), ne(userSessions.tokenHash, hashToken(token)));
    await deps.db.delete(userSessions).where(others);
    return token;
  } catch (error) {
    if (refusalOf(error)) throw wrongCode();
    throw error;
  }
}

/**
 * Turns two-step sign-in off and deletes the secret and the codes. Throws 400 WRONG_PASSWORD, 409 OPERATOR for
 * operators, who must keep it on.
 */
export async function endTwoFactor(deps: Deps, account: Account, password: string): Promise<void> {
  await confirmPassword(deps, account, { field: 'password', password });
  if (account.operatorRole)
    throw new ExpectedError(409, 'OPERATOR', 'Yönetim masasında görevliyken iki adımlı giriş kapatılamaz.');
  await deps.db.transaction(async (tx) => {
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, account.id));
    await tx.delete(userTwoFactors).where(eq(userTwoFactors.userId, account.id));
  });
}

/** Replaces the recovery codes with ten new ones. Throws 400 WRONG_PASSWORD, 409 TWO_FACTOR_OFF. */
export async function renewRecoveryCodes(deps: Deps, member: Member, password: string): Promise<RecoveryCodes> {
  await confirmPassword(deps, member.account, { field: 'password', password });
  if (!member.account.twoFactorEnabled) throw new ExpectedError(409, 'TWO_FACTOR_OFF', 'İki adımlı giriş açık değil.');
  const { api } = await openAuth(deps);
  const headers = await authHeaders(deps, member.caller, member);
  const { backupCodes } = await api.generateBackupCodes({ body: { password }, headers });
  return { recoveryCodes: backupCodes };
}

function alreadyOn(): ExpectedError {
  return new ExpectedError(409, 'TWO_FACTOR_ON', 'İki adımlı giriş zaten açık.');
}
