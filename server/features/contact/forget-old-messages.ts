import { lt } from 'drizzle-orm';
import { contactMessages } from '#server/database/tables/contact.ts';
import type { Deps } from '#server/deps.ts';

/** How long messages are kept (spec §9; said on /kvkk-aydinlatma and /gizlilik-politikasi). */
const KEPT_YEARS = 3;

/** A job: deletes messages older than three years. */
export async function forgetOldMessages(deps: Deps): Promise<{ messages: number }> {
  const oldest = new Date(deps.clock.now());
  oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS);
  const deleted = await deps.db.delete(contactMessages).where(lt(contactMessages.createdAt, oldest));
  return { messages: deleted.rowCount ?? 0 };
}
