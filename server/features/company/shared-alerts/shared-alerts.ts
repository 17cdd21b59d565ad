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

/** The alerts of an organisation, the last shared first, and who shared them. */
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

/** What an organisation looks for, as its programs read it, the last shared first. */
export async function listOrganisationAlerts(
  deps: Pick<Deps, 'db'>,
  organisationId: string,
): Promise<AlertsOfOrganisation['alerts']> {
  return (await readAlerts(deps, organisationId)).map(({ shown }) => shown);
}

/** What people of an organisation look for together, the last shared first. Throws 404. */
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
 * Shares an alert of the caller's own: the organisation's looks for the same from now on, even if the caller's alert
 * changes or goes. Throws 404, 403 ORGANISATION_ROLE, 409.
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
 * Makes an alert of the caller's own of a shared one: from now on it tells them as their other alerts do. Throws 404,
 * 409 ORGANISATION_OVER, ALREADY_FOLLOWED, TOO_MANY_ALERTS.
 */
export async function followSharedAlert(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  { alertId, ...asked }: OneAlert,
): Promise<void> {
  await requireRunning(deps, asked, 'see');
  const shared = (await listSharedAlerts(deps, asked)).find(({ id }) => id === alertId);
  if (!shared) throw noAlert();
  if (shared.isFollowed) throw new ExpectedError(409, 'ALREADY_FOLLOWED', 'Bu uyarı sizde zaten var.');
  // Safe: it was an alert's.
  const searchCriteria = JSON.parse(shared.searchCriteria) as AlertCriteria;
  await createAlert(deps, asked.userId, { alertName: shared.name, searchCriteria, paperNews: shared.paperNews });
}

/** Takes a shared alert away; those that people made of it stay theirs. Throws 404, 403 ORGANISATION_ROLE. */
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
