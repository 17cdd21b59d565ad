import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { supportConversations } from '#server/database/tables/support.ts';
import type { DeadLetterQueue, LettersMeant } from '#server/platform/dead-letters.ts';
import { MOST_TRIES, mailedOrRead, mayBeMailed } from './mail-answers.ts';

/** Answers of support whose mail was given up; one for all answers of a conversation that wait. */
export const deadAnswerMails: DeadLetterQueue = {
  async list(db, { most, id }) {
    const rows = await db
      .select()
      .from(supportConversations)
      .where(and(isDead, id === undefined ? undefined : isOf({ id })))
      .orderBy(asc(supportConversations.updatedAt))
      .limit(most);
    return rows.map((conversation) => ({
      id: String(conversation.id),
      channel: 'email',
      about: `Destek yanıtı (görüşme ${conversation.id})`,
      recipient: conversation.email,
      reason: conversation.mailError,
      attempts: conversation.mailTries,
      createdAt: conversation.updatedAt,
    }));
  },
  retry: (tx, meant) =>
    change(tx, meant, { mailExtraTries: sql`${supportConversations.mailTries} + 1 - ${MOST_TRIES}::int` }),
  // As if it had gone: the answer stays in the conversation, and the next one is mailed again.
  discard: (tx, meant) => change(tx, meant, { mailedSeq: sql`${supportConversations.lastSeq}`, mailTries: 0 }),
};

const isDead = and(
  lt(mailedOrRead, supportConversations.lastSeq),
  mayBeMailed,
  sql`${supportConversations.mailTries} >= ${MOST_TRIES}::int + ${supportConversations.mailExtraTries}`,
);

function isOf(meant: LettersMeant): SQL {
  if ('id' in meant) return sql`${supportConversations.id}::text = ${meant.id}`;
  const { mailError } = supportConversations;
  return meant.reason === null ? isNull(mailError) : eq(mailError, meant.reason);
}

type Change = { mailExtraTries?: SQL; mailedSeq?: SQL; mailTries?: number };

async function change(tx: Transaction, meant: LettersMeant, set: Change): Promise<number> {
  const { rowCount } = await tx
    .update(supportConversations)
    .set(set)
    .where(and(isDead, isOf(meant)));
  return rowCount ?? 0;
}
