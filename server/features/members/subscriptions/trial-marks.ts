import { and, inArray, ne } from 'drizzle-orm';
import { trialMarks } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { keyedHash } from '#server/platform/keyed-hash.ts';
import { mailboxOf } from '#shared/account-rules.ts';

/** What identifies a person across accounts (D34). */
export type Person = { readonly email: string; readonly phoneNumber: string; readonly phoneNumberVerified: boolean };

type Writer = Pick<Deps['db'], 'select' | 'insert'>;

/**
 * Records the owner of a trial, as keyed hashes. Returns false when the person is already recorded with another trial.
 * Someone who has confirmed their own number is not refused because others merely typed that number.
 */
export async function claimMarks(
  deps: Pick<Deps, 'config'>,
  tx: Writer,
  trialId: number,
  person: Person,
): Promise<boolean> {
  const marks = await marksOf(deps, person);
  await addMarks(tx, trialId, [...marks.deciding, ...marks.further]);
  const taken = await tx
    .select({ hash: trialMarks.hash })
    .from(trialMarks)
    .where(and(inArray(trialMarks.hash, marks.deciding), ne(trialMarks.trialId, trialId)));
  return taken.length === 0;
}

/** Adds the person's current e-mail and number to those already recorded for the trial. */
export async function renewMarks(
  deps: Pick<Deps, 'config'>,
  tx: Writer,
  trialId: number,
  person: Person,
): Promise<void> {
  const { deciding, further } = await marksOf(deps, person);
  await addMarks(tx, trialId, [...deciding, ...further]);
}

async function addMarks(tx: Writer, trialId: number, hashes: string[]): Promise<void> {
  // All transactions write in the same order, so that two of them cannot deadlock.
  const rows = hashes.toSorted().map((hash) => ({ hash, trialId }));
  await tx.insert(trialMarks).values(rows).onConflictDoNothing();
}

async function marksOf(deps: Pick<Deps, 'config'>, person: Person): Promise<{ deciding: string[]; further: string[] }> {
  const hash = (what: string, text: string) => keyedHash(deps, `trial ${what} ${text}`);
  const email = await hash('email', mailboxOf(person.email));
  const phone = await hash('phone', person.phoneNumber);
  if (!person.phoneNumberVerified) return { deciding: [email, phone], further: [] };
  return { deciding: [email, await hash('confirmed phone', person.phoneNumber)], further: [phone] };
}
