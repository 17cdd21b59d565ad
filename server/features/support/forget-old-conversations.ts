import { lt } from 'drizzle-orm';
import { supportConversations } from '#server/database/tables/support.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';

/** A job: deletes conversations three years after their last message, as messages of the contact form (spec §9). */
export async function forgetOldConversations(deps: Pick<Deps, 'db' | 'clock'>): Promise<{ conversations: number }> {
  const oldest = yearsBefore(deps.clock.now(), RETENTION.contactYears);
  const deleted = await deps.db.delete(supportConversations).where(lt(supportConversations.updatedAt, oldest));
  return { conversations: deleted.rowCount ?? 0 };
}
