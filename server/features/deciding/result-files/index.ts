export { csvCell } from './csv-cell.ts';
export { BYTE_ORDER_MARK } from './listing-csv.ts';
export { resultFileRoutes } from './result-file-routes.ts';
export {
  boldCell,
  type CellObject,
  headCell,
  LIRA_FORMAT,
  liraCell,
  type SheetData,
  type SpreadsheetFeature,
  textCell,
  writeSpreadsheet,
} from './spreadsheet.ts';
