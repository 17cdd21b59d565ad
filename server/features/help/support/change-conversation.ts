import { eq } from 'drizzle-orm';
import { supportConversations, supportNotes } from '#server/database/tables/support.ts';
import type { Deps } from '#server/deps.ts';
import type { Operator } from '#server/features/members/accounts/index.ts';
import { noteInAudit } from '#server/features/members/audit/index.ts';
import { appendMessage, type NewMessage } from './append-message.ts';
import { unknownConversation } from './desk-conversations.ts';
import { tellOfConversation } from './support-channel.ts';

type Changing = Pick<Deps, 'db' | 'clock'>;
type Answer = { readonly id: number } & Pick<NewMessage, 'clientId' | 'text' | 'keep'>;

/** Answers a conversation and assigns it to the operator if nobody had it. Throws 404. Returns the message's number. */
export function answerConversation({ db, clock }: Changing, answer: Answer, by: Operator): Promise<number> {
  const { id, clientId, text, keep } = answer;
  return db.transaction(async (tx) => {
    const own = eq(supportConversations.id, id);
    const [found] = await tx
      .select({ assigneeId: supportConversations.assigneeId, lastSeq: supportConversations.lastSeq })
      .from(supportConversations)
      .where(own)
      .for('update');
    if (!found) throw unknownConversation();
    if (found.assigneeId === null) await tx.update(supportConversations).set({ assigneeId: by.id }).where(own);
    const at = clock.now();
    const seq = await appendMessage(tx, id, { clientId, text, at, keep, author: 'operator' });
    // A resent answer is the same answer and changes nothing more.
    if (seq > found.lastSeq)
      await noteInAudit(tx, { at, by, act: 'support.answer', to: ['conversation', id], after: seq });
    return seq;
  });
}

/** Closes a conversation, reopens it, or marks it as spam; the audit log records which. Throws 404. */
export function setConversationState(
  { db, clock }: Changing,
  { id, state }: { readonly id: number; readonly state: 'open' | 'closed' | 'spam' },
  by: Operator,
): Promise<void> {
  return db.transaction(async (tx) => {
    const own = eq(supportConversations.id, id);
    const [before] = await tx
      .select({ state: supportConversations.state })
      .from(supportConversations)
      .where(own)
      .for('update');
    if (!before) throw unknownConversation();
    if (before.state === state) return;
    await tx.update(supportConversations).set({ state }).where(own);
    const change = { before: before.state, after: state };
    await noteInAudit(tx, { at: clock.now(), by, act: 'support.state', to: ['conversation', id], ...change });
    await tellOfConversation(tx, { id });
  });
}

/** Assigns a conversation to an operator, or returns it to everybody. Throws 404. */
export function assignConversation(
  { db, clock }: Changing,
  { id, isMine }: { readonly id: number; readonly isMine: boolean },
  by: Operator,
): Promise<void> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(supportConversations)
      .set({ assigneeId: isMine ? by.id : null })
      .where(eq(supportConversations.id, id));
    if (!changed.rowCount) throw unknownConversation();
    await noteInAudit(tx, { at: clock.now(), by, act: 'support.assign', to: ['conversation', id], after: isMine });
  });
}

/** Adds a note that only colleagues see. Throws 404. */
export function noteOnConversation(
  { db, clock }: Changing,
  { id, text }: { readonly id: number; readonly text: string },
  by: Operator,
): Promise<void> {
  return db.transaction(async (tx) => {
    const own = eq(supportConversations.id, id);
    const [found] = await tx.select({ id: supportConversations.id }).from(supportConversations).where(own).for('share');
    if (!found) throw unknownConversation();
    const at = clock.now();
    await tx.insert(supportNotes).values({ conversationId: id, by: by.name, text, at });
    await noteInAudit(tx, { at, by, act: 'support.note', to: ['conversation', id] });
  });
}
