import { asc, eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { organisationInvitations, organisations } from '#server/database/tables/organisations.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';

/** Organisations that invited the member's address, for the member's data export (KVKK 11). */
export const exportInvitations: ExportPart = async (deps, userId) => {
  const { email, role, expiresAt } = organisationInvitations;
  const rows = await deps.db
    .select({ organisation: organisations.name, email, role, expiresAt })
    .from(organisationInvitations)
    .innerJoin(organisations, eq(organisations.id, organisationInvitations.organisationId))
    .innerJoin(users, eq(users.email, email))
    .where(eq(users.id, userId))
    .orderBy(asc(expiresAt));
  return { name: 'organisationInvitations', rows };
};
