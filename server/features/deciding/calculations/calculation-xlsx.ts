import {
  boldCell,
  type CellObject,
  liraCell,
  type SheetData,
  textCell,
  writeSpreadsheet,
} from '#server/platform/tables/spreadsheet.ts';
import { FIGURE_LABELS, shareText } from '#shared/law/bid/bid-texts.ts';
import { type Kurus, toLira } from '#shared/law/bid/kurus.ts';
import { ORIGIN_LABELS } from '#shared/law/bid/legal-rows.ts';
import { MOVED_BY } from '#shared/law/bid/sensitivity.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import type { CalculationReport } from './calculation-report.ts';

const LABEL_WIDTH = 38;
const CELL_WIDTH = 34;

const money = (sum: Kurus): CellObject => liraCell(toLira(sum));
const columns = (count: number) => [
  { width: LABEL_WIDTH },
  ...Array.from({ length: count }, () => ({ width: CELL_WIDTH })),
];

/** A calculation as a spreadsheet (XLSX): sums are numbers in lira, everything else is text. */
export function calculationXlsx(report: CalculationReport): Promise<Buffer> {
  const { legal, comparison } = report;
  const scenarios: SheetData = [
    [boldCell(report.title)],
    [textCell(`İlan ${report.propertyId}`), textCell(`Saklandı: ${formatDateTime(report.changedAt)}`)],
    [],
    ['Kalem', ...comparison.names].map((name) => boldCell(name)),
    ...comparison.rows.map(({ label, cells }) => [
      textCell(label),
      ...cells.map((cell) => (cell.sum === null ? textCell(cell.text) : money(cell.sum))),
    ]),
  ];
  const bounds: SheetData = [
    ['Kalem', 'Tutar', 'Madde', 'Kaynak', 'Açıklama'].map((name) => boldCell(name)),
    ...legal.map(({ label, sum, article, origin, explanation }) => [
      textCell(label),
      money(sum),
      textCell(article),
      textCell(ORIGIN_LABELS[origin]),
      textCell(explanation),
    ]),
  ];
  const moved: SheetData = [
    ['Senaryo', 'Sayı', `${shareText(MOVED_BY)} azalırsa`, `${shareText(MOVED_BY)} artarsa`, 'Fark'].map((name) =>
      boldCell(name),
    ),
    ...comparison.answers.flatMap(({ influences }, at) =>
      influences.map(({ name, whenLower, whenHigher, movement }) => [
        textCell(comparison.names[at] ?? ''),
        textCell(FIGURE_LABELS[name]),
        money(whenLower),
        money(whenHigher),
        money(movement),
      ]),
    ),
  ];
  return writeSpreadsheet([
    { sheet: 'Senaryolar', data: scenarios, columns: columns(comparison.names.length) },
    { sheet: 'Yasal sınırlar', data: bounds, columns: columns(4) },
    { sheet: 'En çok neye bağlı', data: moved, columns: columns(4) },
  ]);
}
