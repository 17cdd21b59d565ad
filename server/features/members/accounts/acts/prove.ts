import { eq } from 'drizzle-orm';
import { userSessions } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { Proof } from '#shared/accounts.ts';
import { PROOF_MINUTES, PROOF_NEEDED } from '#shared/sign-in/proof.ts';
import { confirmPassword } from '../entry/confirm-password.ts';
import type { Account, Member } from '../find-account.ts';
import { confirmPasskey } from '../passkeys/confirm-passkey.ts';
import { confirmCode } from '../two-factor/confirm-code.ts';

const PROOF_MS = PROOF_MINUTES * 60 * 1000;

/**
 * Throws 403 PROOF_NEEDED unless the session's owner has signed in or given the password, a code or a passkey within
 * the last 15 minutes.
 */
export function requireRecentProof({ clock }: Pick<Deps, 'clock'>, { provedAt }: Account): void {
  if (clock.now().getTime() - provedAt.getTime() < PROOF_MS) return;
  throw new ExpectedError(403, PROOF_NEEDED, 'Bu işlem için siz olduğunuzu yeniden doğrulamanız gerekiyor.');
}

/**
 * Records that the owner of a session has just given the password, a code of the authenticator app or a passkey. Throws
 * 400 WRONG_PASSWORD, 400 WRONG_CODE, 400 PASSKEY_REFUSED, 409 TWO_FACTOR_OFF, 429.
 */
export async function prove(deps: Deps, member: Member, proof: Proof): Promise<void> {
  const { account } = member;
  if (proof.passkey !== undefined) await confirmPasskey(deps, member, proof.passkey);
  else if (proof.code !== undefined) await confirmCode(deps, member, proof.code);
  else await confirmPassword(deps, account, { field: 'password', password: proof.password ?? '' });
  const provedAt = deps.clock.now();
  await deps.db.update(userSessions).set({ provedAt }).where(eq(userSessions.id, account.sessionId));
}
