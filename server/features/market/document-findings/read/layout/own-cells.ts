import type { PageWord } from '#shared/read-documents/document-texts.ts';

/** The number of a list item is not a cell, because a statement follows it. */
export const LIST_MARK = /^\W*(?:\d{1,2}|\p{L}|[ivx]{1,4})?\W*$/iu;
/** More columns than in any printed table; limits the work on hostile files. */
const MOST_COLUMNS = 40;

/**
 * The cells of a line as the file divides it, each at the index of its column; a single cell if the line is not a row
 * of a table. A colon already separates a label from its value.
 */
export function ownCells<Word extends Pick<PageWord, 'text' | 'cell'>>(line: readonly Word[]): Word[][] {
  const columns = Map.groupBy(line, ({ cell = 0 }) => Math.min(cell, MOST_COLUMNS));
  const filled = [...columns.keys()].toSorted((one, other) => one - other);
  const [first, second] = filled.map((column) => columns.get(column) ?? []);
  if (!second) return [[...line]];
  const isLabel = first?.at(-1)?.text.endsWith(':') || second[0]?.text.startsWith(':');
  const isCounted = LIST_MARK.test(first?.map(({ text }) => text).join(' ') ?? '');
  if (filled.length === 2 && (isLabel || isCounted)) return [[...line]];
  return Array.from({ length: (filled.at(-1) ?? 0) + 1 }, (_, column) => columns.get(column) ?? []);
}
