import { siteLink } from '../site-link.ts';
import type { Letter, LetterDeps, LetterKind, Outgoing } from './letter-kind.ts';
import { type HeldLetter, noteFailed, notePutOff, noteSent, noteUnwanted } from './note-outcome.ts';
import { countDead, sweepLetters } from './sweep-letters.ts';

/** Sending takes at most a minute; a longer lease means that the process died. */
const HELD_MS = 5 * 60_000;
/**
 * The message itself was rejected (SMTP: recipient or text; Netgsm: text, number, repetition). Every other error is a
 * problem of the server that was called.
 */
const LOOKED_AT = /\bE(?:ENVELOPE|MESSAGE) [45]\d\d$|\bcode (?:20|70|85)$/;
/** After this many such problems in a row the server is considered down: the other letters wait for the next run. */
const MOST_TROUBLES = 5;

/** `dead` counts all letters that are given up, not only those of this run. */
export type LetterCounts = { sent: number; failed: number; cancelled: number; dead: number };
type Run = { readonly counts: LetterCounts; troubles: number };

/**
 * Sends the letters of these kinds that are due. A letter is claimed with a lease, so two processes never send the same
 * one at the same time. If a process is killed between sending a letter and recording it, the letter is sent again with
 * the same id. A letter that fails is retried after increasing pauses and finally given up with its error. For a job;
 * idempotent.
 */
export async function deliverLetters(deps: LetterDeps, ...kinds: readonly LetterKind[]): Promise<LetterCounts> {
  const counts: LetterCounts = { sent: 0, failed: 0, cancelled: 0, dead: 0 };
  for (const kind of kinds) {
    await sweepLetters(deps, kind);
    if (kind.isOpen ? kind.isOpen(deps) : deps.mailer.isConfigured) await deliverDue(deps, kind, counts);
    const dead = await countDead(deps, kind);
    if (dead > 0) deps.log.warn({ kind: kind.name, dead }, 'letters that were given up; see the desk');
    counts.dead += dead;
  }
  return counts;
}

async function deliverDue(deps: LetterDeps, kind: LetterKind, counts: LetterCounts): Promise<void> {
  const run: Run = { counts, troubles: 0 };
  const work = async () => {
    while (run.troubles < MOST_TROUBLES && (await deliverNext(deps, kind, run)));
  };
  await Promise.all(Array.from({ length: kind.atOnce ?? 1 }, work));
}

/** Returns false when nothing is due, apart from letters that another worker is sending. */
async function deliverNext(deps: LetterDeps, kind: LetterKind, run: Run): Promise<boolean> {
  const letter = await claim(deps, kind);
  if (!letter) return false;
  try {
    const made = await kind.make(deps, letter);
    if (made === 'unwanted') {
      await noteUnwanted(deps, letter);
      run.counts.cancelled += 1;
      return true;
    }
    if ('notBefore' in made) {
      await notePutOff(deps, letter, made.notBefore);
      return true;
    }
    await send(deps, letter, made);
    letter.noted = made.noted;
  } catch (error) {
    run.counts.failed += 1;
    const fault = await noteFailed(deps, kind, letter, error);
    if (!LOOKED_AT.test(fault)) run.troubles += 1;
    return true;
  }
  // Outside the try block: a letter that was sent must not count as failed.
  await noteSent(deps, letter);
  run.troubles = 0;
  run.counts.sent += 1;
  return true;
}

const CLAIM = `update outbox set held_until = $3, tries = tries + 1
  where id = (
    select id from outbox
    where kind = $1 and state = 'waiting' and next_try_at <= $2 and (held_until is null or held_until <= $2)
      and ($4::int is null or tries < coalesce(most_tries, $4::int))
    order by next_try_at, place limit 1 for update skip locked)
  returning id, key, user_id as "userId", order_id as "orderId", facts, created_at as "createdAt", tries,
    most_tries as "mostTries", held_until as "heldUntil"`;

async function claim({ db, clock }: LetterDeps, { name, mostTries }: LetterKind): Promise<HeldLetter | undefined> {
  const now = clock.now();
  const limit = Number.isFinite(mostTries) ? mostTries : null;
  const values = [name, now, new Date(now.getTime() + HELD_MS), limit];
  const { rows } = await db.$client.query<HeldLetter>(CLAIM, values);
  return rows[0];
}

async function send({ mailer, config }: LetterDeps, { id }: Letter, { send: sent }: Outgoing): Promise<void> {
  if (typeof sent === 'function') return sent();
  // The same for all tries, so that a mail program shows a mail that arrives twice only once.
  const headers = { ...sent.headers, 'Message-ID': `<${id}@${siteLink(config, '/').hostname}>` };
  await mailer.send({ ...sent, headers });
}
