import type { PaperField, PaperValue } from '#shared/read-documents/finding-fields.ts';
import type { PaperKind } from '#shared/read-documents/paper-kinds.ts';
import type { PaperSentence } from './paper-sentences.ts';
import { saidAfter } from './what-is-said.ts';

/** What the whole paper is, for rules that read a sentence of it. */
export type PaperAround = { readonly kind: PaperKind; readonly isOfVehicle: boolean; readonly hasUnit: boolean };
export type Read = { readonly field: PaperField; readonly value: PaperValue };
export type PaperRule = (sentence: PaperSentence, paper: PaperAround) => readonly Read[];

export const there = (field: PaperField, value: Omit<PaperValue, 'isThere'> = {}): Read => ({
  field,
  value: { isThere: true, ...value },
});
export const isNot = (field: PaperField): Read => ({ field, value: { isThere: false } });

/** What is said of the first thing of the name: that it is there or not; nothing where it is only spoken of. */
export function saidOf(field: PaperField, { folded }: PaperSentence, name: RegExp): Read[] {
  const found = name.exec(folded);
  if (!found) return [];
  const said = saidAfter(folded, found.index + found[0].length);
  if (said === undefined) return [];
  return [said === 'there' ? there(field) : isNot(field)];
}
