import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { userSessions, users } from '#server/database/tables/accounts.ts';
import { operators } from '#server/database/tables/desk.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { type AccountWatcher, tellWatchers } from '../account-watcher.ts';

type Closing = { readonly id: string; readonly why: string; readonly watchers: readonly AccountWatcher[] };

/**
 * Closes an account: its sessions end, nobody can sign in, nothing is sent to it and nothing is charged. All data and
 * paid time are kept in case it is reopened. Throws 404, 409 IS_OPERATOR, 409 IS_CLOSED.
 */
export async function closeAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, why, watchers }: Closing,
  by: Actor,
): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const member = await holdForDesk(tx, id);
    if (member.closedAt) throw new ExpectedError(409, 'IS_CLOSED', 'Bu hesap zaten kapalı.');
    await tx.update(users).set({ closedAt: at, updatedAt: at }).where(eq(users.id, id));
    await tx.delete(userSessions).where(eq(userSessions.userId, id));
    await tellWatchers(deps, tx, member, { watchers, event: 'closed' });
    await noteInAudit(tx, { at, by, act: 'member.close', to: ['member', id], before: 'open', after: 'closed', why });
  });
}

/** Reopens a closed account; automatic renewal stays off. Throws 404, 409 IS_OPEN. */
export async function reopenAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, why }: { readonly id: string; readonly why: string },
  by: Actor,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const member = await holdForDesk(tx, id);
    if (!member.closedAt) throw new ExpectedError(409, 'IS_OPEN', 'Bu hesap kapalı değil.');
    await tx.update(users).set({ closedAt: null, updatedAt: at }).where(eq(users.id, id));
    await noteInAudit(tx, { at, by, act: 'member.reopen', to: ['member', id], before: 'closed', after: 'open', why });
  });
}

/**
 * Returns the member's row, locked until the transaction ends. Throws 404, 409 IS_OPERATOR: an operator's role must be
 * taken away first.
 */
export async function holdForDesk(tx: Transaction, id: string): Promise<typeof users.$inferSelect> {
  const [member] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!member) throw unknownMember();
  if ((await tx.$count(operators, eq(operators.userId, id))) > 0)
    throw new ExpectedError(409, 'IS_OPERATOR', 'Bu kişi masada görevli. Önce görevini alın.');
  return member;
}

export function unknownMember(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Böyle bir üye yok.');
}

/** The error code for refusing a session of a closed account. */
export const ACCOUNT_CLOSED = 'ACCOUNT_CLOSED';

/** The error for a person who has proved to own a closed account. */
export function accountClosed(): ExpectedError {
  const message = 'Hesabınız kapatıldı. Nedenini öğrenmek ya da itiraz etmek için iletişim sayfasından bize yazın.';
  return new ExpectedError(403, ACCOUNT_CLOSED, message);
}
