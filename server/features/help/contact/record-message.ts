import { contactMessages } from '#server/database/tables/contact.ts';
import type { Deps } from '#server/deps.ts';
import { takeContactMessage } from '#server/features/help/support/index.ts';
import type { ContactMessage } from '#shared/field-rules/help-fields.ts';
import type { MessagePlan } from '#shared/support/support-rules.ts';

/** A message with the plan of its sender: premium is answered first (D29); null for someone who is not signed in. */
export type SentMessage = ContactMessage & { readonly plan: MessagePlan | null };

/** Passes a message on to support by mail; `reference` is its number in the database. */
export type MailToSupport = (message: SentMessage, reference: number) => Promise<void>;

/**
 * Stores a message, also in support's inbox at the desk, and mails it to support if mail is configured (D9). If the
 * mail fails, the error is logged, but the sender gets no error because the message is stored.
 */
export async function recordMessage(deps: Deps, message: SentMessage, mailToSupport?: MailToSupport): Promise<void> {
  const { name, email, subject, message: text, plan } = message;
  const createdAt = deps.clock.now();
  const stored = await deps.db.transaction(async (tx) => {
    await takeContactMessage(tx, message, createdAt);
    const [row] = await tx
      .insert(contactMessages)
      .values({ name, email, subject, message: text, plan, createdAt })
      .returning({ id: contactMessages.id });
    return row;
  });
  if (!mailToSupport || !stored) return;
  await mailToSupport(message, stored.id).catch((error: unknown) => {
    deps.log.error({ err: error, contactMessage: stored.id }, 'could not mail a contact message to support');
  });
}
