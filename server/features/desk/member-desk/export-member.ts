import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { type ExportPart, exportAccount, toUser, unknownMember } from '#server/features/members/accounts/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';

type Exporting = { readonly id: string; readonly why: string; readonly parts: readonly ExportPart[] };

/** All data about a member (KVKK art. 11), for members who can't sign in to export it. Throws 404. */
export async function exportMember(deps: Deps, { id, why, parts }: Exporting, by: Actor) {
  const [row] = await deps.db.select().from(users).where(eq(users.id, id));
  if (!row) throw unknownMember();
  const at = deps.clock.now();
  await deps.db.transaction((tx) => noteInAudit(tx, { at, by, act: 'member.export', to: ['member', id], why }));
  return exportAccount(deps, toUser(row), parts);
}
