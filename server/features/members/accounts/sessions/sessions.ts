import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import { userSessions } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import type { UserSession } from '#shared/accounts.ts';
import type { Account } from '../find-account.ts';
import { describeDevice } from './describe-device.ts';

/** More than anybody's number of devices. */
const MAX_SESSIONS = 50;

/** Deletes a member's sessions above the maximum, the longest unused first. */
export async function endOldestSessions({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  const surplus = db
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(eq(userSessions.userId, userId))
    .orderBy(desc(userSessions.lastUsedAt), desc(userSessions.createdAt))
    .offset(MAX_SESSIONS);
  await db.delete(userSessions).where(inArray(userSessions.id, surplus));
}

/** Lists a member's active sessions, last used first, without tokens and addresses: we store only their hashes. */
export async function listSessions(deps: Deps, account: Pick<Account, 'id' | 'sessionId'>): Promise<UserSession[]> {
  const rows = await deps.db
    .select()
    .from(userSessions)
    .where(and(eq(userSessions.userId, account.id), gt(userSessions.expiresAt, deps.clock.now())))
    .orderBy(desc(userSessions.lastUsedAt), desc(userSessions.createdAt));
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent ?? ''),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === account.sessionId,
  }));
}

/** Ends one of the member's own sessions immediately. Returns false if the member has no such session. */
export async function endSession(deps: Deps, account: Pick<Account, 'id'>, sessionId: string): Promise<boolean> {
  const { rowCount } = await deps.db
    .delete(userSessions)
    .where(and(eq(userSessions.id, sessionId), eq(userSessions.userId, account.id)));
  return rowCount !== 0;
}

export async function endAllSessions(deps: Deps, account: Pick<Account, 'id'>): Promise<void> {
  await deps.db.delete(userSessions).where(eq(userSessions.userId, account.id));
}

/** Ends all sessions of a member except the current one. Returns how many there were. */
export async function endOtherSessions(deps: Deps, account: Pick<Account, 'id' | 'sessionId'>): Promise<number> {
  const { rowCount } = await deps.db.delete(userSessions).where(otherSessions(account));
  return rowCount ?? 0;
}

/** SQL condition that selects all sessions of a member except the current session. */
export function otherSessions(account: Pick<Account, 'id' | 'sessionId'>) {
  return and(eq(userSessions.userId, account.id), ne(userSessions.id, account.sessionId));
}
