import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { organisationLogos } from '#server/database/tables/companies/organisation-logos.ts';
import {
  organisationInvitations,
  organisationMembers,
  organisationNotes,
  organisations,
} from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';
import { mayIn, ORGANISATION_ROLES } from '#shared/organisations/organisation-rules.ts';
import type { Organisation, OrganisationOpened } from '#shared/organisations/organisations.ts';
import type { Asked } from './act-in-organisation.ts';
import { nameOf } from './names.ts';
import { unknownOrganisation } from './refusals.ts';

/** The organisations that a member belongs to, by name. */
export async function listOrganisations(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<Organisation[]> {
  const rows = await db
    .select({ organisation: organisations, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.userId, userId));
  const now = clock.now();
  return rows
    .map(({ organisation: { id, name, seats, validUntil }, role }) => ({
      id,
      name,
      role,
      seats,
      validUntil: validUntil.toISOString(),
      isRunning: now < validUntil,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'tr') || a.id.localeCompare(b.id));
}

/** An organisation with its people. Members who may invite also see the open invitations. Throws 404. */
export async function openOrganisation(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, userId }: Asked,
): Promise<OrganisationOpened> {
  const organisation = (await listOrganisations(deps, userId)).find((own) => own.id === id);
  if (!organisation) throw unknownOrganisation();
  const { firstName, lastName, email } = users;
  const rows = await deps.db
    .select({ person: { firstName, lastName, email }, membership: organisationMembers })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, id))
    .orderBy(
      sql`array_position(array[${sql.raw(ORGANISATION_ROLES.map((role) => `'${role}'`).join(','))}], ${organisationMembers.role})`,
      asc(organisationMembers.joinedAt),
      asc(organisationMembers.userId),
    );
  const people = rows.map(({ person, membership }) => ({
    userId: membership.userId,
    name: nameOf(person),
    email: person.email,
    role: membership.role,
    joinedAt: membership.joinedAt.toISOString(),
    isSelf: membership.userId === userId,
  }));
  const [logo] = await deps.db
    .select({ changedAt: organisationLogos.changedAt })
    .from(organisationLogos)
    .where(eq(organisationLogos.organisationId, id));
  return {
    ...organisation,
    people,
    logoChangedAt: logo?.changedAt.toISOString() ?? null,
    invitations: mayIn(organisation.role, 'people') ? await openInvitations(deps, id) : [],
  };
}

async function openInvitations(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  organisationId: string,
): Promise<OrganisationOpened['invitations']> {
  const { id, email, role, expiresAt } = organisationInvitations;
  const rows = await db
    .select({ id, email, role, expiresAt })
    .from(organisationInvitations)
    .where(and(eq(organisationInvitations.organisationId, organisationId), gt(expiresAt, clock.now())))
    .orderBy(asc(email));
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
}

/** For the member's data export: the organisations they belong to, and the notes that they wrote there. */
export const exportMemberships: ExportPart = async (deps, userId) => {
  const joined = await deps.db
    .select({
      id: organisations.id,
      name: organisations.name,
      role: organisationMembers.role,
      joinedAt: organisationMembers.joinedAt,
    })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.userId, userId));
  const { propertyId, text, writtenAt, organisationId } = organisationNotes;
  const notes = await deps.db
    .select({ propertyId, text, writtenAt, organisationId })
    .from(organisationNotes)
    .where(eq(organisationNotes.authorId, userId));
  const rows = joined.map(({ id, ...membership }) => ({
    ...membership,
    notes: notes.filter((note) => note.organisationId === id).map(({ organisationId: _, ...note }) => note),
  }));
  return { name: 'organisations', rows };
};
