/** A value of a table; null if it is unknown. */
export type ReportCell = string | number | Date | null;

/** The content of a column: words, lira, plain numbers, square metres, a day or a moment in Istanbul. */
export type ReportColumnKind = 'text' | 'lira' | 'number' | 'areaM2' | 'day' | 'moment';

export type ReportColumn = {
  readonly head: string;
  readonly kind: ReportColumnKind;
  /** Width in a spreadsheet, in characters. */
  readonly width?: number;
  /** The column is only in spreadsheets and CSV files, because paper has no room for it. */
  readonly isSpare?: boolean;
  /** What is shown below the rows: their sum and median, or only their median. */
  readonly totals?: 'sumAndMedian' | 'median';
};

export type ReportTable = {
  readonly kind: 'table';
  /** The name of its sheet in a spreadsheet, up to 31 characters. */
  readonly name: string;
  readonly columns: readonly ReportColumn[];
  /** One cell per column, each of its column's kind. */
  readonly rows: readonly (readonly ReportCell[])[];
  /**
   * The maximum number of rows on paper, which takes a hundred times as long to make; spreadsheets contain all rows.
   */
  readonly mostPrinted?: number;
};

/** A bar chart of the amounts of a table, drawn next to it. */
export type ReportPlot = {
  readonly kind: 'bars';
  /** What is compared, as a heading and as text for people who can't see the chart. */
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly value: number; readonly text: string }[];
};

export type ReportPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | ReportPlot
  | ReportTable;

export type ReportSection = {
  readonly title: string;
  readonly parts: readonly ReportPart[];
  /** The source and date of its figures: `Kaynak: …, 20.11.2026 11:00`. */
  readonly source?: string;
};

/** A report, independent of the file format. */
export type ReportContent = {
  readonly title: string;
  readonly subtitle: string;
  /** Printed at the foot of every page. */
  readonly foot: string;
  readonly madeAt: Date;
  /** The logo of the report's owner, as a PNG; `width` and `height` in pixels. */
  readonly logo?:
    | { readonly of: string; readonly png: Uint8Array; readonly width: number; readonly height: number }
    | undefined;
  readonly sections: readonly ReportSection[];
};
