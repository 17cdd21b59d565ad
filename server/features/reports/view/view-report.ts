import type {
  AnalysisResult,
  AnalysisRow,
  AnalysisView,
  MeasureFigures,
  SetFigures,
} from '#shared/analysis/analyses.ts';
import {
  ANALYSIS_COLUMNS,
  ANALYSIS_GROUPS,
  ANALYSIS_MEASURE_NAMES,
  ANALYSIS_MEASURES,
  type AnalysisColumn,
  type AnalysisMeasure,
  MAX_SET,
} from '#shared/analysis/analysis-facts.ts';
import { groupText, measureText } from '#shared/analysis/figure-words.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import type { ReportCell, ReportColumn, ReportContent, ReportPart, ReportTable } from '../report-content.ts';

const MOST_PRINTED = 100;
const MOST_BARS = 12;

type Column = ReportColumn & { readonly cell: (row: AnalysisRow) => ReportCell };
const COLUMNS: Readonly<Record<AnalysisColumn, Column>> = {
  kind: { head: ANALYSIS_COLUMNS.kind, kind: 'text', width: 18, cell: ({ kind }) => kind },
  place: { head: ANALYSIS_COLUMNS.place, kind: 'text', width: 24, cell: ({ place }) => place },
  office: { head: ANALYSIS_COLUMNS.office, kind: 'text', width: 34, cell: ({ office }) => office },
  round: { head: ANALYSIS_COLUMNS.round, kind: 'number', cell: ({ round }) => Number(round) },
  areaM2: { head: ANALYSIS_COLUMNS.areaM2, kind: 'areaM2', cell: ({ areaM2 }) => areaM2 },
  appraisal: {
    head: ANALYSIS_COLUMNS.appraisal,
    kind: 'lira',
    totals: 'sumAndMedian',
    cell: ({ appraisal }) => appraisal,
  },
  pricePerM2: {
    head: ANALYSIS_COLUMNS.pricePerM2,
    kind: 'lira',
    totals: 'median',
    cell: ({ pricePerM2 }) => pricePerM2,
  },
  appraisalAge: {
    head: ANALYSIS_COLUMNS.appraisalAge,
    kind: 'number',
    totals: 'median',
    cell: ({ appraisalAge }) => appraisalAge,
  },
  daysLeft: { head: ANALYSIS_COLUMNS.daysLeft, kind: 'number', totals: 'median', cell: ({ daysLeft }) => daysLeft },
};

type Made = {
  readonly organisation: string;
  readonly name: string;
  readonly view: AnalysisView;
  readonly origin: string;
  readonly logo?: ReportContent['logo'];
};

/** The listings of a view with its columns, and where each is found. */
export function viewTable({ rows }: AnalysisResult, { view, origin }: Pick<Made, 'view' | 'origin'>): ReportTable {
  const columns: Column[] = [
    { head: 'Dosya', kind: 'text', width: 20, cell: ({ file, id }) => file ?? String(id) },
    { head: 'İlan', kind: 'text', width: 50, cell: ({ title }) => title },
    ...view.columns.map((name) => COLUMNS[name]),
    { head: 'Kaynak', kind: 'text', width: 40, isSpare: true, cell: ({ id }) => `${origin}/ilan/${id}` },
  ];
  return {
    kind: 'table',
    name: 'İlanlar',
    // Data alone: the file is written in another thread.
    columns: columns.map(({ cell: _cell, ...column }) => column),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
    mostPrinted: MOST_PRINTED,
  };
}

/** A view as a report: its figures, groups, what stands out, and its listings; every figure with its source and date. */
export function viewReport(result: AnalysisResult, made: Made): ReportContent {
  const { set, beside, outliers, rows, confirmedAt, reckonedAt } = result;
  const { organisation, name, view } = made;
  const at = formatDateTime(new Date(reckonedAt));
  const confirmed = confirmedAt ? `, kaynaktan son doğrulama ${formatDateTime(new Date(confirmedAt))}` : '';
  const source = `Kaynak: Peyda’daki satış ilanları, ${at} itibarıyla${confirmed}`;
  const cut = set.isCut
    ? ` Küme ${formatNumber(MAX_SET)} ilandan büyük; ilk ${formatNumber(MAX_SET)} ilana bakıldı.`
    : '';
  return {
    title: name,
    subtitle: `${organisation}: ${formatNumber(set.listings)} ilan.${cut} Bağlayıcı olan, satışı yapan birimin ilanıdır.`,
    foot: `Peyda · ${organisation} · ${at}`,
    madeAt: new Date(reckonedAt),
    logo: made.logo,
    sections: [
      {
        title: 'Ölçüler',
        source,
        parts: [measureTable('Küme', set), ...(beside ? [measureTable('Yanındaki küme', beside)] : [])],
      },
      ...(view.groupBy && set.groups.length > 0
        ? [{ title: `${ANALYSIS_GROUPS[view.groupBy]} grupları`, source, parts: groupParts(set, view) }]
        : []),
      ...(outliers.length > 0 ? [{ title: 'Aykırı değerler', source, parts: outlierParts(outliers, view) }] : []),
      ...(rows.length > 0 ? [{ title: 'İlanlar', source, parts: [viewTable(result, made)] }] : []),
    ],
  };
}

