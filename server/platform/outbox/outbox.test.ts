import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#server/database/tables/outbox.ts';
import { LETTER_KINDS } from '#server/features/desk/collection-desk/index.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestDeps } from '#tests/support/open-test-deps.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import type { Mail } from '../mailer.ts';
import { deliverLetters } from './deliver-letters.ts';
import { listGivenUp, retryGivenUp } from './given-up.ts';
import type { LetterDeps, LetterKind } from './letter-kind.ts';
import { noteSent } from './note-outcome.ts';
import { queueLetter } from './queue-letter.ts';

const base = await openTestDeps({ PUBLIC_ORIGIN: 'https://peyda.example' });
afterAll(() => base.close());
beforeEach(() => reset());

type Step = 'taken' | 'rejected' | 'rejectedForGood' | 'killedBefore' | 'killedAfter' | 'retriedAtDesk';
/** The identity of each letter that arrived: the Message-ID of a mail, the id of a call. */
let arrivals: string[] = [];
/** Longer than every pause and every lease. */
const LONG_MS = 7 * 60 * 60_000;

async function reset(): Promise<void> {
  base.setNow(TEST_NOW);
  arrivals = [];
  await emptyTables(base, 'outbox');
}

/** A kind with its own rules, whose letters are recorded in `arrivals`; `step` says what happens to them. */
function watched(kind: LetterKind, step: Step, onKilled: () => void): readonly [LetterKind, LetterDeps] {
  const send = async (id: string): Promise<void> => {
    if (step === 'rejected') throw new Error('The server did not answer.');
    if (step === 'rejectedForGood') throw new Error('Mail was not accepted: EENVELOPE 550');
    if (step !== 'killedBefore') arrivals.push(id);
    if (step === 'taken') return;
    onKilled();
    // The process was killed: nothing is recorded.
    await new Promise<void>(() => undefined);
  };
  const mail = { to: 'a@ornek.example', subject: 's', text: 't', html: 'h' };
  const mailer = { isConfigured: true, send: ({ headers }: Mail) => send(headers?.['Message-ID'] ?? '') };
  const own: LetterKind = {
    ...kind,
    isOpen: () => true,
    make: async (_deps, { id }) => ({ send: kind.channel === 'email' ? mail : () => send(id) }),
    tell: async () => ({ about: 'İleti', recipient: 'a@ornek.example' }),
  };
  return [own, { ...base, mailer }];
}

async function take(kind: LetterKind, step: Step): Promise<void> {
  if (step === 'retriedAtDesk') {
    const [given] = await listGivenUp(base.db, watched(kind, step, () => undefined)[0], { most: 1 });
    if (given) await base.db.transaction((tx) => retryGivenUp(tx, kind, { id: given.id }, base.clock.now()));
    return;
  }
  base.setNow(new Date(base.clock.now().getTime() + LONG_MS));
  const killed = Promise.withResolvers<void>();
  const [own, deps] = watched(kind, step, killed.resolve);
  await Promise.race([deliverLetters(deps, own), killed.promise]);
  // Workers of the killed delivery that found nothing may still be querying: they must not claim the next letter.
  const { $client: pool } = base.db;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
}

type Row = { state: string; tries: number; last_error: string | null };
const rows = async () => (await base.db.$client.query<Row>('select state, tries, last_error from outbox')).rows;
const queue = (kind: LetterKind) => queueLetter(base.db, kind, { key: 'bir', facts: {}, at: base.clock.now() });

const STEPS = fc.array(
  fc.constantFrom<Step>('taken', 'rejected', 'rejectedForGood', 'killedBefore', 'killedAfter', 'retriedAtDesk'),
  { minLength: 1, maxLength: 30 },
);

describe.each(LETTER_KINDS.map((kind) => ({ name: kind.name, kind })))('a letter of $name', ({ kind }) => {
  it('comes twice only if its process died as it was sent, with the same id, and is never lost in silence', async () => {
    await fc.assert(
      fc.asyncProperty(STEPS, async (steps) => {
        await reset();
        await queue(kind);
        for (const step of steps) await take(kind, step);
        const kills = steps.filter((step) => step === 'killedAfter').length;
        expect(new Set(arrivals).size).toBeLessThanOrEqual(1);
        expect(arrivals.length).toBeLessThanOrEqual(1 + kills);
        // A letter that did not arrive is either still tried, or listed at the desk with its reason.
        await take(kind, 'taken');
        const [row] = await rows();
        if (row?.state !== 'sent') {
          expect(row).toMatchObject({ state: 'dead', last_error: expect.any(String) });
          const [listed] = await listGivenUp(base.db, watched(kind, 'taken', () => undefined)[0], { most: 1 });
          expect(listed).toMatchObject({ reason: row?.last_error, attempts: row?.tries });
          await take(kind, 'retriedAtDesk');
          await take(kind, 'taken');
        }
        expect(await rows()).toMatchObject([{ state: 'sent' }]);
        expect(new Set(arrivals).size).toBe(1);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('is given up after exactly as many tries as its kind has; one more is what the desk grants', async () => {
    await queue(kind);
    const most = Number.isFinite(kind.mostTries) ? kind.mostTries : 30;
    for (let tries = 1; tries <= most; tries += 1) {
      expect(await rows()).toMatchObject([{ state: 'waiting', tries: tries - 1 }]);
      await take(kind, 'rejected');
    }
    if (!Number.isFinite(kind.mostTries)) {
      expect(await rows()).toMatchObject([{ state: 'waiting', tries: most }]);
      return;
    }
    expect(await rows()).toMatchObject([{ state: 'dead', tries: most }]);
    await take(kind, 'retriedAtDesk');
    await take(kind, 'rejected');
    expect(await rows()).toMatchObject([{ state: 'dead', tries: most + 1 }]);
  });
});

it('a process whose letter was claimed by another one records nothing about it', async () => {
  const [kind] = LETTER_KINDS;
  if (!kind) throw new Error('There is no kind of letter.');
  const claimed = (hours: number) => new Date(TEST_NOW.getTime() + hours * 60 * 60_000);
  await queue(kind);
  const [row] = await base.db
    .update(outbox)
    .set({ heldUntil: claimed(2) })
    .returning();
  if (!row) throw new Error('No letter was queued.');
  let recorded = 0;
  const noted = async () => {
    recorded += 1;
  };
  const letter = { ...row, mostTries: null, noted };
  await noteSent(base, { ...letter, heldUntil: claimed(1) });
  expect([recorded, (await rows())[0]?.state]).toEqual([0, 'waiting']);
  await noteSent(base, { ...letter, heldUntil: claimed(2) });
  expect([recorded, (await rows())[0]?.state]).toEqual([1, 'sent']);
});
