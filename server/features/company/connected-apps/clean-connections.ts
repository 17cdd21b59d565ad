import { and, eq, isNull, lt, lte, notExists, or } from 'drizzle-orm';
import {
  appConnections,
  oauthAccessTokens,
  oauthClients,
  oauthRefreshTokens,
} from '#server/database/tables/companies/connected-apps.ts';
import type { Deps } from '#server/deps.ts';
import { APP_REQUEST_MINUTES } from '#shared/organisations/app-rules.ts';
import { RETENTION } from '#shared/retention.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/**
 * A job: deletes expired tokens, ends connections that have no token left or are a year old, and deletes connections
 * that ended long ago and apps that nobody connected.
 */
export async function cleanConnections({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ connections: number; apps: number }> {
  const now = clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(oauthAccessTokens).where(lt(oauthAccessTokens.expiresAt, now));
  await db.delete(oauthRefreshTokens).where(lt(oauthRefreshTokens.expiresAt, now));
  const { id, clientId, connectedAt, endedAt } = appConnections;
  const hasNo = (tokens: typeof oauthAccessTokens | typeof oauthRefreshTokens) =>
    notExists(db.select({ id: tokens.id }).from(tokens).where(eq(tokens.referenceId, id)));
  // An app has a few minutes to fetch its first token.
  const settled = new Date(now.getTime() - 2 * APP_REQUEST_MINUTES * 60_000);
  await db
    .update(appConnections)
    .set({ endedAt: now })
    .where(
      and(
        isNull(endedAt),
        or(
          lte(connectedAt, before(RETENTION.appConnectionMaxDays)),
          and(lt(connectedAt, settled), hasNo(oauthAccessTokens), hasNo(oauthRefreshTokens)),
        ),
      ),
    );
  const forgotten = await db.delete(appConnections).where(lt(endedAt, before(RETENTION.endedConnectionDays)));
  const unused = await db
    .delete(oauthClients)
    .where(
      and(
        lt(oauthClients.createdAt, before(RETENTION.unusedAppDays)),
        notExists(db.select({ id }).from(appConnections).where(eq(clientId, oauthClients.clientId))),
      ),
    );
  return { connections: forgotten.rowCount ?? 0, apps: unused.rowCount ?? 0 };
}
