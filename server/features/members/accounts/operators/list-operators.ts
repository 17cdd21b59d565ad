import { asc, eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { operators } from '#server/database/tables/desk.ts';
import type { Deps } from '#server/deps.ts';
import type { DeskOperators } from '#shared/desk/desk.ts';

/** Returns the operators; `self` is the id of the caller. */
export async function listOperators({ db }: Pick<Deps, 'db'>, self: string): Promise<DeskOperators['operators']> {
  const rows = await db
    .select({ operator: operators, user: users })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .orderBy(asc(operators.role), asc(users.email));
  return rows.map(({ operator: { role, grantedAt }, user }) => ({
    email: user.email,
    name: `${user.firstName} ${user.lastName}`.trim(),
    role,
    grantedAt: grantedAt.toISOString(),
    hasSecondStep: user.twoFactorEnabled,
    isSelf: user.id === self,
  }));
}
