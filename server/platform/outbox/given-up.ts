import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/open-database.ts';
import { outbox } from '#server/database/tables/outbox.ts';
import type { LetterKind } from './letter-kind.ts';

/** A letter that was given up after all of its tries, for the desk. */
export type GivenUpLetter = {
  readonly id: string;
  readonly channel: LetterKind['channel'];
  readonly about: string;
  /** The address or number; the desk shows it masked until somebody opens the letter. */
  readonly recipient: string;
  readonly reason: string | null;
  readonly attempts: number;
  readonly createdAt: Date;
};

/** One letter, or all that failed for the same reason. */
export type LettersMeant = { readonly id: string } | { readonly reason: string | null };

/** Returns the oldest first, up to the limit; with `id` only that one. */
export async function listGivenUp(
  db: Pick<Database, 'select'>,
  kind: LetterKind,
  { most, id }: { readonly most: number; readonly id?: string },
): Promise<GivenUpLetter[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(isDeadOf(kind), id === undefined ? undefined : isOf({ id })))
    .orderBy(asc(outbox.createdAt), asc(outbox.place))
    .limit(most);
  const letters: GivenUpLetter[] = [];
  for (const row of rows) {
    const told = await kind.tell(db, row);
    const { id, lastError: reason, tries: attempts, createdAt } = row;
    if (told) letters.push({ id, channel: kind.channel, ...told, reason, attempts, createdAt });
  }
  return letters;
}

/**
 * Schedules letters for one more try; their tries stay counted. Two concurrent calls have the effect of one. Returns
 * how many.
 */
export async function retryGivenUp(tx: Transaction, kind: LetterKind, meant: LettersMeant, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(outbox)
    .set({ state: 'waiting', finishedAt: null, nextTryAt: now, mostTries: sql`${outbox.tries} + 1` })
    .where(and(isDeadOf(kind), isOf(meant)));
  return rowCount ?? 0;
}

/** Gives letters up for good. Returns how many. */
export async function discardGivenUp(
  tx: Transaction,
  kind: LetterKind,
  meant: LettersMeant,
  now: Date,
): Promise<number> {
  const letters = await tx
    .update(outbox)
    .set({ state: 'cancelled', finishedAt: now })
    .where(and(isDeadOf(kind), isOf(meant)))
    .returning();
  for (const letter of letters) await kind.discarded?.(tx, letter);
  return letters.length;
}

const isDeadOf = ({ name }: LetterKind) => and(eq(outbox.kind, name), eq(outbox.state, 'dead'));

function isOf(meant: LettersMeant): SQL {
  // Compared as text, because the caller may send something that is not a valid id.
  if ('id' in meant) return sql`${outbox.id}::text = ${meant.id}`;
  return meant.reason === null ? isNull(outbox.lastError) : eq(outbox.lastError, meant.reason);
}
