import { and, desc, eq, isNull } from 'drizzle-orm';
import { appConnections } from '#server/database/tables/companies/connected-apps.ts';
import type { Deps } from '#server/deps.ts';
import { type Asked, namesIn, requireRole } from '#server/features/company/organisations/index.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';
import { isAppScope, MAX_LISTED_APPS } from '#shared/organisations/app-rules.ts';
import type { ConnectedApp } from '#shared/organisations/connected-apps.ts';
import { mayIn } from '#shared/organisations/organisation-rules.ts';

/**
 * The apps connected in an organisation, newest first: the member's own, or all if the member manages connections.
 * Throws 404.
 */
export async function listConnections(deps: Pick<Deps, 'db'>, asked: Asked): Promise<ConnectedApp[]> {
  const role = await requireRole(deps, asked, 'connect');
  const { organisationId, userId, endedAt, connectedAt, id } = appConnections;
  const rows = await deps.db
    .select()
    .from(appConnections)
    .where(
      and(eq(organisationId, asked.id), isNull(endedAt), mayIn(role, 'apps') ? undefined : eq(userId, asked.userId)),
    )
    .orderBy(desc(connectedAt), desc(id))
    .limit(MAX_LISTED_APPS);
  const names = await namesIn(deps, asked.id);
  return rows.map((row) => ({
    id: row.id,
    appName: row.appName,
    redirectHost: row.redirectHost,
    scopes: row.scopes.filter(isAppScope),
    connectedBy: names(row.userId),
    isOwn: row.userId === asked.userId,
    connectedAt: row.connectedAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * For the member's data export: the apps that they have connected, including ended connections that are still stored.
 */
export const exportConnections: ExportPart = async ({ db }, userId) => {
  const { organisationId, appName, redirectHost, scopes, connectedAt, lastUsedAt, endedAt } = appConnections;
  const rows = await db
    .select({ organisationId, appName, redirectHost, scopes, connectedAt, lastUsedAt, endedAt })
    .from(appConnections)
    .where(eq(appConnections.userId, userId));
  return { name: 'connectedApps', rows };
};
