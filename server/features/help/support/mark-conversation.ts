import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { supportConversations } from '#server/database/tables/support.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { isOwnedBy } from './read-conversation.ts';
import { tellOfConversation } from './support-channel.ts';
import type { SupportOwner } from './support-owner-routes.ts';

type Marking = Pick<Deps, 'db' | 'clock'>;

/** Records up to which message somebody has read; never moves back or past the last one. Notifies the other side. */
export async function markSupportRead(
  { db }: Marking,
  { id, by, seq }: { readonly id: number; readonly by: 'person' | 'operator'; readonly seq: number },
): Promise<void> {
  const field = by === 'person' ? 'personRead' : 'operatorRead';
  const read = sql`least(${seq}::int, ${supportConversations.lastSeq})`;
  const changed = await db
    .update(supportConversations)
    .set({ [field]: read })
    .where(and(eq(supportConversations.id, id), sql`${supportConversations[field]} < ${read}`));
  if (changed.rowCount) await tellOfConversation(db, { id });
}

/** The precision of this time: far below the minutes after which an answer is mailed. */
const SEEN_STEP_MS = 45_000;

/** Records that the person has the conversation on the screen, to decide whether an answer must be mailed. */
export async function notePersonThere({ db, clock }: Marking, id: number): Promise<void> {
  const now = clock.now();
  const { id: own, personSeenAt } = supportConversations;
  const isOld = or(isNull(personSeenAt), lt(personSeenAt, new Date(now.getTime() - SEEN_STEP_MS)));
  await db
    .update(supportConversations)
    .set({ personSeenAt: now })
    .where(and(eq(own, id), isOld));
}

/** Stores the person's rating of the last conversation, 1 to 5. Throws 409 while it is open. */
export async function rateSupport({ db }: Marking, owner: SupportOwner, rating: number): Promise<void> {
  const [last] = await db
    .select({ id: supportConversations.id, state: supportConversations.state })
    .from(supportConversations)
    .where(and(isOwnedBy(owner), ne(supportConversations.kind, 'form')))
    .orderBy(desc(supportConversations.id))
    .limit(1);
  if (last?.state !== 'closed') throw new ExpectedError(409, 'NOT_CLOSED', 'Görüşme bitince puan verebilirsiniz.');
  await db.update(supportConversations).set({ rating }).where(eq(supportConversations.id, last.id));
  await tellOfConversation(db, { id: last.id });
}
