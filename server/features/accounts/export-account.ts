import type { Deps } from '#server/deps.ts';
import type { Account } from './find-account.ts';
import { listSessions } from './sessions/sessions.ts';

/** What one feature knows about a member, for the member's own copy; goes into the export under `name`. */
export type ExportPart = (deps: Deps, userId: string) => Promise<{ name: string; rows: readonly unknown[] }>;

/** All data about a member (KVKK art. 11): the account, its sessions, and the part of every feature that has one. */
export async function exportAccount(deps: Deps, account: Account, parts: readonly ExportPart[]) {
  const { sessionId: _, ...user } = account;
  const sessions = (await listSessions(deps, account)).map(({ isCurrent: _isCurrent, ...session }) => session);
  const added = await Promise.all(parts.map((part) => part(deps, account.id)));
  const own = { exportedAt: deps.clock.now().toISOString(), user, sessions };
  const names = [...Object.keys(own), ...added.map(({ name }) => name)];
  if (new Set(names).size < names.length) throw new Error(`Two parts of an export share a name: ${names.join(', ')}`);
  return { ...own, ...Object.fromEntries(added.map(({ name, rows }) => [name, rows])) };
}
