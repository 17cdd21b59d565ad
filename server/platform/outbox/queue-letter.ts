import { and, eq, like, ne } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { outbox } from '#server/database/tables/outbox.ts';
import type { LetterKind } from './letter-kind.ts';

type NewLetter<Facts> = {
  readonly key: string;
  readonly facts: Facts;
  readonly at: Date;
  /** The letter is not sent earlier; at once by default. */
  readonly notBefore?: Date;
  readonly userId?: string;
  readonly orderId?: string;
};

/** Queues a letter in the transaction of the event that it reports; a letter with the same key only once. */
export async function queueLetter<Facts>(
  tx: Pick<Transaction, 'insert'>,
  { name }: LetterKind<Facts>,
  { at, notBefore = at, ...letter }: NewLetter<Facts>,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ ...letter, kind: name, createdAt: at, nextTryAt: notBefore })
    .onConflictDoNothing();
}

/** Cancels letters that have nothing more to report; sent letters are unchanged. `key` is a pattern of `like`. */
export async function cancelLetters(
  tx: Pick<Transaction, 'update'>,
  { name }: LetterKind,
  { key, at }: { readonly key: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'cancelled', finishedAt: at, heldUntil: null })
    .where(and(eq(outbox.kind, name), like(outbox.key, key), ne(outbox.state, 'sent')));
}
