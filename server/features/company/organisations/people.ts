import { and, asc, eq, inArray, ne, not } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { propertyAlerts } from '#server/database/tables/alerts.ts';
import { analysisViews } from '#server/database/tables/companies/analysis-views.ts';
import { apiKeys } from '#server/database/tables/companies/api-keys.ts';
import { reportReaders, reportSchedules, reports } from '#server/database/tables/companies/reports.ts';
import {
  organisationMembers,
  organisationNotes,
  organisationSavedAds,
  organisations,
} from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import type { AccountEvent } from '#server/features/members/accounts/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { ORGANISATION_ROLES, type OrganisationRole, rolesGivenBy } from '#shared/organisations/organisation-rules.ts';
import { type Asked, actInOrganisation, roleOf } from './act-in-organisation.ts';
import { noteInLog } from './note-in-log.ts';
import { lastOwner, roleTooLow, unknownPerson } from './refusals.ts';

type OfPerson = Asked & { readonly personId: string };

/**
 * Changes a person's role. Ownership is handed over by making another person owner. Throws 404, 403 ORGANISATION_ROLE,
 * 409 LAST_OWNER.
 */
export function changeRole(
  deps: Pick<Deps, 'db' | 'clock'>,
  { personId, role, ...asked }: OfPerson & { readonly role: OrganisationRole },
): Promise<void> {
  return actInOrganisation(deps, { ...asked, act: 'people' }, async (tx, { id, role: own, at }) => {
    const before = await roleOf(tx, { id, userId: personId });
    if (!before) throw unknownPerson();
    const given = rolesGivenBy(own);
    if (!given.includes(before) || !given.includes(role)) throw roleTooLow();
    if (before === role) return;
    if (before === 'owner') await requireOtherOwner(tx, id, personId);
    await tx.update(organisationMembers).set({ role }).where(membership(id, personId));
    await noteInLog(tx, { organisationId: id, at, by: asked.userId, act: 'role', to: personId, after: { role } });
  });
}

/**
 * Removes a person, or lets the caller leave. The rights of the plan end with it; what they shared stays. Throws 404,
 * 403 ORGANISATION_ROLE, 409 LAST_OWNER.
 */
export function removePerson(deps: Pick<Deps, 'db' | 'clock'>, { personId, ...asked }: OfPerson): Promise<void> {
  const isLeaving = personId === asked.userId;
  const act = isLeaving ? 'see' : 'people';
  return actInOrganisation(deps, { ...asked, act }, async (tx, { id, role: own, at }) => {
    const before = await roleOf(tx, { id, userId: personId });
    if (!before) throw unknownPerson();
    if (!isLeaving && !rolesGivenBy(own).includes(before)) throw roleTooLow();
    if (before === 'owner') await requireOtherOwner(tx, id, personId);
    await endMembership(tx, id, personId);
    const to = isLeaving ? {} : { to: personId };
    await noteInLog(tx, { organisationId: id, at, by: asked.userId, act: isLeaving ? 'leave' : 'remove', ...to });
  });
}

/**
 * Updates organisations when accounts close. Refuses a person who requests the deletion of their account while they are
 * the last owner of an organisation with other people (409 LAST_OWNER). When an account is deleted without such a
 * request, its ownership passes to the person with the highest role who has been there longest; an organisation without
 * other people is deleted with it.
 */
export async function followMembership(
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction,
  { id: userId }: { readonly id: string },
  event: AccountEvent,
): Promise<void> {
  if (event !== 'leaving' && event !== 'removed') return;
  for (const id of await holdOrganisationsOf(tx, userId)) {
    const heir = await heirOf(tx, id, userId);
    if (event === 'leaving') {
      if (heir) throw ownsAlone();
      continue;
    }
    const others = await tx.$count(organisationMembers, othersThan(id, userId));
    if (others === 0) {
      await tx.delete(organisations).where(eq(organisations.id, id));
      continue;
    }
    const at = clock.now();
    if (heir) {
      await tx.update(organisationMembers).set({ role: 'owner' }).where(membership(id, heir));
      await noteInLog(tx, { organisationId: id, at, by: heir, act: 'inherit' });
    }
    await endMembership(tx, id, userId);
    await noteInLog(tx, { organisationId: id, at, by: userId, act: 'leave' });
  }
}

