import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import type { LettersMeant } from '#server/platform/dead-letters.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { DeskLettersMeant } from '#shared/desk/collection/desk-letters.ts';
import { QUEUES } from './letter-queues.ts';
import { noSuchLetter } from './read-letters.ts';

type Decision = 'retry' | 'discard';

/**
 * Has one letter, or all that failed for one reason, tried once more or given up for good. Twice at once does it once.
 * Answers how many. Throws 404 when there is none any more, 409 for letters that can't be discarded.
 */
export function decideLetters(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  decision: Decision,
  { queue, id, reason = null, why }: DeskLettersMeant,
  by: Actor,
): Promise<number> {
  const decide = QUEUES[queue][decision];
  if (!decide)
    throw new ExpectedError(409, 'CONFLICT', 'Fatura bildirimi atılamaz: faturanın numarası yazılınca listeden düşer.');
  const meant: LettersMeant = id === undefined ? { reason } : { id };
  return db.transaction(async (tx) => {
    const at = clock.now();
    const letters = await decide(tx, meant, at);
    if (letters === 0) throw noSuchLetter();
    const to = id === undefined ? (['letters', queue] as const) : (['letter', `${queue} ${id}`] as const);
    const after = id === undefined ? { reason, letters } : { letters };
    await noteInAudit(tx, { at, by, act: `letter.${decision}`, to, before: 'dead', after, why });
    return letters;
  });
}
