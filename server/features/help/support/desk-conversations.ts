import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { auditLog } from '#server/database/tables/desk.ts';
import { properties } from '#server/database/tables/properties.ts';
import { savedAds } from '#server/database/tables/saved-ads.ts';
import { supportConversations, supportMessages, supportNotes } from '#server/database/tables/support.ts';
import type { Deps } from '#server/deps.ts';
import type { Operator } from '#server/features/members/accounts/index.ts';
import { noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { SupportNotes, SupportOpened, SupportQueue, SupportRow } from '#shared/desk/desk-support.ts';
import { FIRST_ANSWER_HOURS } from '#shared/support/first-answer.ts';
import type { SupportQueueName } from '#shared/support/support-rules.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { PREVIEWED_OF, previewOf } from './preview-message.ts';
import { linesAfter, marksOf } from './read-conversation.ts';

type Conversation = typeof supportConversations.$inferSelect;
const MOST_ROWS = 200;

/**
 * Returns the conversations of a state: premium first, then the longest waiting; those that don't wait are sorted by
 * their newest message.
 */
export async function listQueue(
  { db }: Pick<Deps, 'db'>,
  { state, q }: { readonly state: SupportQueueName; readonly q: string },
): Promise<SupportRow[]> {
  const found = q === '' ? undefined : findsConversation(q);
  const inState = state === 'all' ? undefined : eq(supportConversations.state, state);
  const byWait = [sql`${supportConversations.plan} = 'premium' desc nulls last`, asc(supportConversations.updatedAt)];
  const rows = await db
    .select({
      conversation: supportConversations,
      assignee: users.email,
      last: { from: supportMessages.author, text: sql<string>`left(${supportMessages.text}, ${PREVIEWED_OF})` },
    })
    .from(supportConversations)
    .leftJoin(users, eq(users.id, supportConversations.assigneeId))
    .leftJoin(
      supportMessages,
      and(
        eq(supportMessages.conversationId, supportConversations.id),
        eq(supportMessages.seq, supportConversations.lastSeq),
      ),
    )
    .where(and(inState, found))
    .orderBy(...(state === 'open' ? byWait : [desc(supportConversations.updatedAt)]))
    .limit(MOST_ROWS);
  return rows.map(({ conversation, assignee, last }) => ({
    ...rowOf(conversation, assignee),
    preview: last && { from: last.from, text: previewOf(last.text, conversation.name) },
  }));
}

/**
 * Compares a whole e-mail address; searches for anything else in the messages, with the index from three letters on.
 */
function findsConversation(q: string) {
  if (q.includes('@')) return eq(supportConversations.email, q.toLowerCase());
  const pattern = `%${foldTurkish(q).replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${supportConversations.id} in (select ${supportMessages.conversationId} from ${supportMessages}
    where ${supportMessages.folded} like ${pattern})`;
}

function rowOf(conversation: Conversation, assignee: string | null): Omit<SupportRow, 'preview'> {
  const { id, kind, state, plan, propertyId, lastSeq, operatorRead, updatedAt, dueAt, firstAnsweredAt } = conversation;
  return {
    ...{ id, kind, state, plan, propertyId, assignee },
    unread: lastSeq - operatorRead,
    updatedAt: updatedAt.toISOString(),
    dueAt: firstAnsweredAt ? null : dueAt.toISOString(),
  };
}

/** Returns how well the promised times of first answers were met in the last 30 days. */
export async function measureFirstAnswers({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<SupportQueue['firstAnswers']> {
  const { rows } = await db.$client.query<{
    is_premium: boolean;
    answered: number;
    in_time: number;
    median: number | null;
  }>(
    `select coalesce(plan = 'premium', false) as is_premium, count(*)::int as answered,
       (count(*) filter (where first_answered_at <= due_at))::int as in_time,
       percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at) / 60)::float8 as median
     from support_conversations where first_answered_at > $1::timestamptz - interval '30 days' group by 1`,
    [clock.now()],
  );
  return (['premium', 'others'] as const).map((plan) => {
    const row = rows.find(({ is_premium }) => is_premium === (plan === 'premium'));
    return {
      plan,
      promisedHours: FIRST_ANSWER_HOURS[plan],
      answered: row?.answered ?? 0,
      inTime: row?.in_time ?? 0,
      medianMinutes: row?.median == null ? null : Math.round(row.median),
    };
  });
}

/**
 * Returns one conversation with its person; opening it is recorded in the audit log in the same transaction. Throws
 * 404.
 */
export async function openConversationAtDesk(deps: Deps, id: number, by: Operator): Promise<SupportOpened> {
  const { db, clock } = deps;
  const [found] = await db
    .select({ conversation: supportConversations, assignee: users.email })
    .from(supportConversations)
    .leftJoin(users, eq(users.id, supportConversations.assigneeId))
    .where(eq(supportConversations.id, id));
  const marks = await marksOf(deps, id);
  if (!found || !marks) throw unknownConversation();
  await db.transaction((tx) => noteInAudit(tx, { at: clock.now(), by, act: 'support.open', to: ['conversation', id] }));
  const { name, email, userId, subject, emailProvenAt } = found.conversation;
  return {
    ...rowOf(found.conversation, found.assignee),
    ...{ name, email, subject, marks },
    memberId: userId,
    isEmailProven: emailProvenAt !== null,
    messages: await linesAfter(deps, id, 0),
    listings: userId === null ? [] : await lastListings(deps, userId),
  };
}

/** Returns who a conversation is assigned to, and the colleagues' notes on it. Throws 404. */
export async function readNotes({ db }: Pick<Deps, 'db'>, id: number): Promise<SupportNotes> {
  const [found] = await db
    .select({ assignee: users.email })
    .from(supportConversations)
    .leftJoin(users, eq(users.id, supportConversations.assigneeId))
    .where(eq(supportConversations.id, id));
  if (!found) throw unknownConversation();
  const notes = await db
    .select()
    .from(supportNotes)
    .where(eq(supportNotes.conversationId, id))
    .orderBy(asc(supportNotes.id));
  return {
    assignee: found.assignee,
    notes: notes.map(({ id: note, by, text, at }) => ({ id: note, by, text, at: at.toISOString() })),
  };
}

/**
 * Throws 404 unless the audit log shows that the operator has opened the conversation in the current session. Its
 * contents are returned only then.
 */
export async function requireOpened({ db }: Pick<Deps, 'db'>, id: number, by: Operator): Promise<void> {
  const opened = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'conversation'),
        eq(auditLog.subjectId, String(id)),
        eq(auditLog.act, 'support.open'),
        eq(auditLog.actorId, by.id),
        gte(auditLog.at, by.account.sessionBegunAt),
      ),
    )
    .limit(1);
  if (opened.length === 0) throw unknownConversation();
}

export function unknownConversation(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Böyle bir görüşme yok.');
}

/** Returns the listings that a member saved last. */
async function lastListings({ db }: Pick<Deps, 'db'>, userId: string): Promise<SupportOpened['listings']> {
  const saved = await db
    .select({ id: savedAds.propertyId })
    .from(savedAds)
    .where(eq(savedAds.userId, userId))
    .orderBy(desc(savedAds.savedAt))
    .limit(5);
  if (saved.length === 0) return [];
  const ids = saved.map(({ id }) => id);
  return db.select({ id: properties.id, title: properties.title }).from(properties).where(inArray(properties.id, ids));
}
