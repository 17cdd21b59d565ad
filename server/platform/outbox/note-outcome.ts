import { and, eq, sql } from 'drizzle-orm';
import { outbox } from '#server/database/tables/outbox.ts';
import { faultOf } from '../loggable-error.ts';
import type { Letter, LetterDeps, LetterKind, Outgoing } from './letter-kind.ts';

const MINUTE_MS = 60_000;
/** The pauses are 1, 2, 4 … minutes, at most 6 hours: 15 tries take two days. */
const MOST_PAUSE_MS = 360 * MINUTE_MS;
/** The mail server rejected a mail permanently (reply 5xx): more tries would only harm our reputation with it. */
const MOST_REFUSALS = 5;
const REFUSED_FOR_GOOD = /\bEENVELOPE 5\d\d$/;

/** A letter that this process has leased. */
export type HeldLetter = Letter & {
  readonly tries: number;
  readonly mostTries: number | null;
  readonly heldUntil: Date;
  noted?: Outgoing['noted'];
};

/** Prevents updates by a process that was so slow that another one has claimed the letter. */
const isHeld = ({ id, heldUntil }: HeldLetter) =>
  and(eq(outbox.id, id), eq(outbox.heldUntil, heldUntil), eq(outbox.state, 'waiting'));

export async function noteSent({ db, clock }: LetterDeps, letter: HeldLetter): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const sent = { state: 'sent' as const, finishedAt: at, heldUntil: null };
    const [noted] = await tx.update(outbox).set(sent).where(isHeld(letter)).returning({ id: outbox.id });
    if (noted) await letter.noted?.(tx, at);
  });
}

export async function noteUnwanted({ db, clock }: LetterDeps, letter: HeldLetter): Promise<void> {
  const change = { state: 'cancelled' as const, finishedAt: clock.now(), heldUntil: null, tries: letter.tries - 1 };
  await db.update(outbox).set(change).where(isHeld(letter));
}

/** Postpones a letter that was not tried; takes the try back. */
export async function notePutOff({ db }: LetterDeps, letter: HeldLetter, nextTryAt: Date): Promise<void> {
  const change = { nextTryAt, heldUntil: null, tries: letter.tries - 1 };
  await db.update(outbox).set(change).where(isHeld(letter));
}

/** Postpones a letter after a failed try, or gives it up. Returns why it failed, without names and addresses. */
export async function noteFailed(
  { db, clock, log }: LetterDeps,
  { name, mostTries }: LetterKind,
  letter: HeldLetter,
  error: unknown,
): Promise<string> {
  const now = clock.now();
  const { id, tries } = letter;
  const fault = faultOf(error)
    .replace(/^Error /, '')
    .slice(0, 300);
  const mostOfKind =
    mostTries > MOST_REFUSALS && Number.isFinite(mostTries) && REFUSED_FOR_GOOD.test(fault) ? MOST_REFUSALS : mostTries;
  const isDead = Number.isFinite(mostTries) && tries >= (letter.mostTries ?? mostOfKind);
  const pauseMs = Math.min(MINUTE_MS * 2 ** Math.min(tries - 1, 20), MOST_PAUSE_MS);
  await db
    .update(outbox)
    .set({
      state: isDead ? 'dead' : sql`${outbox.state}`,
      lastError: fault,
      nextTryAt: new Date(now.getTime() + pauseMs),
      heldUntil: null,
      finishedAt: isDead ? now : null,
    })
    .where(isHeld(letter));
  log.warn({ err: error, letter: id, kind: name, tries, fault }, isDead ? 'a letter was given up' : 'a letter failed');
  return fault;
}
