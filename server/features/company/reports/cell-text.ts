import { formatDate, formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { areaText, exactLira } from '#shared/text/notice-value-texts.ts';
import type { ReportCell, ReportColumnKind } from './report-content.ts';

/** A cell as it is printed; a dash if the value is unknown. */
export function cellText(kind: ReportColumnKind, cell: ReportCell): string {
  if (cell === null || cell === '') return '–';
  if (cell instanceof Date) return kind === 'day' ? formatDate(cell) : formatDateTime(cell);
  if (typeof cell === 'string') return cell;
  if (kind === 'lira') return exactLira(cell);
  return kind === 'areaM2' ? areaText(cell) : formatNumber(cell);
}
