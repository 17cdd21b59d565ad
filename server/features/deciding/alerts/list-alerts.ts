import { and, desc, eq } from 'drizzle-orm';
import { propertyAlerts } from '#server/database/tables/alerts.ts';
import type { Deps } from '#server/deps.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';
import type { Alert } from '#shared/alerts.ts';

/** A member's alerts, the newest first. */
export async function listAlerts({ db }: Pick<Deps, 'db'>, userId: string): Promise<Alert[]> {
  const rows = await db
    .select()
    .from(propertyAlerts)
    .where(eq(propertyAlerts.userId, userId))
    .orderBy(desc(propertyAlerts.id));
  return rows.map(toAlert);
}

/** A member's alert as it is stored; undefined if they have no alert with this id. */
export async function findOwnAlert(
  { db }: Pick<Deps, 'db'>,
  { userId, alertId }: { readonly userId: string; readonly alertId: number },
): Promise<typeof propertyAlerts.$inferSelect | undefined> {
  const [own] = await db
    .select()
    .from(propertyAlerts)
    .where(and(eq(propertyAlerts.id, alertId), eq(propertyAlerts.userId, userId)));
  return own;
}

/** A member's alerts, for the export of the member's data. */
export const exportAlerts: ExportPart = async (deps, userId) => ({
  name: 'alerts',
  rows: await listAlerts(deps, userId),
});

/** An alert's row as its owner sees it. */
export function toAlert(row: typeof propertyAlerts.$inferSelect): Alert {
  const { id, alertName, searchCriteria, isActive, paperNews, createdAt } = row;
  const understoodCriteria = row.understoodCriteria ?? searchCriteria;
  const criteria = { searchCriteria, understoodCriteria };
  return { id, alertName, ...criteria, isActive, paperNews, createdAt: createdAt.toISOString() };
}
