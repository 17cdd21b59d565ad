import { csvHead, csvRows, type FileColumn } from '#server/platform/tables/column-files.ts';
import { CATEGORY_LABELS } from '#shared/kinds/kinds.ts';
import { ROUND_NAMES } from '#shared/listing-texts/round-text.ts';
import type { MonthlyOutcomes, OutcomeGroup } from '#shared/outcomes/monthly-outcomes.ts';

type Line = OutcomeGroup & { readonly group: string; readonly name: string };
type Cell = (line: Line) => number | null;

const number = (head: string, cell: Cell): FileColumn<Line, MonthlyOutcomes> => ({ head, kind: 'number', cell });

const COLUMNS: readonly FileColumn<Line, MonthlyOutcomes>[] = [
  { head: 'Ay', kind: 'text', cell: (_, { month }) => month },
  { head: 'Grup', kind: 'text', cell: ({ group }) => group },
  { head: 'Ad', kind: 'text', cell: ({ name }) => name },
  number('Biten', ({ counts }) => counts.ended),
  number('Satılan', ({ counts }) => counts.sold),
  number('Satılmayan', ({ counts }) => counts.unsold),
  number('Sonucu bilinmeyen', ({ counts }) => counts.unknown),
  number('Geri çekilen', ({ counts }) => counts.withdrawn),
  number('İkinci ihale', ({ counts }) => counts.secondRounds),
  number('Kaçıncı ihale olduğu bilinmeyen', ({ counts }) => counts.untoldRounds),
  number('Satılma oranı alt (%)', ({ rate }) => rate?.low ?? null),
  number('Satılma oranı üst (%)', ({ rate }) => rate?.high ?? null),
  number('Bedeli bilinen satış', ({ ratio }) => ratio?.prices ?? null),
  number('Bedel oranı alt çeyrek (%)', ({ ratio }) => ratio?.lower ?? null),
  number('Bedel oranı ortanca (%)', ({ ratio }) => ratio?.median ?? null),
  number('Bedel oranı üst çeyrek (%)', ({ ratio }) => ratio?.upper ?? null),
  number('Süresi bilinen satış', ({ days }) => days?.sales ?? null),
  number('İlk ilandan satışa ortanca gün', ({ days }) => days?.median ?? null),
  number('Teklif sayısı bilinen satış', ({ bids }) => bids?.sales ?? null),
  number('Satış başına ortanca teklif', ({ bids }) => bids?.median ?? null),
  { head: 'Hesaplandığı gün', kind: 'text', cell: (_, { asOf }) => asOf },
  { head: 'Lisans', kind: 'text', cell: (_, { licence }) => licence?.name ?? null },
];

/** The figures of a month as CSV: the country, kinds, rounds, provinces. A cell with too little data is empty. */
export function monthlyCsv(outcomes: MonthlyOutcomes): string {
  const lines: Line[] = [
    { group: 'Ülke', name: 'Türkiye', ...outcomes.all },
    ...outcomes.kinds.map((one) => ({ group: 'Tür', name: CATEGORY_LABELS[one.category], ...one })),
    ...outcomes.rounds.map((one) => ({ group: 'İhale', name: ROUND_NAMES[one.round], ...one })),
    ...outcomes.provinces.map((one) => ({ group: 'İl', ...one })),
  ];
  return `\uFEFF${csvHead(COLUMNS)}${csvRows(COLUMNS, lines, outcomes)}`;
}
