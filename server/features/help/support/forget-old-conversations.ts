import { eq, lt } from 'drizzle-orm';
import { supportConversations } from '#server/database/tables/support.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';
import { removeSupportFiles } from './support-files.ts';

/**
 * A job: deletes conversations with their files three years after the last message, like messages of the contact form
 * (spec §9).
 */
export async function forgetOldConversations(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
): Promise<{ conversations: number }> {
  const oldest = yearsBefore(deps.clock.now(), RETENTION.contactYears);
  const old = await deps.db
    .select({ id: supportConversations.id })
    .from(supportConversations)
    .where(lt(supportConversations.updatedAt, oldest));
  for (const { id } of old) {
    // The files first: if the run is interrupted, the next run finds the row again.
    await removeSupportFiles(deps, id);
    await deps.db.delete(supportConversations).where(eq(supportConversations.id, id));
  }
  return { conversations: old.length };
}
