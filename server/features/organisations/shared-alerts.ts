import { and, desc, eq } from 'drizzle-orm';
import { organisationAlerts } from '#server/database/tables/companies/organisation-alerts.ts';
import type { Deps } from '#server/deps.ts';
import { createAlert, listAlerts } from '#server/features/alerts/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { AlertCriteria } from '#shared/alerts.ts';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import { MAX_SHARED_ALERTS, type SharedAlert } from '#shared/organisations/shared-alerts.ts';
import { type Asked, actInOrganisation, requireRole, requireRunning } from './act-in-organisation.ts';
import { namesIn } from './names.ts';
import { noteInLog } from './note-in-log.ts';

type OneAlert = Asked & { readonly alertId: string };
const noAlert = () => new ExpectedError(404, 'NOT_FOUND', 'Bu kurumda böyle bir uyarı yok.');

/** What people of an organisation look for together, the last shared first. Throws 404. */
export async function listSharedAlerts(deps: Pick<Deps, 'db'>, asked: Asked): Promise<SharedAlert[]> {
  const role = await requireRole(deps, asked, 'see');
  const rows = await deps.db
    .select()
    .from(organisationAlerts)
    .where(eq(organisationAlerts.organisationId, asked.id))
    .orderBy(desc(organisationAlerts.sharedAt), desc(organisationAlerts.id));
  const nameOf = await namesIn(deps, asked.id);
  const own = new Set((await listAlerts(deps, asked.userId)).map(({ searchCriteria }) => searchCriteria));
  return rows.map(({ sharedBy, sharedAt, organisationId: _, ...alert }) => ({
    ...alert,
    sharedBy: nameOf(sharedBy),
    sharedAt: sharedAt.toISOString(),
    mayRemove: mayIn(role, 'tidy') || (mayIn(role, 'share') && sharedBy === asked.userId),
    isFollowed: own.has(alert.searchCriteria),
  }));
}

/** Shares an alert of the caller's own; what becomes of that changes nothing here. Throws 404, 403 ORGANISATION_ROLE, 409. */
export async function shareAlert(
  deps: Pick<Deps, 'db' | 'clock'>,
  { ownAlertId, ...asked }: Asked & { readonly ownAlertId: number },
): Promise<void> {
  const own = (await listAlerts(deps, asked.userId)).find(({ id }) => id === ownAlertId);
  await actInOrganisation(deps, { ...asked, act: 'share', needsPlan: true }, async (tx, { id, at }) => {
    if (!own) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir uyarınız yok.');
    const { alertName: name, searchCriteria, understoodCriteria } = own;
    const ofOrganisation = eq(organisationAlerts.organisationId, id);
    const isSame = and(ofOrganisation, eq(organisationAlerts.searchCriteria, searchCriteria));
    if ((await tx.$count(organisationAlerts, isSame)) > 0)
      throw new ExpectedError(409, 'ALREADY_SHARED', 'Kurumda aynı ölçütlerle bir uyarı zaten var.');
    if ((await tx.$count(organisationAlerts, ofOrganisation)) >= MAX_SHARED_ALERTS)
      throw new ExpectedError(
        409,
        'TOO_MANY_ALERTS',
        `Bir kurum en çok ${MAX_SHARED_ALERTS} uyarı paylaşır. Birini kaldırın.`,
      );
    await tx
      .insert(organisationAlerts)
      .values({ organisationId: id, name, searchCriteria, understoodCriteria, sharedBy: asked.userId, sharedAt: at });
    await noteInLog(tx, { organisationId: id, at, by: asked.userId, act: 'shareAlert' });
  });
}

/**
 * Makes an alert of the caller's own of a shared one: from now on it tells them as their other alerts do. Throws 404, 409
 * ORGANISATION_OVER, ALREADY_FOLLOWED, TOO_MANY_ALERTS.
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
  await createAlert(deps, asked.userId, { alertName: shared.name, searchCriteria });
}

/** Takes a shared alert away; those that people made of it stay theirs. Throws 404, 403 ORGANISATION_ROLE. */
export function unshareAlert(deps: Pick<Deps, 'db' | 'clock'>, { alertId, ...asked }: OneAlert): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'share' }, async (tx, { id, at, role }) => {
    const isMeant = and(eq(organisationAlerts.id, alertId), eq(organisationAlerts.organisationId, id));
    const [alert] = await tx.select({ sharedBy: organisationAlerts.sharedBy }).from(organisationAlerts).where(isMeant);
    if (!alert) throw noAlert();
    if (alert.sharedBy !== asked.userId && !mayIn(role, 'tidy'))
      throw new ExpectedError(403, 'ORGANISATION_ROLE', 'Başkasının uyarısını sahipler ve yöneticiler kaldırır.');
    await tx.delete(organisationAlerts).where(isMeant);
    await noteInLog(tx, { organisationId: id, at, by: asked.userId, act: 'unshareAlert' });
  });
}
