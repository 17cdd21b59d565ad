import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { organisationMembers } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { FORMER_MEMBER } from '#shared/organisations/organisation-rules.ts';

/** The name from the person's profile; empty if they have not entered it. */
export function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/**
 * The names of people in an organisation: the name, otherwise the address; “Ayrılmış üye” for people who have left or
 * are unknown.
 */
export async function namesIn(
  { db }: Pick<Deps, 'db'>,
  organisationId: string,
): Promise<(userId: string | null) => string> {
  const { id, firstName, lastName, email } = users;
  const rows = await db
    .select({ id, firstName, lastName, email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId));
  const names = new Map(rows.map((person) => [person.id, nameOf(person) || person.email]));
  return (userId) => (userId === null ? undefined : names.get(userId)) ?? FORMER_MEMBER;
}
