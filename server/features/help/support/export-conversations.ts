import { asc, eq } from 'drizzle-orm';
import { supportConversations, supportMessages } from '#server/database/tables/support.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';

/** What a member wrote to support and was answered, for the member's data export (KVKK 11). */
export const exportConversations: ExportPart = async (deps, userId) => {
  const rows = await deps.db
    .select({
      conversation: supportMessages.conversationId,
      from: supportMessages.author,
      text: supportMessages.text,
      at: supportMessages.at,
    })
    .from(supportMessages)
    .innerJoin(supportConversations, eq(supportConversations.id, supportMessages.conversationId))
    .where(eq(supportConversations.userId, userId))
    .orderBy(asc(supportMessages.conversationId), asc(supportMessages.seq));
  return { name: 'supportMessages', rows };
};
