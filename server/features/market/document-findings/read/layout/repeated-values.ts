import { cellOf, type Gap, type Row } from './page-rows.ts';

const SUM = /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?:,\d{2})?(?![\d.,]*\d)/;
const DAY = /\d{1,2}[./-]\d{1,2}[./-]\d{4}/;
/** A cell that contains only a number. */
const ONLY_NUMBER = /^\W*\d[\d.,/]*\W*(?:tl|m[2²])?\W*$/iu;

type Cells = ReadonlyMap<number, string>;

/**
 * Whether a column has a sum, a day or a bare number both in a row and in its supposed rest: then these are two rows.
 */
export function repeatsValue(rows: readonly Row[], rest: Row, breaks: readonly Gap[]): boolean {
  const below = textsOf(rest, breaks);
  // A single cell may contain two days; two bare numbers belong to two rows.
  const kinds = below.size > 1 ? [SUM, DAY, ONLY_NUMBER] : [ONLY_NUMBER];
  return rows.some((row) => {
    const above = textsOf(row, breaks);
    return [...below].some(([cell, text]) => kinds.some((kind) => kind.test(text) && kind.test(above.get(cell) ?? '')));
  });
}

function textsOf({ words }: Row, breaks: readonly Gap[]): Cells {
  const cells = Map.groupBy(words, (word) => cellOf(word, breaks));
  return new Map([...cells].map(([cell, own]) => [cell, own.map(({ text }) => text).join(' ')]));
}
