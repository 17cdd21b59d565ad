import { and, eq, gt } from 'drizzle-orm';
import { userSessions } from '#server/database/tables/accounts.ts';
import { operators } from '#server/database/tables/desk.ts';
import type { Deps } from '#server/deps.ts';
import type { OperatorRole } from '#shared/desk/operators.ts';
import { operatorSessionsSince } from '../sessions/session-end.ts';

/**
 * Returns the role of the operator whose session this is; undefined for anybody else's session and for an expired one.
 */
export async function roleOfSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<OperatorRole | undefined> {
  const now = clock.now();
  const isOpen = and(gt(userSessions.expiresAt, now), gt(userSessions.createdAt, operatorSessionsSince(now)));
  const [row] = await db
    .select({ role: operators.role })
    .from(userSessions)
    .innerJoin(operators, eq(operators.userId, userSessions.userId))
    .where(and(eq(userSessions.id, id), isOpen));
  return row?.role;
}
