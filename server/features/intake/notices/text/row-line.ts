import { foldTurkish } from '#shared/text/turkish-text.ts';
import { isLabelText } from '../split/sections.ts';
import { plainText } from './plain-text.ts';

/**
 * Converts a row of a table to a line: two cells become `label : value`, more become `a | b | c` with a dash for an
 * empty one, so that the columns keep their places. Alternating labels and values (`İli | Bursa | İlçesi | Osmangazi`)
 * become a line each.
 */
export function rowLine(cells: readonly string[]): string {
  const printed = cells.map((cell) => plainText(cell)).filter((cell) => cell !== ':');
  const filled = printed.filter((cell) => cell !== '');
  if (filled.length === 2)
    return `${(filled[0] ?? '').replace(/\s*:$/, '')} : ${(filled[1] ?? '').replace(/^:\s*/, '')}`;
  // A cell of a wide table becomes one line. A table with one cell only lays out the page, so its lines stay.
  if (filled.length < 2) return filled[0] ?? '';
  if (isPaired(filled)) return filled.map((cell, at) => (at % 2 === 0 ? `\n${cell} : ` : cell)).join('');
  return printed.map((cell) => cell.replace(/\n+/g, ' ') || '-').join(' | ');
}

function isPaired(cells: readonly string[]): boolean {
  if (cells.length % 2 !== 0 || cells.length > 8) return false;
  return cells.every((cell, at) => isLabelText(foldTurkish(cell)) === (at % 2 === 0));
}
