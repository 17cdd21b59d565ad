import { eq } from 'drizzle-orm';
import { userSessions } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { PROOF_MINUTES, PROOF_NEEDED } from '#shared/sign-in/proof.ts';
import { confirmPassword } from '../entry/confirm-password.ts';
import type { Account } from '../find-account.ts';

const PROOF_MS = PROOF_MINUTES * 60 * 1000;

/**
 * Throws 403 PROOF_NEEDED where the session's owner has not signed in or given the password within a quarter of an
 * hour.
 */
export function requireRecentProof({ clock }: Pick<Deps, 'clock'>, { provedAt }: Account): void {
  if (clock.now().getTime() - provedAt.getTime() < PROOF_MS) return;
  throw new ExpectedError(403, PROOF_NEEDED, 'Bu işlem için şifrenizi yeniden yazmanız gerekiyor.');
}

/** Notes that the owner of a session has just given the password. Throws 400 WRONG_PASSWORD, 429. */
export async function prove(deps: Deps, account: Account, password: string): Promise<void> {
  await confirmPassword(deps, account, { field: 'password', password });
  const provedAt = deps.clock.now();
  await deps.db.update(userSessions).set({ provedAt }).where(eq(userSessions.id, account.sessionId));
}
