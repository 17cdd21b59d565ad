import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { PhoneConfirmation, User } from '#shared/accounts.ts';
import { type AccountWatcher, tellWatchers } from '../account-watcher.ts';
import type { Caller } from '../caller.ts';
import { takeAttempt } from '../entry/attempt-limits.ts';
import { codeAttempt, codeRequestAttempts } from '../entry/attempts.ts';
import { confirmPassword } from '../entry/confirm-password.ts';
import { type Account, toUser } from '../find-account.ts';
import { codeExpired, dropCode, makeCode, redeemCode } from './phone-codes.ts';
import { giveBackCode, requireSms, sendCode, takeCode } from './send-code.ts';

/**
 * Sends a code to the member's own number and returns its ticket. Requires the password, because a confirmed number can
 * sign in: a stolen session must not become permanent access. Throws 400 WRONG_PASSWORD, 409 ALREADY_VERIFIED or
 * SMS_UNAVAILABLE, 429, 503 SMS_FAILED.
 */
export async function requestNumberCode(
  deps: Deps,
  account: Account,
  { password, caller }: { readonly password: string; readonly caller: Caller },
): Promise<string> {
  requireSms(deps);
  const { phoneNumber } = account;
  if (account.phoneNumberVerified) throw new ExpectedError(409, 'ALREADY_VERIFIED', 'Numaranız zaten onaylı.');
  await confirmPassword(deps, account, { field: 'password', password });
  await takeAttempt(deps, codeRequestAttempts(phoneNumber, caller));
  const subject = { purpose: 'confirm', phoneNumber, userId: account.id } as const;
  await takeCode(deps, subject);
  const made = await makeCode(deps, subject);
  try {
    await sendCode(deps, subject, made.code);
  } catch (error) {
    await dropCode(deps, subject, made);
    await giveBackCode(deps, subject);
    deps.log.warn({ fault: error instanceof Error ? error.message : 'unknown' }, 'code not sent');
    throw new ExpectedError(503, 'SMS_FAILED', 'Kod gönderilemedi. Biraz sonra yeniden deneyin.');
  }
  return made.ticket;
}

/**
 * Confirms the member's number with a code. Another account that had confirmed the same number loses it: providers
 * reassign numbers, and this member has just proved that the number is theirs now. Throws 400 CODE_WRONG or
 * CODE_EXPIRED.
 */
export async function confirmNumber(
  deps: Deps,
  account: Account,
  { given, caller, watchers }: { given: PhoneConfirmation; caller: Caller; watchers: readonly AccountWatcher[] },
): Promise<User> {
  requireSms(deps);
  await takeAttempt(deps, [codeAttempt(caller)]);
  const { id: userId, phoneNumber } = account;
  await redeemCode(deps, { purpose: 'confirm', phoneNumber, userId }, given);
  return deps.db.transaction(async (tx) => {
    // Locks all accounts with the number, in a fixed order: of two concurrent confirmations, one waits for the other.
    const same = eq(users.phoneNumber, phoneNumber);
    const rows = await tx.select({ id: users.id }).from(users).where(same).orderBy(users.id).for('update');
    // The number was changed after the code was sent.
    if (!rows.some(({ id }) => id === userId)) throw codeExpired();
    await tx.update(users).set({ phoneNumberVerified: false }).where(same);
    const change = { phoneNumberVerified: true, updatedAt: deps.clock.now() };
    const [row] = await tx.update(users).set(change).where(eq(users.id, userId)).returning();
    if (!row) throw codeExpired();
    await tellWatchers(deps, tx, row, { watchers, event: 'changed' });
    return toUser(row);
  });
}
