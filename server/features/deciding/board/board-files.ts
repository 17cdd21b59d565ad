import { BYTE_ORDER_MARK, csvCell } from '#server/platform/tables/csv-cell.ts';
import {
  type CellObject,
  headCell,
  liraCell,
  textCell,
  writeSpreadsheet,
} from '#server/platform/tables/spreadsheet.ts';
import type { BoardCard } from '#shared/board/board.ts';
import { BOARD_COLUMNS, type BoardColumn, type BoardFile } from './board-columns.ts';

/** A board as a CSV file for Turkish spreadsheets: semicolons, and no cell that would be run. */
export function boardCsv(cards: readonly BoardCard[], file: BoardFile): string {
  const head = BOARD_COLUMNS.map(({ head: name }) => csvCell(name));
  const rows = cards.map((card) => BOARD_COLUMNS.map(({ cell }) => csvCell(cell(card, file))));
  return `${BYTE_ORDER_MARK}${[head, ...rows].map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}

const WIDTHS: Readonly<Record<BoardColumn['kind'], number>> = { text: 26, number: 12, money: 20 };

/**
 * A board as a spreadsheet (XLSX): sums are numbers, texts stay texts whatever they begin with (CWE-1236), the head
 * stays in sight.
 */
export function boardXlsx(cards: readonly BoardCard[], file: BoardFile): Promise<Buffer> {
  const head = BOARD_COLUMNS.map(({ head: name, kind }) => headCell(name, kind !== 'text'));
  const rows = cards.map((card) => BOARD_COLUMNS.map(({ kind, cell }) => cellOf(kind, cell(card, file))));
  const columns = BOARD_COLUMNS.map(({ kind }) => ({ width: WIDTHS[kind] }));
  return writeSpreadsheet([{ sheet: 'Pano', data: [head, ...rows], columns, stickyRowsCount: 1 }]);
}

function cellOf(kind: BoardColumn['kind'], value: string | number | null): CellObject | null {
  if (value === null) return null;
  if (kind === 'text') return textCell(String(value));
  return kind === 'money' ? liraCell(Number(value)) : { value: Number(value), type: Number, alignVertical: 'top' };
}
