import { diffArrays } from 'diff';
import type { VersionComparison, WordChange } from '#shared/versions/notice-versions.ts';

/**
 * The limit of one comparison: its time grows with the square of the edits, and it blocks the process. A corrected
 * notice differs in tens of words; the worst texts of 100,000 characters need both passes, some 100 ms together.
 */
const MOST_EDITS = 800;
const MOST_MS = 40;

/** A piece of a text, including the white space after it. */
type Piece = { readonly word: string; readonly from: number; readonly to: number };
const WORDS = /(\S+)\s*/g;
const PARAGRAPHS = /([^\n]+)\n*/g;

/**
 * The later text, with the words that were removed from the earlier one; white space does not count as a change.
 * Compares by words; texts with too little in common by paragraphs, and if those differ too much, as a whole.
 */
export function wordChanges(
  before: string,
  after: string,
): Pick<VersionComparison, 'isByParagraphs'> & {
  words: WordChange[];
} {
  const byWords = changesBy(WORDS, before, after);
  if (byWords) return { words: byWords, isByParagraphs: false };
  const struckAndAdded: WordChange[] = [
    { kind: 'struck', text: before },
    { kind: 'added', text: after },
  ];
  return { words: changesBy(PARAGRAPHS, before, after) ?? struckAndAdded, isByParagraphs: true };
}

function changesBy(pattern: RegExp, before: string, after: string): WordChange[] | undefined {
  const [one, other] = [piecesOf(before, pattern), piecesOf(after, pattern)];
  const codes = new Map<string, number>();
  const runs = diffArrays(codesOf(one, codes), codesOf(other, codes), { maxEditLength: MOST_EDITS, timeout: MOST_MS });
  if (!runs) return undefined;
  let [at, later] = [0, 0];
  return runs.map(({ added, removed, count }) => {
    const text = removed ? textOf(before, one, at, count) : textOf(after, other, later, count);
    if (!added) at += count;
    if (!removed) later += count;
    return { kind: removed ? 'struck' : added ? 'added' : 'kept', text };
  });
}

function piecesOf(text: string, pattern: RegExp): Piece[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, 1: piece = whole, index }) => ({
    word: piece.replace(/\s+/g, ' ').trim(),
    from: index,
    to: index + whole.length,
  }));
}

/** Numbers instead of words, because they compare faster. */
function codesOf(pieces: readonly Piece[], codes: Map<string, number>): number[] {
  return pieces.map(({ word }) => {
    const code = codes.get(word) ?? codes.size;
    codes.set(word, code);
    return code;
  });
}

function textOf(text: string, pieces: readonly Piece[], at: number, count: number): string {
  return text.slice(pieces[at]?.from, pieces[at + count - 1]?.to);
}
