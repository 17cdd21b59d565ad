import { and, eq, gt } from 'drizzle-orm';
import { userSessions } from '#server/database/tables/accounts.ts';
import { operators } from '#server/database/tables/desk.ts';
import type { Deps } from '#server/deps.ts';
import { operatorSessionsSince } from '../sessions/session-end.ts';

/** Whether a session is an operator's, within its hours. */
export async function isOperatorSession({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<boolean> {
  const now = clock.now();
  const isOpen = and(gt(userSessions.expiresAt, now), gt(userSessions.createdAt, operatorSessionsSince(now)));
  const rows = await db
    .select({ role: operators.role })
    .from(userSessions)
    .innerJoin(operators, eq(operators.userId, userSessions.userId))
    .where(and(eq(userSessions.id, id), isOpen));
  return rows.length > 0;
}
