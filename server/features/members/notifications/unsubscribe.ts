import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { siteLink } from '#server/platform/site-link.ts';

const invalidLink = 'Bu bağlantı geçersiz. E-postadaki bağlantı eksik kopyalanmış olabilir.';

export const unsubscribeSchema = z.object({
  user: z.uuid(invalidLink),
  key: z.string({ error: invalidLink }).regex(/^[\w-]{43}$/, invalidLink),
});
export type Unsubscribe = z.infer<typeof unsubscribeSchema>;

/** The link in a mail that stops all mails to its reader without signing in. It does not expire. */
export async function unsubscribeLink(deps: Pick<Deps, 'config'>, userId: string): Promise<string> {
  const link = siteLink(deps.config, '/api/unsubscribe');
  link.searchParams.set('user', userId);
  link.searchParams.set('key', await keyOf(deps, userId));
  return link.href;
}

/** Throws 400 LINK_INVALID for a link that this site did not create. */
export async function checkUnsubscribeLink(deps: Pick<Deps, 'config'>, { user, key }: Unsubscribe): Promise<void> {
  const expected = Buffer.from(await keyOf(deps, user.toLowerCase()));
  const given = Buffer.from(key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new ExpectedError(400, 'LINK_INVALID', invalidLink);
}

/** Stops the mails to a member; does nothing if the member's account no longer exists. */
export async function unsubscribe(deps: Pick<Deps, 'db' | 'config' | 'clock'>, link: Unsubscribe): Promise<void> {
  await checkUnsubscribeLink(deps, link);
  const change = { emailNotifications: false, updatedAt: deps.clock.now() };
  await deps.db.update(users).set(change).where(eq(users.id, link.user));
}

function keyOf(deps: Pick<Deps, 'config'>, userId: string): Promise<string> {
  return keyedHash(deps, `unsubscribe ${userId}`);
}
