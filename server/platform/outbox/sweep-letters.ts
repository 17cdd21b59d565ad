import { and, eq, lt } from 'drizzle-orm';
import { outbox } from '#server/database/tables/outbox.ts';
import type { LetterDeps, LetterKind } from './letter-kind.ts';

/** Letters whose process died in the last try, so that no result was recorded, or whose kind now allows fewer tries. */
const LEFT_BEHIND = `update outbox set state = 'dead', finished_at = $2, held_until = null,
    last_error = coalesce(last_error, 'The process ended while it was sent.')
  where kind = $1 and state = 'waiting' and (held_until is null or held_until <= $2) and tries >= coalesce(most_tries, $3)`;

/** Ends letters that waited too long for a mail server, and those whose process died in their last try. */
export async function sweepLetters(
  { db, clock }: LetterDeps,
  { name, mostTries, staleAfterMs }: LetterKind,
): Promise<void> {
  const now = clock.now();
  if (staleAfterMs !== undefined) {
    const { kind, state, tries, createdAt } = outbox;
    const isUntried = and(eq(kind, name), eq(state, 'waiting'), eq(tries, 0));
    await db
      .update(outbox)
      .set({ state: 'cancelled', finishedAt: now })
      .where(and(isUntried, lt(createdAt, new Date(now.getTime() - staleAfterMs))));
  }
  if (Number.isFinite(mostTries)) await db.$client.query(LEFT_BEHIND, [name, now, mostTries]);
}

export async function countDead({ db }: Pick<LetterDeps, 'db'>, { name }: LetterKind): Promise<number> {
  return db.$count(outbox, and(eq(outbox.kind, name), eq(outbox.state, 'dead')));
}
