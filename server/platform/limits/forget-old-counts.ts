import { lt } from 'drizzle-orm';
import { callCounts } from '#server/database/tables/limits.ts';
import type { Deps } from '../../deps.ts';

/** A job: deletes counts of calls whose window is over (`SharedCounts`). */
export async function forgetOldCounts(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ counts: number }> {
  const { rowCount } = await deps.db.delete(callCounts).where(lt(callCounts.endsAt, deps.clock.now()));
  return { counts: rowCount ?? 0 };
}
