import type { ListedAnalysis } from '#server/features/company/analysis/index.ts';
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
import { PAPERS_NOTE, papersRows } from '#shared/analysis/papers-rows.ts';
import { setNames, setWords } from '#shared/analysis/set-words.ts';
import { worthText } from '#shared/price-index/worth-sources.ts';
import type { WorthSources } from '#shared/price-index/worth-sources-schema.ts';
import { foundText } from '#shared/read-documents/found-lines.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import type { ReportCell, ReportColumn, ReportContent, ReportPart, ReportTable } from '../report-content.ts';

const MOST_PRINTED = 100;
const MOST_BARS = 12;

/** Calculated amounts are shown in whole lira, as on the page. */
const whole = (value: number | null) => (value === null ? null : Math.round(value));

type Column = ReportColumn & { readonly cell: (row: AnalysisRow) => ReportCell };
const COLUMNS: Readonly<Record<AnalysisColumn, Column>> = {
  kind: { head: ANALYSIS_COLUMNS.kind, kind: 'text', width: 18, cell: ({ kind }) => kind },
  place: { head: ANALYSIS_COLUMNS.place, kind: 'text', width: 24, cell: ({ place }) => place },
  office: { head: ANALYSIS_COLUMNS.office, kind: 'text', width: 34, cell: ({ office }) => office },
  round: { head: ANALYSIS_COLUMNS.round, kind: 'number', cell: ({ round }) => round && Number(round) },
  areaM2: { head: ANALYSIS_COLUMNS.areaM2, kind: 'areaM2', cell: ({ areaM2 }) => areaM2 },
  appraisal: {
    head: ANALYSIS_COLUMNS.appraisal,
    kind: 'lira',
    totals: 'sumAndMedian',
    cell: ({ appraisal }) => appraisal,
  },
  valueToday: {
    head: ANALYSIS_COLUMNS.valueToday,
    kind: 'lira',
    totals: 'sumAndMedian',
    cell: ({ valueToday }) => whole(valueToday),
  },
  pricePerM2: {
    head: ANALYSIS_COLUMNS.pricePerM2,
    kind: 'lira',
    totals: 'median',
    cell: ({ pricePerM2 }) => whole(pricePerM2),
  },
  appraisalAge: {
    head: ANALYSIS_COLUMNS.appraisalAge,
    kind: 'number',
    totals: 'median',
    cell: ({ appraisalAge }) => appraisalAge,
  },
  daysLeft: { head: ANALYSIS_COLUMNS.daysLeft, kind: 'number', totals: 'median', cell: ({ daysLeft }) => daysLeft },
  findings: { head: ANALYSIS_COLUMNS.findings, kind: 'number', cell: ({ findings }) => findings },
  contradictions: {
    head: ANALYSIS_COLUMNS.contradictions,
    kind: 'number',
    cell: ({ contradictions }) => contradictions,
  },
  found: { head: ANALYSIS_COLUMNS.found, kind: 'text', width: 70, cell: ({ found }) => foundText(found) ?? null },
};

type Made = {
  readonly organisation: string;
  readonly name: string;
  readonly view: AnalysisView;
  readonly origin: string;
  readonly logo?: ReportContent['logo'];
};
type Listed = Pick<Made, 'view' | 'origin'>;

/** Listings of a set with the view's columns, and the address of each. */
function listingTable(name: string, rows: readonly AnalysisRow[], { view, origin }: Listed): ReportTable {
  const columns: Column[] = [
    { head: 'Dosya', kind: 'text', width: 20, cell: ({ file, id }) => file ?? String(id) },
    { head: 'İlan', kind: 'text', width: 50, cell: ({ title }) => title },
    ...view.columns.map((name) => COLUMNS[name]),
    { head: 'Kaynak', kind: 'text', width: 40, isSpare: true, cell: ({ id }) => `${origin}/ilan/${id}` },
  ];
  return {
    kind: 'table',
    name,
    // Only data, without functions: another thread writes the file.
    columns: columns.map(({ cell: _cell, ...column }) => column),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
    mostPrinted: MOST_PRINTED,
  };
}

