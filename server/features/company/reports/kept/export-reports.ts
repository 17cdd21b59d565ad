import { asc, eq } from 'drizzle-orm';
import { reports } from '#server/database/tables/companies/reports.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';

/**
 * Reports that the member requested, for the member's data export (KVKK 11); their files belong to the organisation.
 */
export const exportReports: ExportPart = async (deps, userId) => {
  const { name, kind, view, isShared, askedAt, state } = reports;
  const rows = await deps.db
    .select({ organisation: organisations.name, name, kind, view, isShared, askedAt, state })
    .from(reports)
    .innerJoin(organisations, eq(organisations.id, reports.organisationId))
    .where(eq(reports.askedBy, userId))
    .orderBy(asc(askedAt));
  return { name: 'reports', rows };
};
