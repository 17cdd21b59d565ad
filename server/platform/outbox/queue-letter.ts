import { and, eq, like, ne } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { outbox } from '#server/database/tables/outbox.ts';
import type { LetterKind } from './letter-kind.ts';

type NewLetter<Facts> = {
  readonly key: string;
  readonly facts: Facts;
  readonly at: Date;
  /** Not sent earlier; at once when left out. */
  readonly notBefore?: Date;
  readonly userId?: string;
  readonly orderId?: string;
};

/** Has a letter sent, in the transaction of what it tells; the same one only once. */
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

/** Ends letters that have nothing more to tell; those that were sent stay as they are. `key` is a pattern of `like`. */
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
