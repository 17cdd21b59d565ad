import { and, eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { addressHashOf } from '#server/platform/keyed-hash.ts';
import type { PhoneSignIn } from '#shared/accounts.ts';
import { openAuth } from '../auth.ts';
import { refuseIfClosed } from '../auth-answers.ts';
import { type Caller, userAgentOf } from '../caller.ts';
import { takeAttempt } from '../entry/attempt-limits.ts';
import { codeAttempt, codeRequestAttempts } from '../entry/attempts.ts';
import type { BackgroundWork } from '../entry/background-work.ts';
import { type CodeSubject, codeWrong, makeCode, redeemCode } from './phone-codes.ts';
import { requireSms, sendCode, takeCode } from './send-code.ts';

/**
 * Makes a code to sign in with (D7) and returns its ticket. Whether an account has confirmed the number is looked up
 * only after the response, so that neither its text nor its timing reveals this. Throws 409 SMS_UNAVAILABLE, 429.
 */
export async function requestSignInCode(
  deps: Deps,
  phoneNumber: string,
  { caller, work }: { readonly caller: Caller; readonly work: BackgroundWork },
): Promise<string> {
  requireSms(deps);
  await takeAttempt(deps, codeRequestAttempts(phoneNumber, caller));
  const subject: CodeSubject = { purpose: 'sign in', phoneNumber };
  await takeCode(deps, subject);
  const { ticket, code } = await makeCode(deps, subject);
  work.start('sign-in code', async () => {
    if (await findByNumber(deps, phoneNumber)) await sendCode(deps, subject, code);
  });
  return ticket;
}

/**
 * Signs a member in with a code and returns the session's token and the member. A correct code for a number that nobody
 * has confirmed is treated like a wrong one. Throws 400 CODE_WRONG, CODE_EXPIRED or, because a code alone is one step,
 * SECOND_STEP_NEEDED.
 */
export async function signInByPhone(
  deps: Deps,
  { phoneNumber, ticket, code }: PhoneSignIn,
  caller: Caller,
): Promise<{ token: string; email: string }> {
  requireSms(deps);
  await takeAttempt(deps, [codeAttempt(caller)]);
  await redeemCode(deps, { purpose: 'sign in', phoneNumber }, { ticket, code });
  const member = await findByNumber(deps, phoneNumber);
  if (!member) throw codeWrong();
  if (member.twoFactorEnabled) throw secondStepNeeded();
  const { internalAdapter } = await (await openAuth(deps)).$context;
  const ipAddress = await addressHashOf(deps, caller.address);
  const from = { ipAddress, userAgent: userAgentOf(caller) };
  const { token } = await internalAdapter.createSession(member.id, false, from).catch((error: unknown) => {
    refuseIfClosed(error);
    throw error;
  });
  return { token, email: member.email };
}

async function findByNumber({ db }: Pick<Deps, 'db'>, phoneNumber: string) {
  const [member] = await db
    .select({ id: users.id, email: users.email, twoFactorEnabled: users.twoFactorEnabled })
    .from(users)
    .where(and(eq(users.phoneNumber, phoneNumber), eq(users.phoneNumberVerified, true)));
  return member;
}

function secondStepNeeded(): ExpectedError {
  const message = 'Bu hesapta iki adımlı giriş açık. E-posta ve şifrenizle ya da geçiş anahtarınızla girin.';
  return new ExpectedError(400, 'SECOND_STEP_NEEDED', message);
}