async function holdOrganisationsOf(tx: Transaction, userId: string): Promise<string[]> {
  const own = tx
    .select({ id: organisationMembers.organisationId })
    .from(organisationMembers)
    .where(eq(organisationMembers.userId, userId));
  const held = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(inArray(organisations.id, own))
    .orderBy(asc(organisations.id))
    .for('update');
  return held.map(({ id }) => id);
}

/** The new owner when the only one leaves; undefined if another owner, or nobody, is left. */
async function heirOf(tx: Transaction, id: string, userId: string): Promise<string | undefined> {
  if ((await roleOf(tx, { id, userId })) !== 'owner') return undefined;
  const others = await tx
    .select()
    .from(organisationMembers)
    .where(othersThan(id, userId))
    .orderBy(asc(organisationMembers.joinedAt), asc(organisationMembers.userId));
  if (others.some(({ role }) => role === 'owner')) return undefined;
  return ORGANISATION_ROLES.flatMap((role) => others.filter((other) => other.role === role))[0]?.userId;
}

async function requireOtherOwner(tx: Transaction, id: string, userId: string): Promise<void> {
  const owners = and(othersThan(id, userId), eq(organisationMembers.role, 'owner'));
  if ((await tx.$count(organisationMembers, owners)) === 0) throw lastOwner();
}

/** Shared items stay in the organisation without the person's name; private ones are deleted. */
async function endMembership(tx: Transaction, id: string, userId: string): Promise<void> {
  const { sharedBy } = organisationSavedAds;
  const { authorId } = organisationNotes;
  await tx
    .update(organisationSavedAds)
    .set({ sharedBy: null })
    .where(and(eq(organisationSavedAds.organisationId, id), eq(sharedBy, userId)));
  await tx
    .update(organisationNotes)
    .set({ authorId: null })
    .where(and(eq(organisationNotes.organisationId, id), eq(authorId, userId)));
  await tx
    .update(propertyAlerts)
    .set({ sharedBy: null })
    .where(and(eq(propertyAlerts.organisationId, id), eq(propertyAlerts.sharedBy, userId)));
  await tx
    .update(apiKeys)
    .set({ madeBy: null })
    .where(and(eq(apiKeys.organisationId, id), eq(apiKeys.madeBy, userId)));
  // Deletes private views: they belong to nobody else.
  await tx
    .delete(analysisViews)
    .where(and(eq(analysisViews.organisationId, id), eq(analysisViews.ownerId, userId), not(analysisViews.isShared)));
  await tx
    .delete(reports)
    .where(and(eq(reports.organisationId, id), eq(reports.askedBy, userId), not(reports.isShared)));
  await tx
    .update(reports)
    .set({ askedBy: null })
    .where(and(eq(reports.organisationId, id), eq(reports.askedBy, userId)));
  const schedules = tx
    .select({ id: reportSchedules.id })
    .from(reportSchedules)
    .where(eq(reportSchedules.organisationId, id));
  await tx
    .update(reportSchedules)
    .set({ madeBy: null })
    .where(and(eq(reportSchedules.organisationId, id), eq(reportSchedules.madeBy, userId)));
  await tx
    .delete(reportReaders)
    .where(and(eq(reportReaders.userId, userId), inArray(reportReaders.scheduleId, schedules)));
  await tx.delete(organisationMembers).where(membership(id, userId));
}

const membership = (id: string, userId: string) =>
  and(eq(organisationMembers.organisationId, id), eq(organisationMembers.userId, userId));

const othersThan = (id: string, userId: string) =>
  and(eq(organisationMembers.organisationId, id), ne(organisationMembers.userId, userId));

function ownsAlone(): ExpectedError {
  const message =
    'Bir kurumun tek sahibisiniz. Hesabınızı silmeden önce kurum sayfasında başka birini sahip yapın ya da diğer üyeleri çıkarın.';
  return new ExpectedError(409, 'LAST_OWNER', message);
}