const FIGURE_HEADS = ['Alt çeyrek', 'Ortanca', 'Üst çeyrek'] as const;
const figureTexts = (measure: AnalysisMeasure, { lowerQuartile, median, upperQuartile }: MeasureFigures) =>
  [lowerQuartile, median, upperQuartile].map((value) => measureText(measure, value));

function measureTable(name: string, { measures }: SetFigures): ReportTable {
  return {
    kind: 'table',
    name,
    columns: [
      { head: name, kind: 'text', width: 20 },
      { head: 'İlan', kind: 'number' },
      ...FIGURE_HEADS.map((head) => ({ head, kind: 'text' as const, width: 18 })),
    ],
    rows: ANALYSIS_MEASURE_NAMES.map((measure) => [
      ANALYSIS_MEASURES[measure].name,
      measures[measure].count,
      ...figureTexts(measure, measures[measure]),
    ]),
  };
}

/** Of money typed cells, which a spreadsheet reckons with; of days numbers. */
function groupParts({ groups, inOtherGroups }: SetFigures, { groupBy, measure }: AnalysisView): ReportPart[] {
  if (!groupBy) return [];
  const kind = ANALYSIS_MEASURES[measure].unit === 'lira' ? ('lira' as const) : ('number' as const);
  const table: ReportTable = {
    kind: 'table',
    name: 'Gruplar',
    columns: [
      { head: ANALYSIS_GROUPS[groupBy], kind: 'text', width: 28 },
      { head: 'İlan', kind: 'number' },
      ...FIGURE_HEADS.map((head) => ({ head, kind })),
    ],
    rows: groups.map(({ key, listings, figures: { lowerQuartile, median, upperQuartile } }) => [
      groupText(groupBy, key),
      listings,
      lowerQuartile,
      median,
      upperQuartile,
    ]),
    mostPrinted: MOST_PRINTED,
  };
  const bars = groups
    .slice(0, MOST_BARS)
    .flatMap(({ key, figures: { median } }) =>
      median === null ? [] : [{ label: groupText(groupBy, key), value: median, text: measureText(measure, median) }],
    );
  const others: ReportPart[] =
    inOtherGroups > 0
      ? [{ kind: 'paragraph', text: `Küçük gruplarda ${formatNumber(inOtherGroups)} ilan daha var.` }]
      : [];
  const title = `${ANALYSIS_MEASURES[measure].name}: ortancalar`;
  return [...(bars.length > 1 ? [{ kind: 'bars' as const, title, bars }] : []), table, ...others];
}

function outlierParts(outliers: AnalysisResult['outliers'], { measure, groupBy }: AnalysisView): ReportPart[] {
  return [
    {
      kind: 'paragraph',
      text: 'Grubunun alt ve üst çeyreğinden, çeyrekler arası farkın bir buçuk katından daha uzak olanlar (Tukey sınırları).',
    },
    {
      kind: 'table',
      name: 'Aykırı değerler',
      columns: [
        { head: 'İlan', kind: 'text', width: 50 },
        { head: groupBy ? ANALYSIS_GROUPS[groupBy] : 'Grup', kind: 'text', width: 20 },
        { head: ANALYSIS_MEASURES[measure].name, kind: 'text', width: 18 },
        { head: 'Beklenen aralık', kind: 'text', width: 34 },
      ],
      rows: outliers.map(({ row, group, value, lower, upper }) => [
        row.title,
        groupBy ? groupText(groupBy, group) : 'Bütün küme',
        measureText(measure, value),
        `${measureText(measure, Math.max(0, lower))} – ${measureText(measure, upper)}`,
      ]),
    },
  ];
}
