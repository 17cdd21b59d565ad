import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open-database.ts';
import { userSessions, users } from '#server/database/tables/accounts.ts';
import { operators } from '#server/database/tables/desk.ts';
import type { Deps } from '#server/deps.ts';
import type { User } from '#shared/accounts.ts';
import type { Caller } from './caller.ts';
import { bearerToken } from './sessions/bearer-token.ts';
import { hashToken } from './sessions/hash-session-tokens.ts';
import { operatorSessionsSince, sessionEnd } from './sessions/session-end.ts';
import { noteAccountUse } from './upkeep/note-account-use.ts';

/** The member who sends a request, and the session that the token belongs to. */
export type Account = User & {
  readonly sessionId: string;
  readonly sessionBegunAt: Date;
  /** When its owner last signed in or gave the password in this session. */
  readonly provedAt: Date;
};

/** A signed-in member who sends a request, and from where; all of it is passed to better-auth. */
export type Member = { readonly account: Account; readonly caller: Caller; readonly authorization: string | undefined };

/** A session's last use is saved at most once in this time; otherwise every request would write to the database. */
const USE_STEP_MS = 10 * 60 * 1000;

/** Every call of a member begins with this statement, so it is built once, and the database plans it once. */
function prepareAccount(db: Database) {
  const { id, createdAt, lastUsedAt, provedAt } = userSessions;
  return db
    .select({ user: users, session: { id, createdAt, lastUsedAt, provedAt }, operatorRole: operators.role })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .leftJoin(operators, eq(operators.userId, users.id))
    .where(
      and(
        eq(userSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(userSessions.expiresAt, sql.placeholder('now')),
        isNull(users.closedAt),
        or(isNull(operators.userId), gt(createdAt, sql.placeholder('operatorsSince'))),
      ),
    )
    .prepare('find-account');
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareAccount>>();

function accountStatement(db: Database): ReturnType<typeof prepareAccount> {
  const statement = prepared.get(db) ?? prepareAccount(db);
  prepared.set(db, statement);
  return statement;
}

/**
 * Finds the member for an Authorization header (`Bearer <token>`) with one indexed query. Returns undefined if the
 * token is missing, malformed or unknown, or if its session is deleted or expired (an operator's session expires after
 * a few hours), or the account is closed. Nothing is cached, so a deleted session stops working immediately.
 */
export async function findAccount(deps: Deps, authorization: string | undefined): Promise<Account | undefined> {
  const token = bearerToken(authorization);
  if (token === undefined) return undefined;
  const now = deps.clock.now();
  const [row] = await accountStatement(deps.db).execute({
    tokenHash: hashToken(token),
    now,
    operatorsSince: operatorSessionsSince(now),
  });
  if (!row) return undefined;
  if (now.getTime() - row.session.lastUsedAt.getTime() >= USE_STEP_MS) {
    await noteUse(deps, row.session, now);
    await noteAccountUse(deps, row.user.id);
  }
  return {
    ...toUser(row.user),
    ...(row.operatorRole && { operatorRole: row.operatorRole }),
    sessionId: row.session.id,
    sessionBegunAt: row.session.createdAt,
    provedAt: row.session.provedAt ?? row.session.createdAt,
  };
}

/** Converts a member's row to the form that the API returns to the member. */
export function toUser(row: typeof users.$inferSelect): User {
  const { updatedAt: _, lastUsedAt: _use, passiveSince: _since, passiveWarnedAt: _warned, ...shown } = row;
  const { closedAt: _closed, createdAt, ...rest } = shown;
  return { ...rest, createdAt: createdAt.toISOString() };
}

async function noteUse(deps: Deps, session: { id: string; createdAt: Date }, now: Date): Promise<void> {
  await deps.db
    .update(userSessions)
    .set({ lastUsedAt: now, expiresAt: sessionEnd(session.createdAt, now) })
    .where(eq(userSessions.id, session.id));
}
