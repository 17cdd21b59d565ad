import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { supportConversations, supportMessages } from '#server/database/tables/support.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { firstAnswerDue } from '#shared/support/first-answer.ts';
import type { MessagePlan } from '#shared/support/support-rules.ts';
import { appendMessage, type NewMessage } from './append-message.ts';
import { isOwnedBy } from './read-conversation.ts';
import type { SupportOwner } from './support-owner-routes.ts';

const MESSAGES_PER_MINUTE = 20;
const MINUTE_MS = 60_000;

type Written = {
  readonly owner: SupportOwner;
  readonly plan: MessagePlan | null;
  readonly clientId: string;
  readonly text: string;
  readonly propertyId?: number | undefined;
  readonly keep?: NewMessage['keep'];
};

/**
 * Adds a person's message to their conversation, or begins a new one if none is open. Idempotent per client id, even if
 * the conversation was closed in the meantime. Throws 429 above 20 messages a minute.
 */
export async function writeToSupport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  written: Written,
): Promise<{ conversationId: number; seq: number }> {
  const { owner, clientId, text, keep } = written;
  const at = clock.now();
  return db.transaction(async (tx) => {
    const name = 'userId' in owner ? owner.userId : owner.visitorId;
    // Two concurrent first messages begin only one conversation.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`support ${name}`}, 0))`);
    const known = await findSent(tx, owner, clientId);
    if (known) return known;
    await refuseTooMany(tx, owner, at);
    const conversationId = (await openConversation(tx, written)) ?? (await beginConversation(tx, written, at));
    const seq = await appendMessage(tx, conversationId, { clientId, text, at, keep, author: 'person' });
    return { conversationId, seq };
  });
}

async function findSent(tx: Transaction, owner: SupportOwner, clientId: string) {
  const [known] = await tx
    .select({ conversationId: supportMessages.conversationId, seq: supportMessages.seq })
    .from(supportMessages)
    .innerJoin(supportConversations, eq(supportConversations.id, supportMessages.conversationId))
    .where(and(isOwnedBy(owner), eq(supportMessages.clientId, clientId)));
  return known;
}

async function refuseTooMany(tx: Transaction, owner: SupportOwner, at: Date): Promise<void> {
  const since = new Date(at.getTime() - MINUTE_MS);
  const [sent] = await tx
    .select({ messages: count() })
    .from(supportMessages)
    .innerJoin(supportConversations, eq(supportConversations.id, supportMessages.conversationId))
    .where(and(isOwnedBy(owner), eq(supportMessages.author, 'person'), gt(supportMessages.at, since)));
  if ((sent?.messages ?? 0) >= MESSAGES_PER_MINUTE)
    throw new ExpectedError(429, 'TOO_MANY_REQUESTS', 'Çok sık yazdınız. Bir dakika sonra yeniden deneyin.');
}

/** Finds the open conversation and updates its listing and its writer's details. */
async function openConversation(tx: Transaction, { owner, propertyId, plan }: Written): Promise<number | undefined> {
  const [open] = await tx
    .select({ id: supportConversations.id })
    .from(supportConversations)
    .where(and(isOwnedBy(owner), eq(supportConversations.kind, 'chat'), ne(supportConversations.state, 'closed')))
    .orderBy(desc(supportConversations.id))
    .limit(1);
  if (!open) return undefined;
  const { name, email } = owner;
  const change = { name, email, plan, ...(propertyId !== undefined && { propertyId }) };
  await tx.update(supportConversations).set(change).where(eq(supportConversations.id, open.id));
  return open.id;
}

async function beginConversation(tx: Transaction, { owner, plan, propertyId }: Written, at: Date): Promise<number> {
  const times = { dueAt: firstAnswerDue(plan, at), createdAt: at, updatedAt: at };
  const [begun] = await tx
    .insert(supportConversations)
    .values({ kind: 'chat', ...owner, plan, propertyId: propertyId ?? null, ...times })
    .returning({ id: supportConversations.id });
  if (!begun) throw new Error('The conversation was not stored.');
  return begun.id;
}
