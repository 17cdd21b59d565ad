import { plainText } from './plain-text.ts';

/**
 * A row of a table as a line: of two cells `label : value`, of more `a | b | c` with a dash for an empty one, so that the
 * columns keep their places.
 */
export function rowLine(cells: readonly string[]): string {
  const printed = cells.map((cell) => plainText(cell)).filter((cell) => cell !== ':');
  const filled = printed.filter((cell) => cell !== '');
  if (filled.length === 2) return `${(filled[0] ?? '').replace(/\s*:$/, '')} : ${(filled[1] ?? '').replace(/^:\s*/, '')}`;
  // What stands in a cell of a wide table is one line; a table that only lays out the page keeps its own.
  if (filled.length < 2) return filled[0] ?? '';
  return printed.map((cell) => cell.replace(/\n+/g, ' ') || '-').join(' | ');
}
