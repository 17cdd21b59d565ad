import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/database/open-database.ts';
import { supportConversations } from '#server/database/tables/support.ts';
import type { ContactMessage } from '#shared/field-rules/help-fields.ts';
import { firstAnswerDue } from '#shared/support/first-answer.ts';
import type { MessagePlan } from '#shared/support/support-rules.ts';
import { appendMessage } from './append-message.ts';

/** Puts a message of the contact form (D9) into support's inbox; it is answered only by mail. */
export async function takeContactMessage(
  tx: Transaction,
  message: ContactMessage & { readonly plan: MessagePlan | null },
  at: Date,
): Promise<void> {
  const { name, email, subject, plan } = message;
  const times = { dueAt: firstAnswerDue(plan, at), createdAt: at, updatedAt: at };
  const [begun] = await tx
    .insert(supportConversations)
    .values({ kind: 'form', name, email, subject, plan, ...times })
    .returning({ id: supportConversations.id });
  if (begun) await appendMessage(tx, begun.id, { clientId: randomUUID(), author: 'person', text: message.message, at });
}
