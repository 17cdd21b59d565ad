import type { DebtKind, PaperField, PaperValue } from '#shared/read-documents/finding-fields.ts';
import type { PaperKind } from '#shared/read-documents/paper-kinds.ts';
import type { PaperSentence } from './paper-sentences.ts';
import { saidAfter } from './what-is-said.ts';

/** What the whole paper is, for rules that read a sentence of it. */
export type PaperAround = {
  readonly kind: PaperKind;
  readonly isOfVehicle: boolean;
  readonly hasUnit: boolean;
  /** It has rows of several units. */
  readonly isOfSeveral: boolean;
  /** It is about a lease: what begins in it is the lease. */
  readonly isOfLease: boolean;
  /** It speaks of a tenant, and of no contract of another kind. */
  readonly hasTenancy: boolean;
  /** The kinds of debts that a letter speaks of. */
  readonly debtKinds: readonly DebtKind[];
};
/** How plainly a paper says a thing: in passing, as its own statement, in a row or a conclusion. */
export type Rank = 0 | 1 | 2 | 3;
export type Read = { readonly field: PaperField; readonly value: PaperValue; readonly rank: Rank };
/** `folded` leaves out what is said of others and of the past, `firm` also what might be; `printed` is all of it. */
export type OwnSentence = PaperSentence & { readonly firm: string; readonly printed: string };
export type PaperRule = (sentence: OwnSentence, paper: PaperAround) => readonly Read[];

export const there = (field: PaperField, value: Omit<PaperValue, 'isThere'> = {}, rank: Rank = 1): Read => ({
  field,
  value: { isThere: true, ...value },
  rank,
});
export const isNot = (field: PaperField, rank: Rank = 1): Read => ({ field, value: { isThere: false }, rank });

/** What is said of the first thing of the name: that it is there or not; nothing where it is only spoken of. */
export function saidOf(field: PaperField, folded: string, name: RegExp, yesHere?: RegExp): Read[] {
  const found = name.exec(folded);
  if (!found) return [];
  const said = saidAfter(folded, found.index + found[0].length, yesHere);
  if (said === undefined) return [];
  return [said === 'there' ? there(field) : isNot(field)];
}
