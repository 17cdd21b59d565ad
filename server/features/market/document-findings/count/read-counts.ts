import { inArray } from 'drizzle-orm';
import { listingFindings } from '#server/database/tables/papers/finding-marks.ts';
import type { Deps } from '#server/deps.ts';
import type { FindingCounts } from '#shared/read-documents/document-findings.ts';

/** Reads the last counts of findings, by listing; listings without documents are left out. */
export async function readFindingCounts(
  { db }: Pick<Deps, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FindingCounts>> {
  const rows = await db
    .select()
    .from(listingFindings)
    .where(inArray(listingFindings.propertyId, [...ids]));
  return new Map(
    rows.map(({ propertyId, documents, readDocuments, unreadPages, findingCount, contradictionCount, axes }) => [
      propertyId,
      { documents, readDocuments, unreadPages, findingCount, contradictionCount, axes },
    ]),
  );
}
