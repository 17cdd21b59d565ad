import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { userTwoFactors } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';

/**
 * Records an accepted code of the authenticator app. Throws 400 WRONG_CODE if it was the last one accepted: better-auth
 * (1.7) would accept a code again while it is valid, so a person who sees it could use it, too.
 */
export async function acceptCodeOnce(deps: Deps, userId: string, code: string): Promise<void> {
  const hash = await keyedHash(deps, `two-factor code ${userId} ${code}`);
  const { lastCodeHash } = userTwoFactors;
  const { rowCount } = await deps.db
    .update(userTwoFactors)
    .set({ lastCodeHash: hash })
    .where(and(eq(userTwoFactors.userId, userId), or(isNull(lastCodeHash), ne(lastCodeHash, hash))));
  if (rowCount === 0) throw wrongCode();
}

export function wrongCode(): ExpectedError {
  return new ExpectedError(400, 'WRONG_CODE', 'Kod hatalı ya da süresi dolmuş. Uygulamadaki yeni kodu yazın.', 'code');
}
