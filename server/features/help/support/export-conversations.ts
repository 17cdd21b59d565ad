import { asc, eq } from 'drizzle-orm';
import { supportConversations, supportFiles, supportMessages } from '#server/database/tables/support.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';

/** The conversations of a member with support, for the member's data export (KVKK 11). */
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

/** The files of those conversations, with the address where the member can download each. */
export const exportSupportFiles: ExportPart = async (deps, userId) => {
  const { conversationId, seq, name, type, bytes } = supportFiles;
  const rows = await deps.db
    .select({ conversation: conversationId, seq, name, type, bytes })
    .from(supportFiles)
    .innerJoin(supportConversations, eq(supportConversations.id, conversationId))
    .where(eq(supportConversations.userId, userId))
    .orderBy(asc(conversationId), asc(seq));
  const addressOf = (file: (typeof rows)[number]) => `/api/support/files/${file.conversation}/${file.seq}`;
  return { name: 'supportFiles', rows: rows.map((row) => ({ ...row, address: addressOf(row) })) };
};
