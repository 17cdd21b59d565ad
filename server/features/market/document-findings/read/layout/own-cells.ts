import type { PageWord } from '#shared/read-documents/document-texts.ts';

/** The number of a list is no cell: what it counts is a statement. */
export const LIST_MARK = /^\W*(?:\d{1,2}|\p{L}|[ivx]{1,4})?\W*$/iu;
/** No table of print has more; a hostile one is not made wide. */
const MOST_COLUMNS = 40;

/**
 * The cells of a line as the file itself divides it, each at the place of its column; one cell where it is no row of a
 * table. A colon divides a label from its value already.
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
