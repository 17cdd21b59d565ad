import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { supportConversations, supportMessages } from '#server/database/tables/support.ts';
import { queueLetter } from '#server/platform/outbox/queue-letter.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { AWAY_MS, answerMail } from './answer-mail.ts';
import { tellOfConversation } from './support-channel.ts';

export type NewMessage = {
  readonly clientId: string;
  readonly author: 'person' | 'operator';
  readonly text: string;
  readonly at: Date;
  /** Stores the attachment in the message's transaction: both are stored or neither. */
  readonly keep?: ((tx: Transaction, conversationId: number, seq: number) => Promise<void>) | undefined;
};

/**
 * Adds a message to a conversation and notifies every process when the transaction commits. Returns its number; a
 * message with a known client id keeps its number.
 */
export async function appendMessage(tx: Transaction, conversationId: number, message: NewMessage): Promise<number> {
  const own = eq(supportConversations.id, conversationId);
  // The row lock makes concurrent numbering, and duplicate sends of one message, wait for each other.
  await tx.select({ id: supportConversations.id }).from(supportConversations).where(own).for('update');
  const [known] = await tx
    .select({ seq: supportMessages.seq })
    .from(supportMessages)
    .where(and(eq(supportMessages.conversationId, conversationId), eq(supportMessages.clientId, message.clientId)));
  if (known) return known.seq;
  const isAnswer = message.author === 'operator';
  const [counted] = await tx
    .update(supportConversations)
    .set({
      lastSeq: sql`${supportConversations.lastSeq} + 1`,
      // A conversation marked as spam stays spam, whatever its writer adds.
      state: sql`case when ${supportConversations.state} = 'spam' then 'spam' else ${isAnswer ? 'waiting' : 'open'} end`,
      updatedAt: message.at,
      ...(isAnswer && {
        firstAnsweredAt: sql`coalesce(${supportConversations.firstAnsweredAt}, ${message.at.toISOString()}::timestamptz)`,
        operatorRead: sql`${supportConversations.lastSeq} + 1`,
      }),
    })
    .where(own)
    .returning({ seq: supportConversations.lastSeq });
  if (!counted) throw new Error('No such conversation.');
  const { keep, ...row } = message;
  await tx.insert(supportMessages).values({ ...row, conversationId, seq: counted.seq, folded: foldTurkish(row.text) });
  if (isAnswer) {
    const notBefore = new Date(row.at.getTime() + AWAY_MS);
    const facts = { conversation: conversationId, seq: counted.seq };
    await queueLetter(tx, answerMail, { key: `${conversationId}~${counted.seq}`, facts, at: row.at, notBefore });
  }
  await keep?.(tx, conversationId, counted.seq);
  await tellOfConversation(tx, { id: conversationId });
  return counted.seq;
}
