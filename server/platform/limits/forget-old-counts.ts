import { lt } from 'drizzle-orm';
import { callCounts } from '#server/database/tables/limits.ts';
import type { Deps } from '../../deps.ts';

/** A job: deletes the counts of calls whose window has ended (`SharedCounts`). */
export async function forgetOldCounts(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ counts: number }> {
  const { rowCount } = await deps.db.delete(callCounts).where(lt(callCounts.endsAt, deps.clock.now()));
  return { counts: rowCount ?? 0 };
}
