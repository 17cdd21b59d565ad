import { count, desc, eq, min } from 'drizzle-orm';
import { collectionFaults, collectionRuns } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { DeskFaults } from '#shared/desk/collection/desk-collection.ts';
import { withoutPaths } from '../without-paths.ts';

const MOST_REASONS = 50;

/** Why a run rejected records, the most frequent reasons first. Throws 404 for an unknown run. */
export async function readFaults({ db }: Pick<Deps, 'db'>, runId: number): Promise<DeskFaults> {
  if ((await db.$count(collectionRuns, eq(collectionRuns.id, runId))) === 0)
    throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir okuma yok.');
  const { kind, reason, sourceKey } = collectionFaults;
  const rows = await db
    .select({ kind, reason, count: count(), example: min(sourceKey) })
    .from(collectionFaults)
    .where(eq(collectionFaults.runId, runId))
    .groupBy(kind, reason)
    .orderBy(desc(count()), reason)
    .limit(MOST_REASONS);
  return { faults: rows.map((row) => ({ ...row, reason: withoutPaths(row.reason) })) };
}
