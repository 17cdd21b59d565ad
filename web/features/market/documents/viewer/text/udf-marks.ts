import type { UdfParagraph, UdfRun } from '#shared/read-documents/read-udf.ts';
import type { UdfWord } from '#shared/read-documents/udf-words.ts';
import type { Hit } from './find-hits.ts';

/** A highlighted range of a paragraph's text. */
export type UdfMark = { readonly start: number; readonly end: number; readonly isCurrent: boolean };
/** A piece of a run; `mark` is `other` for a hit that is not the current one. */
export type UdfPiece = { readonly text: string; readonly start: number; readonly mark?: 'current' | 'other' };

/** The highlights in each paragraph of a UDF, in text order. */
export function udfMarks(
  pages: readonly (readonly UdfWord[])[],
  hits: readonly Hit[],
  current: Hit | undefined,
): ReadonlyMap<UdfParagraph, readonly UdfMark[]> {
  const marks = new Map<UdfParagraph, UdfMark[]>();
  for (const hit of hits)
    for (const at of hit.words) {
      const word = pages[hit.page - 1]?.[at];
      if (!word) continue;
      const known = marks.get(word.paragraph) ?? [];
      marks.set(word.paragraph, known);
      known.push({ start: word.start, end: word.end, isCurrent: hit === current });
    }
  return marks;
}

/** One run of a paragraph, split where highlights start and end. */
export function markedPieces(runs: readonly UdfRun[], index: number, marks: readonly UdfMark[]): UdfPiece[] {
  const first = runs.slice(0, index).reduce((length, { text }) => length + text.length, 0);
  const text = runs[index]?.text ?? '';
  const last = first + text.length;
  const pieces: UdfPiece[] = [];
  let at = first;
  const cut = (end: number, mark?: 'current' | 'other') => {
    if (end > at) pieces.push({ text: text.slice(at - first, end - first), start: at, ...(mark && { mark }) });
    at = Math.max(at, end);
  };
  for (const { start, end, isCurrent } of marks) {
    if (end <= first || start >= last) continue;
    cut(Math.max(at, Math.min(start, last)));
    cut(Math.min(end, last), isCurrent ? 'current' : 'other');
  }
  cut(last);
  return pieces;
}
