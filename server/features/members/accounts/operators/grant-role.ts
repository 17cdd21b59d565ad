import { eq } from 'drizzle-orm';
import { userSessions, users } from '#server/database/tables/accounts.ts';
import { operators } from '#server/database/tables/desk.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { OperatorRole } from '#shared/desk/operators.ts';

/**
 * Makes a member an operator, gives an operator another role, or takes the role away (`role` null). Ends the member's
 * sessions, because those of an operator need two steps and last only hours. Throws 404 if no member has the e-mail,
 * 409 LAST_ADMIN.
 */
export async function grantRole(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { email, role, why }: { readonly email: string; readonly role: OperatorRole | null; readonly why?: string },
  by: Actor,
): Promise<{ readonly before: OperatorRole | null }> {
  return db.transaction(async (tx) => {
    const [member] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update');
    if (!member) throw new ExpectedError(404, 'NOT_FOUND', `${email} adresiyle bir üye yok. Önce sitede üye olun.`);
    // All administrators are locked, so that two who dismiss each other at the same time do not leave none.
    const admins = await tx.select().from(operators).where(eq(operators.role, 'yonetici')).for('update');
    const [known] = await tx.select().from(operators).where(eq(operators.userId, member.id));
    const before = known?.role ?? null;
    if (before === role) return { before };
    if (before === 'yonetici' && admins.length === 1)
      throw new ExpectedError(409, 'LAST_ADMIN', 'Son yöneticinin görevi alınamaz. Önce bir başkasını yönetici yapın.');
    const at = clock.now();
    await tx.delete(operators).where(eq(operators.userId, member.id));
    if (role) await tx.insert(operators).values({ userId: member.id, role, grantedAt: at });
    await tx.delete(userSessions).where(eq(userSessions.userId, member.id));
    const act = role ? 'operator.grant' : 'operator.revoke';
    await noteInAudit(tx, { at, by, act, to: ['member', member.id], before, after: role, why });
    return { before };
  });
}
