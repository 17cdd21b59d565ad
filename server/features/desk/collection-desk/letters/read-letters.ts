import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { maskEmail } from '#server/platform/mailer.ts';
import { type GivenUpLetter, listGivenUp } from '#server/platform/outbox/given-up.ts';
import type { DeskLetterOpened, DeskLetters } from '#shared/desk/collection/desk-letters.ts';
import { kindNamed, LETTER_KINDS } from './letter-kinds.ts';

const MOST_OF_A_QUEUE = 100;

/** Mails, text messages and webhooks that were given up, by kind, with their recipients masked. */
export async function readLetters({ db }: Pick<Deps, 'db'>): Promise<DeskLetters> {
  const lists = await Promise.all(
    LETTER_KINDS.map(async (kind) => {
      const letters = await listGivenUp(db, kind, { most: MOST_OF_A_QUEUE + 1 });
      return letters.map((letter) => ({
        ...letter,
        queue: kind.name,
        recipient: maskRecipient(letter),
        createdAt: letter.createdAt.toISOString(),
        mayDiscard: kind.keptBecause === undefined,
      }));
    }),
  );
  return {
    queues: LETTER_KINDS.map(({ name, label }) => ({ name, label })),
    letters: lists.flatMap((list) => list.slice(0, MOST_OF_A_QUEUE)),
    hasMore: lists.some((list) => list.length > MOST_OF_A_QUEUE),
  };
}

/** The recipient of a letter. Logs the access first. Throws 404 if the letter is no longer given up. */
export function openLetter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { queue, id, why }: { readonly queue: string; readonly id: string; readonly why: string },
  by: Actor,
): Promise<DeskLetterOpened> {
  const kind = kindNamed(queue);
  return db.transaction(async (tx) => {
    const [letter] = await listGivenUp(tx, kind, { most: 1, id });
    if (!letter) throw noSuchLetter();
    await noteInAudit(tx, { at: clock.now(), by, act: 'letter.open', to: ['letter', `${queue} ${id}`], why });
    return { recipient: letter.recipient };
  });
}

export function noSuchLetter(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Bu mesaj artık vazgeçilenler arasında değil.');
}

function maskRecipient({ channel, recipient }: GivenUpLetter): string {
  if (channel === 'email') return maskEmail(recipient);
  return channel === 'sms' ? `05** *** ** ${recipient.slice(-2)}` : recipient;
}
