import { and, desc, eq, sql } from 'drizzle-orm';
import { propertyAlerts } from '#server/database/tables/alerts.ts';
import type { Deps } from '#server/deps.ts';
import {
  type Asked,
  actInOrganisation,
  namesIn,
  noteInLog,
  requireRole,
  requireRunning,
} from '#server/features/company/organisations/index.ts';
import {
  createAlert,
  keepOrganisationAlert,
  listAlerts,
  prepareAlertCopy,
} from '#server/features/deciding/alerts/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { AlertCriteria } from '#shared/alerts.ts';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import { type AlertsOfOrganisation, MAX_SHARED_ALERTS, type SharedAlert } from '#shared/organisations/shared-alerts.ts';

type OneAlert = Asked & { readonly alertId: number };
const noAlert = () => new ExpectedError(404, 'NOT_FOUND', 'Bu kurumda böyle bir uyarı yok.');
const found = sql<number>`(
  select count(distinct m.property_id)::int from alert_matches m where m.alert_id = property_alerts.id)`;

/** The alerts of an organisation, the most recently shared first, and who shared them. */
async function readAlerts({ db }: Pick<Deps, 'db'>, organisationId: string) {
  const rows = await db
    .select({ alert: propertyAlerts, found })
    .from(propertyAlerts)
    .where(eq(propertyAlerts.organisationId, organisationId))
    .orderBy(desc(propertyAlerts.id));
  const nameOf = await namesIn({ db }, organisationId);
  return rows.map(({ alert, found: count }) => ({
    sharer: alert.sharedBy,
    shown: {
      id: alert.id,
      name: alert.alertName,
      searchCriteria: alert.searchCriteria,
      understoodCriteria: alert.understoodCriteria ?? alert.searchCriteria,
      paperNews: alert.paperNews,
      sharedBy: nameOf(alert.sharedBy),
      sharedAt: alert.createdAt.toISOString(),
      found: count,
    },
  }));
}

/** An organisation's alerts, for API clients, the most recently shared first. */
export async function listOrganisationAlerts(
  deps: Pick<Deps, 'db'>,
  organisationId: string,
): Promise<AlertsOfOrganisation['alerts']> {
  return (await readAlerts(deps, organisationId)).map(({ shown }) => shown);
}

/** The alerts that people of an organisation share, the most recently shared first. Throws 404. */
export async function listSharedAlerts(deps: Pick<Deps, 'db'>, asked: Asked): Promise<SharedAlert[]> {
  const role = await requireRole(deps, asked, 'see');
  const alerts = await readAlerts(deps, asked.id);
  const own = new Set((await listAlerts(deps, asked.userId)).map(({ searchCriteria }) => searchCriteria));
  return alerts.map(({ sharer, shown }) => ({
    ...shown,
    mayRemove: mayIn(role, 'tidy') || (mayIn(role, 'share') && sharer === asked.userId),
    isFollowed: own.has(shown.searchCriteria),
  }));
}

/**
 * Shares a copy of one of the caller's alerts: the organisation's alert keeps its criteria even if the caller's alert
 * changes or is deleted. Throws 404, 403 ORGANISATION_ROLE, 409.
 */
export async function shareAlert(
  deps: Pick<Deps, 'db' | 'clock'>,
  { ownAlertId, ...asked }: Asked & { readonly ownAlertId: number },
): Promise<void> {
  const copy = await prepareAlertCopy(deps, { userId: asked.userId, alertId: ownAlertId });
  await actInOrganisation(deps, { ...asked, act: 'share', needsPlan: true }, async (tx, { id, at }) => {
    if (!copy) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir uyarınız yok.');
    const ofOrganisation = eq(propertyAlerts.organisationId, id);
    const isSame = and(ofOrganisation, eq(propertyAlerts.searchCriteria, copy.searchCriteria));
    if ((await tx.$count(propertyAlerts, isSame)) > 0)
      throw new ExpectedError(409, 'ALREADY_SHARED', 'Kurumda aynı kriterlerle bir uyarı zaten var.');
    if ((await tx.$count(propertyAlerts, ofOrganisation)) >= MAX_SHARED_ALERTS)
      throw new ExpectedError(
        409,
        'TOO_MANY_ALERTS',
        `Bir kurum en çok ${MAX_SHARED_ALERTS} uyarı paylaşır. Birini kaldırın.`,
      );
    await keepOrganisationAlert(tx, { organisationId: id, sharedBy: asked.userId, at, copy });
    await noteInLog(tx, { organisationId: id, at, by: asked.userId, act: 'shareAlert' });
  });
}

/**
 * Copies a shared alert to the caller's own alerts, which notifies them from now on. Throws 404, 409 ORGANISATION_OVER,
 * ALREADY_FOLLOWED, TOO_MANY_ALERTS.
 */
export async function followSharedAlert(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  { alertId, ...asked }: OneAlert,
): Promise<void> {
  await requireRunning(deps, asked, 'see');
  const shared = (await listSharedAlerts(deps, asked)).find(({ id }) => id === alertId);
  if (!shared) throw noAlert();
  if (shared.isFollowed) throw new ExpectedError(409, 'ALREADY_FOLLOWED', 'Bu uyarı sizde zaten var.');
  // Safe: it was copied from an alert.
  const searchCriteria = JSON.parse(shared.searchCriteria) as AlertCriteria;
  await createAlert(deps, asked.userId, { alertName: shared.name, searchCriteria, paperNews: shared.paperNews });
}

/** Deletes a shared alert; people's own copies of it stay. Throws 404, 403 ORGANISATION_ROLE. */
export function unshareAlert(deps: Pick<Deps, 'db' | 'clock'>, { alertId, ...asked }: OneAlert): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'share' }, async (tx, { id, at, role }) => {
    const isMeant = and(eq(propertyAlerts.id, alertId), eq(propertyAlerts.organisationId, id));
    const [alert] = await tx.select({ sharedBy: propertyAlerts.sharedBy }).from(propertyAlerts).where(isMeant);
    if (!alert) throw noAlert();
    if (alert.sharedBy !== asked.userId && !mayIn(role, 'tidy'))
      throw new ExpectedError(403, 'ORGANISATION_ROLE', 'Başkasının uyarısını sahipler ve yöneticiler kaldırır.');
    await tx.delete(propertyAlerts).where(isMeant);
    await noteInLog(tx, { organisationId: id, at, by: asked.userId, act: 'unshareAlert' });
  });
}
