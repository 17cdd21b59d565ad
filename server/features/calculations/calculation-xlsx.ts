import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/node';
import { FIGURE_LABELS, shareText } from '#shared/law/bid/bid-texts.ts';
import { type Kurus, toLira } from '#shared/law/bid/kurus.ts';
import { ORIGIN_LABELS } from '#shared/law/bid/legal-rows.ts';
import { MOVED_BY } from '#shared/law/bid/sensitivity.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import type { CalculationReport } from './calculation-report.ts';

const LABEL_WIDTH = 38;
const CELL_WIDTH = 34;

// The type is always named: a text is a text, whatever it begins with, and no spreadsheet runs it as a formula (CWE-1236).
const text = (value: string): CellObject => ({ value, type: String, wrap: true, alignVertical: 'top' });
const bold = (value: string): CellObject => ({ ...text(value), fontWeight: 'bold' });
const money = (sum: Kurus): CellObject => ({
  value: toLira(sum),
  type: Number,
  format: '#,##0.00 "₺"',
  alignVertical: 'top',
});
const columns = (count: number) => [
  { width: LABEL_WIDTH },
  ...Array.from({ length: count }, () => ({ width: CELL_WIDTH })),
];

/** A calculation as a spreadsheet (XLSX): sums are numbers in lira, everything else is text. */
export function calculationXlsx(report: CalculationReport): Promise<Buffer> {
  const { legal, comparison } = report;
  const scenarios: SheetData = [
    [bold(report.title)],
    [text(`İlan ${report.propertyId}`), text(`Saklandı: ${formatDateTime(report.changedAt)}`)],
    [],
    ['Kalem', ...comparison.names].map(bold),
    ...comparison.rows.map(({ label, cells }) => [
      text(label),
      ...cells.map((cell) => (cell.sum === null ? text(cell.text) : money(cell.sum))),
    ]),
  ];
  const bounds: SheetData = [
    ['Kalem', 'Tutar', 'Madde', 'Kaynak', 'Açıklama'].map(bold),
    ...legal.map(({ label, sum, article, origin, explanation }) => [
      text(label),
      money(sum),
      text(article),
      text(ORIGIN_LABELS[origin]),
      text(explanation),
    ]),
  ];
  const moved: SheetData = [
    ['Senaryo', 'Sayı', `${shareText(MOVED_BY)} azalırsa`, `${shareText(MOVED_BY)} artarsa`, 'Fark'].map(bold),
    ...comparison.answers.flatMap(({ influences }, at) =>
      influences.map(({ name, whenLower, whenHigher, movement }) => [
        text(comparison.names[at] ?? ''),
        text(FIGURE_LABELS[name]),
        money(whenLower),
        money(whenHigher),
        money(movement),
      ]),
    ),
  ];
  return writeExcelFile([
    { sheet: 'Senaryolar', data: scenarios, columns: columns(comparison.names.length) },
    { sheet: 'Yasal sınırlar', data: bounds, columns: columns(4) },
    { sheet: 'En çok neye bağlı', data: moved, columns: columns(4) },
  ]).toBuffer();
}
