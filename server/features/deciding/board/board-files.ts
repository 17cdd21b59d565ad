import { columnSheet, csvHead, csvRows, sheetRow } from '#server/platform/tables/column-files.ts';
import { BYTE_ORDER_MARK } from '#server/platform/tables/csv-cell.ts';
import type { BoardCard } from '#shared/board/board.ts';
import { BOARD_COLUMNS, type BoardFile } from './board-columns.ts';

/** A board as a CSV file for Turkish spreadsheets: separated by semicolons, and no cell is run as a formula. */
export function boardCsv(cards: readonly BoardCard[], file: BoardFile): string {
  return BYTE_ORDER_MARK + csvHead(BOARD_COLUMNS) + csvRows(BOARD_COLUMNS, cards, file);
}

/** A board as a spreadsheet (XLSX). */
export function boardXlsx(cards: readonly BoardCard[], file: BoardFile): Promise<Buffer> {
  const rows = cards.map((card) => sheetRow(BOARD_COLUMNS, card, file));
  return columnSheet({ sheet: 'Pano', textWidth: 26 }, BOARD_COLUMNS, rows);
}