/** A file with one table has no other place for the sources of these figures. */
function withWorthHead(table: ReportTable, { index, kasko }: WorthSources): ReportTable {
  const named = (source: string | null) => (source === null ? '' : ` (${source})`);
  const head = `Bugünkü karşılık${named(index)} ya da kasko${named(kasko)}, en az`;
  const columns = table.columns.map((column) =>
    column.head === ANALYSIS_COLUMNS.valueToday ? { ...column, head } : column,
  );
  return { ...table, columns };
}

/** All listings of a view as one table; with two sets, the first column names the set. */
export function viewTable(
  { rows, besideRows, worthSources }: Pick<ListedAnalysis, 'rows' | 'besideRows' | 'worthSources'>,
  made: Listed,
): ReportTable {
  const table = withWorthHead(listingTable('İlanlar', rows, made), worthSources);
  if (!besideRows) return table;
  const [first, second] = setNames(made.view);
  const of = (name: string) => (row: readonly ReportCell[]) => [name, ...row];
  return {
    ...table,
    columns: [{ head: 'Seçim', kind: 'text' }, ...table.columns],
    rows: [...table.rows.map(of(first)), ...listingTable('', besideRows, made).rows.map(of(second))],
  };
}

/** A view as a report: its figures, groups, outliers and listings; every figure with its source and date. */
export function viewReport(result: ListedAnalysis, made: Made): ReportContent {
  const { set, beside, outliers, rows, besideRows = [], confirmedAt, reckonedAt, worthSources } = result;
  const { organisation, name, view } = made;
  const names = setNames(view);
  const at = formatDateTime(new Date(reckonedAt));
  const confirmed = confirmedAt ? `, kaynaktan son doğrulama ${formatDateTime(new Date(confirmedAt))}` : '';
  const worth = worthText(worthSources);
  const source = `Kaynak: Peyda’daki satış ilanları, ${at} itibarıyla${confirmed}${worth && `. ${worth}`}`;
  const cut = set.isCut
    ? ` Seçim ${formatNumber(MAX_SET)} ilandan büyük; ilk ${formatNumber(MAX_SET)} ilana bakıldı.`
    : '';
  return {
    title: name,
    subtitle: `${organisation}: ${formatNumber(set.listings)} ilan.${cut} Bağlayıcı olan, satışı yapan dairenin ilanıdır.`,
    foot: `Peyda · ${organisation} · ${at}`,
    madeAt: new Date(reckonedAt),
    logo: made.logo,
    sections: [
      {
        title: 'Ölçüler',
        source,
        parts: [
          ...criteriaParts(view),
          ...measureTables(['Seçim', names[0]], set),
          ...(beside ? measureTables(['İkinci seçim', names[1]], beside) : []),
        ],
      },
      ...(view.groupBy && set.groups.length > 0
        ? [{ title: `${ANALYSIS_GROUPS[view.groupBy]} grupları`, source, parts: groupParts(result, view) }]
        : []),
      ...(set.papers.read > 0 || set.papers.contradictions > 0
        ? [{ title: 'Okunan belgelerde', source, parts: papersParts(names, result) }]
        : []),
      ...(outliers.length > 0 ? [{ title: 'Aykırı değerler', source, parts: outlierParts(outliers, view) }] : []),
      ...(rows.length > 0 ? [{ title: 'İlanlar', source, parts: [listingTable('İlanlar', rows, made)] }] : []),
      ...(besideRows.length > 0
        ? [{ title: `İlanlar: ${names[1]}`, source, parts: [listingTable('İkinci seçim', besideRows, made)] }]
        : []),
    ],
  };
}

/** The criteria of the sets: without them, nobody else can check the figures. */
function criteriaParts({ set, beside }: AnalysisView): ReportPart[] {
  const lines = [`Seçim: ${setWords(set)}.`, ...(beside ? [`İkinci seçim: ${setWords(beside)}.`] : [])];
  return lines.map((text) => ({ kind: 'paragraph', text }));
}

const FIGURE_HEADS = ['Alt çeyrek', 'Ortanca', 'Üst çeyrek'] as const;
const UNITS = { lira: { name: 'bedeller', kind: 'lira' }, days: { name: 'süreler (gün)', kind: 'number' } } as const;
const kindOf = (measure: AnalysisMeasure) => UNITS[ANALYSIS_MEASURES[measure].unit].kind;
const figuresOf = ({ lowerQuartile, median, upperQuartile }: MeasureFigures) =>
  [lowerQuartile, median, upperQuartile].map(whole);

