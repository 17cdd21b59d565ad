import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { discardGivenUp, type LettersMeant, retryGivenUp } from '#server/platform/outbox/given-up.ts';
import type { DeskLettersMeant } from '#shared/desk/collection/desk-letters.ts';
import { kindNamed } from './letter-kinds.ts';
import { noSuchLetter } from './read-letters.ts';

const DECISIONS = { retry: retryGivenUp, discard: discardGivenUp };

/**
 * Retries one letter, or all that failed for one reason, or discards them. Concurrent calls do it only once. Returns
 * how many. Throws 404 when there is none any more, 409 for letters that can't be discarded.
 */
export function decideLetters(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  decision: keyof typeof DECISIONS,
  { queue, id, reason = null, why }: DeskLettersMeant,
  by: Actor,
): Promise<number> {
  const kind = kindNamed(queue);
  if (decision === 'discard' && kind.keptBecause) throw new ExpectedError(409, 'CONFLICT', kind.keptBecause);
  const meant: LettersMeant = id === undefined ? { reason } : { id };
  return db.transaction(async (tx) => {
    const at = clock.now();
    const letters = await DECISIONS[decision](tx, kind, meant, at);
    if (letters === 0) throw noSuchLetter();
    const to = id === undefined ? (['letters', queue] as const) : (['letter', `${queue} ${id}`] as const);
    const after = id === undefined ? { reason, letters } : { letters };
    await noteInAudit(tx, { at, by, act: `letter.${decision}`, to, before: 'dead', after, why });
    return letters;
  });
}
