import { asc, eq } from 'drizzle-orm';
import { analysisViews } from '#server/database/tables/companies/analysis-views.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';

/** A member's saved views of bulk analysis, for the member's data export (KVKK 11). */
export const exportViews: ExportPart = async (deps, userId) => {
  const { name, isShared, view, changedAt } = analysisViews;
  const rows = await deps.db
    .select({ organisation: organisations.name, name, isShared, view, changedAt })
    .from(analysisViews)
    .innerJoin(organisations, eq(organisations.id, analysisViews.organisationId))
    .where(eq(analysisViews.ownerId, userId))
    .orderBy(asc(changedAt));
  return { name: 'analysisViews', rows };
};