/** Money and days have separate tables, so that a spreadsheet can calculate with both. */
function measureTables([sheet, name]: readonly [sheet: string, name: string], { measures }: SetFigures): ReportTable[] {
  return (['lira', 'days'] as const).map((unit) => {
    const isMoney = unit === 'lira';
    const { name: what, kind } = UNITS[unit];
    return {
      kind: 'table',
      name: `${sheet}, ${what}`,
      columns: [
        { head: `${name}, ${what}`, kind: 'text', width: 28 },
        { head: 'İlan', kind: 'number' },
        ...(isMoney ? [{ head: 'Toplam', kind }] : []),
        ...FIGURE_HEADS.map((head) => ({ head, kind })),
      ],
      rows: ANALYSIS_MEASURE_NAMES.filter((measure) => ANALYSIS_MEASURES[measure].unit === unit).map((measure) => {
        const figures = measures[measure];
        return [
          ANALYSIS_MEASURES[measure].name,
          figures.count,
          ...(isMoney ? [ANALYSIS_MEASURES[measure].addsUp ? whole(figures.sum) : null] : []),
          ...figuresOf(figures),
        ];
      }),
    };
  });
}

/** The groups with their figures, and with those of the comparison set. */
function groupParts({ set, beside }: Pick<AnalysisResult, 'set' | 'beside'>, view: AnalysisView): ReportPart[] {
  const { groupBy, measure } = view;
  if (!groupBy) return [];
  const { groups, inOtherGroups } = set;
  const kind = kindOf(measure);
  const { addsUp } = ANALYSIS_MEASURES[measure];
  const other = new Map((beside?.groups ?? []).map((one) => [one.key, one]));
  const table: ReportTable = {
    kind: 'table',
    name: 'Gruplar',
    columns: [
      { head: ANALYSIS_GROUPS[groupBy], kind: 'text', width: 28 },
      { head: 'İlan', kind: 'number' },
      ...(addsUp ? [{ head: 'Toplam', kind }] : []),
      ...FIGURE_HEADS.map((head) => ({ head, kind })),
      ...(beside
        ? [
            { head: `${setNames(view)[1]}: ilan`, kind: 'number' as const },
            { head: `${setNames(view)[1]}: ortanca`, kind },
          ]
        : []),
    ],
    rows: groups.map(({ key, listings, figures }) => {
      const one = other.get(key);
      return [
        groupText(groupBy, key),
        listings,
        ...(addsUp ? [whole(figures.sum)] : []),
        ...figuresOf(figures),
        ...(beside ? [one?.listings ?? 0, whole(one?.figures.median ?? null)] : []),
      ];
    }),
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

/** What read documents say: in how many listings, and their share of the listings with a read document. */
function papersParts(
  names: readonly [string, string],
  { set, beside }: Pick<AnalysisResult, 'set' | 'beside'>,
): ReportPart[] {
  const sets = beside ? [set.papers, beside.papers] : [set.papers];
  const rows = papersRows(sets);
  const heads = sets.flatMap((_, at) => {
    const name = beside ? `${names[at]}: ` : '';
    return [`${name}ilan`, `${name}%`];
  });
  return [
    { kind: 'paragraph', text: PAPERS_NOTE },
    {
      kind: 'table',
      name: 'Okunan belgelerde',
      columns: [{ head: 'Ne', kind: 'text', width: 40 }, ...heads.map((head) => ({ head, kind: 'number' as const }))],
      rows: rows.map(({ label, cells }) => [label, ...cells.flatMap(({ count, percent }) => [count, percent])]),
    },
  ];
}

function outlierParts(outliers: AnalysisResult['outliers'], { measure, groupBy }: AnalysisView): ReportPart[] {
  const kind = kindOf(measure);
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
        { head: ANALYSIS_MEASURES[measure].name, kind },
        { head: 'Alt sınır', kind },
        { head: 'Üst sınır', kind },
      ],
      rows: outliers.map(({ row, group, value, lower, upper }) => [
        row.title,
        groupBy ? groupText(groupBy, group) : 'Bütün seçim',
        whole(value),
        whole(Math.max(0, lower)),
        whole(upper),
      ]),
    },
  ];
}
