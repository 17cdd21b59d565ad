import type { LetterDeps, LetterKind } from './letter-kind.ts';

const STALE = `update outbox set state = 'cancelled', finished_at = $2
  where kind = $1 and state = 'waiting' and tries = 0 and created_at < $3`;
/** Its last try ended with its process, so that nobody noted it; or its kind has fewer tries than it used to have. */
const LEFT_BEHIND = `update outbox set state = 'dead', finished_at = $2, held_until = null,
    last_error = coalesce(last_error, 'The process ended while it was sent.')
  where kind = $1 and state = 'waiting' and (held_until is null or held_until <= $2) and tries >= coalesce(most_tries, $3)`;

/** Ends letters that waited too long for a mail server, and those whose last try ended with its process. */
export async function sweepLetters(
  { db, clock }: LetterDeps,
  { name, mostTries, staleAfterMs }: LetterKind,
): Promise<void> {
  const now = clock.now();
  if (staleAfterMs !== undefined) await db.$client.query(STALE, [name, now, new Date(now.getTime() - staleAfterMs)]);
  if (Number.isFinite(mostTries)) await db.$client.query(LEFT_BEHIND, [name, now, mostTries]);
}

export async function countDead({ db }: Pick<LetterDeps, 'db'>, { name }: LetterKind): Promise<number> {
  const statement = "select count(*)::int as dead from outbox where kind = $1 and state = 'dead'";
  const { rows } = await db.$client.query<{ dead: number }>(statement, [name]);
  return rows[0]?.dead ?? 0;
}
