/** A value of a table; null where nothing is known. */
export type ReportCell = string | number | Date | null;

/** What a column holds: words, lira, plain numbers, square metres, a day or a moment in Istanbul. */
export type ReportColumnKind = 'text' | 'lira' | 'number' | 'areaM2' | 'day' | 'moment';

export type ReportColumn = {
  readonly head: string;
  readonly kind: ReportColumnKind;
  /** Width in a spreadsheet, in characters. */
  readonly width?: number;
  /** Paper has no room for it: it stands in spreadsheets and CSV files alone. */
  readonly isSpare?: boolean;
  /** What stands below the rows: their sum and median, or their median alone. */
  readonly totals?: 'sumAndMedian' | 'median';
};

export type ReportTable = {
  readonly kind: 'table';
  /** The name of its sheet in a spreadsheet, up to 31 characters. */
  readonly name: string;
  readonly columns: readonly ReportColumn[];
  /** As many cells as there are columns, each of its column's kind. */
  readonly rows: readonly (readonly ReportCell[])[];
  /** More rows than these are left to spreadsheets: a page of paper takes a hundred times as long to make. */
  readonly mostPrinted?: number;
};

/** Bars of the amounts of a table, drawn beside it. */
export type ReportPlot = {
  readonly kind: 'bars';
  /** What is compared, as a heading and for people who can't see it. */
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
  /** Where its figures come from, and of when they are: `Kaynak: …, 20.11.2026 11:00`. */
  readonly source?: string;
};

/** A report, whatever file is made of it. */
export type ReportContent = {
  readonly title: string;
  readonly subtitle: string;
  /** Stands at the foot of every page. */
  readonly foot: string;
  readonly madeAt: Date;
  /** Whose report it is, as a PNG; `width` and `height` in pixels. */
  readonly logo?:
    | { readonly of: string; readonly png: Uint8Array; readonly width: number; readonly height: number }
    | undefined;
  readonly sections: readonly ReportSection[];
};
