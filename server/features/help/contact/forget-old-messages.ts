import { lt } from 'drizzle-orm';
import { contactMessages } from '#server/database/tables/contact.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';

/** A job: deletes messages older than three years (spec §9). */
export async function forgetOldMessages(deps: Deps): Promise<{ messages: number }> {
  const oldest = yearsBefore(deps.clock.now(), RETENTION.contactYears);
  const deleted = await deps.db.delete(contactMessages).where(lt(contactMessages.createdAt, oldest));
  return { messages: deleted.rowCount ?? 0 };
}
