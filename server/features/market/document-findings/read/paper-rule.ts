import type { DebtKind, PaperField, PaperValue } from '#shared/read-documents/finding-fields.ts';
import type { PaperKind } from '#shared/read-documents/paper-kinds.ts';
import type { PaperSentence } from './paper-sentences.ts';
import { saidAfter } from './what-is-said.ts';

/** Facts about the whole paper, for rules that read one sentence. */
export type PaperAround = {
  readonly kind: PaperKind;
  readonly isOfVehicle: boolean;
  readonly hasUnit: boolean;
  /** Whether it contains rows for several units. */
  readonly isOfSeveral: boolean;
  /** Whether it is about a lease: then a beginning is that of the lease. */
  readonly isOfLease: boolean;
  /** Whether it mentions a tenant, and no contract of another kind. */
  readonly hasTenancy: boolean;
  /** The kinds of debts that a letter mentions. */
  readonly debtKinds: readonly DebtKind[];
};
/** How explicitly a paper says something: in passing, as a statement, in a row or as a conclusion. */
export type Rank = 0 | 1 | 2 | 3;
export type Read = { readonly field: PaperField; readonly value: PaperValue; readonly rank: Rank };
/** `folded` omits words about others and about the past, `firm` also possibilities; `printed` contains everything. */
export type OwnSentence = PaperSentence & { readonly firm: string; readonly printed: string };
export type PaperRule = (sentence: OwnSentence, paper: PaperAround) => readonly Read[];

export const there = (field: PaperField, value: Omit<PaperValue, 'isThere'> = {}, rank: Rank = 1): Read => ({
  field,
  value: { isThere: true, ...value },
  rank,
});
export const isNot = (field: PaperField, rank: Rank = 1): Read => ({ field, value: { isThere: false }, rank });

/** Whether the sentence says that the first thing of that name exists or not; empty if the name is only mentioned. */
export function saidOf(field: PaperField, folded: string, name: RegExp, yesHere?: RegExp): Read[] {
  const found = name.exec(folded);
  if (!found) return [];
  const said = saidAfter(folded, found.index + found[0].length, yesHere);
  if (said === undefined) return [];
  return [said === 'there' ? there(field) : isNot(field)];
}
