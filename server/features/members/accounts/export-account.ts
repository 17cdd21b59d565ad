import { asc, eq } from 'drizzle-orm';
import { emailChanges, userPasskeys } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import type { User } from '#shared/accounts.ts';
import { listSessions } from './sessions/sessions.ts';

/** Returns the data of one feature about a member. The export contains the `rows` under `name`. */
export type ExportPart = (deps: Deps, userId: string) => Promise<{ name: string; rows: readonly unknown[] }>;

/**
 * Returns all data about a member (KVKK art. 11): the account, its sessions and passkeys, a pending change of address,
 * and the `parts` of other features.
 */
export async function exportAccount(deps: Deps, user: User, parts: readonly ExportPart[]) {
  const sessions = (await listSessions(deps, { id: user.id, sessionId: '' })).map(
    ({ isCurrent: _isCurrent, ...session }) => session,
  );
  const passkeys = await deps.db
    .select({ name: userPasskeys.name, createdAt: userPasskeys.createdAt })
    .from(userPasskeys)
    .where(eq(userPasskeys.userId, user.id))
    .orderBy(asc(userPasskeys.createdAt));
  const addresses = await deps.db
    .select({ newEmail: emailChanges.newEmail, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(eq(emailChanges.userId, user.id));
  const added = await Promise.all(parts.map((part) => part(deps, user.id)));
  const own = { exportedAt: deps.clock.now().toISOString(), user, sessions, passkeys, emailChanges: addresses };
  const names = [...Object.keys(own), ...added.map(({ name }) => name)];
  if (new Set(names).size < names.length) throw new Error(`Two parts of an export share a name: ${names.join(', ')}`);
  return { ...own, ...Object.fromEntries(added.map(({ name, rows }) => [name, rows])) };
}
