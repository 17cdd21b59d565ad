import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { supportConversations } from '#server/database/tables/support.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { SUPPORT_LINK_DAYS } from '#shared/support/support-rules.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { tellOfConversation } from './support-channel.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes the token for a mailed link to a visitor's conversation; it invalidates the token of an earlier mail. */
export async function makeLink(tx: Transaction, conversationId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const linkUntil = new Date(now.getTime() + SUPPORT_LINK_DAYS * DAY_MS);
  await tx
    .update(supportConversations)
    .set({ linkHash: hashOf(token), linkUntil })
    .where(eq(supportConversations.id, conversationId));
  return token;
}

/**
 * Moves a visitor's conversation to the browser that followed a mailed link. The browser that began it loses access: a
 * person who typed somebody else's address must not read what the address's owner writes. A link works once. Throws 404
 * LINK_ENDED.
 */
export function takeOver(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<{ visitorId: string; name: string; email: string }> {
  return db.transaction(async (tx) => {
    const visitorId = randomBytes(16).toString('base64url');
    const now = clock.now();
    const [taken] = await tx
      .update(supportConversations)
      .set({ visitorId, linkHash: null, linkUntil: null, emailProvenAt: now, personSeenAt: now })
      .where(and(eq(supportConversations.linkHash, hashOf(token)), gt(supportConversations.linkUntil, now)))
      .returning({ id: supportConversations.id, name: supportConversations.name, email: supportConversations.email });
    if (!taken)
      throw new ExpectedError(404, 'LINK_ENDED', 'Bu bağlantının süresi doldu ya da bağlantı daha önce kullanıldı.');
    await tellOfConversation(tx, { id: taken.id, isMoved: true });
    return { visitorId, name: taken.name, email: taken.email };
  });
}
