import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { supportConversations, supportFiles, supportMessages } from '#server/database/tables/support.ts';
import type { Deps } from '#server/deps.ts';
import type { SupportLine, SupportMarks, SupportUnread } from '#shared/support/support.ts';
import type { SupportOwner } from './support-owner-routes.ts';

const MARKS = {
  id: supportConversations.id,
  state: supportConversations.state,
  lastSeq: supportConversations.lastSeq,
  personRead: supportConversations.personRead,
  operatorRead: supportConversations.operatorRead,
  rating: supportConversations.rating,
};
const MOST_LINES = 500;

/** Returns the condition for the conversations that a caller may use. */
export function isOwnedBy(owner: SupportOwner) {
  return 'userId' in owner
    ? eq(supportConversations.userId, owner.userId)
    : eq(supportConversations.visitorId, owner.visitorId);
}

/** Returns the owner's last conversation. A conversation marked as spam looks open to its writer. */
export async function lastConversation(
  { db }: Pick<Deps, 'db'>,
  owner: SupportOwner,
): Promise<SupportMarks | undefined> {
  const [marks] = await db
    .select(MARKS)
    .from(supportConversations)
    .where(and(isOwnedBy(owner), eq(supportConversations.kind, 'chat')))
    .orderBy(desc(supportConversations.id))
    .limit(1);
  return marks && seenByPerson(marks);
}

/** Returns the conversation's state as shown to the person. */
export function seenByPerson(marks: SupportMarks): SupportMarks {
  return marks.state === 'spam' ? { ...marks, state: 'open' } : marks;
}

export async function marksOf({ db }: Pick<Deps, 'db'>, id: number): Promise<SupportMarks | undefined> {
  const [marks] = await db.select(MARKS).from(supportConversations).where(eq(supportConversations.id, id));
  return marks;
}

/** Returns the messages after a number, the oldest first, at most 500. */
export async function linesAfter({ db }: Pick<Deps, 'db'>, id: number, after: number): Promise<SupportLine[]> {
  const rows = await db
    .select({ message: supportMessages, file: { name: supportFiles.name, bytes: supportFiles.bytes } })
    .from(supportMessages)
    .leftJoin(
      supportFiles,
      and(eq(supportFiles.conversationId, supportMessages.conversationId), eq(supportFiles.seq, supportMessages.seq)),
    )
    .where(and(eq(supportMessages.conversationId, id), gt(supportMessages.seq, after)))
    .orderBy(asc(supportMessages.seq))
    .limit(MOST_LINES);
  return rows.map(({ message: { seq, author, text, at }, file }) => ({
    seq,
    from: author,
    text,
    file,
    at: at.toISOString(),
  }));
}

/**
 * Returns how many answers of the owner's last conversation are unread. This call does not count as reading: the
 * answers are still mailed.
 */
export async function unreadOf(deps: Pick<Deps, 'db'>, owner: SupportOwner): Promise<SupportUnread> {
  const marks = await lastConversation(deps, owner);
  if (!marks) return { unread: 0, isOpen: false };
  const unread = await deps.db.$count(
    supportMessages,
    and(
      eq(supportMessages.conversationId, marks.id),
      eq(supportMessages.author, 'operator'),
      gt(supportMessages.seq, marks.personRead),
    ),
  );
  return { unread, isOpen: marks.state !== 'closed' };
}

/** Whether a conversation belongs to the caller, open or closed. */
export async function ownsConversation({ db }: Pick<Deps, 'db'>, owner: SupportOwner, id: number): Promise<boolean> {
  return (await db.$count(supportConversations, and(eq(supportConversations.id, id), isOwnedBy(owner)))) > 0;
}
