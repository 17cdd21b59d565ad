import { lt } from 'drizzle-orm';
import { organisationInvitations, organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';

/**
 * A job: deletes organisations a year after their plan ended, with all that they shared, and invitations that nobody
 * accepted.
 */
export async function forgetEndedOrganisations({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ organisations: number; invitations: number }> {
  const now = clock.now();
  const over = await db.delete(organisationInvitations).where(lt(organisationInvitations.expiresAt, now));
  const oldest = yearsBefore(now, RETENTION.endedOrganisationYears);
  const ended = await db.delete(organisations).where(lt(organisations.validUntil, oldest));
  return { organisations: ended.rowCount ?? 0, invitations: over.rowCount ?? 0 };
}
