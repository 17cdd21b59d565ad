import { MAX_LINE_LENGTH } from '#shared/analysis/analysis-facts.ts';
import { findProvince } from '#shared/places/places.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/** The possible meanings of a list's column, with the labels that people choose from. */
export const COLUMN_MEANINGS = {
  none: 'Kullanma',
  listing: 'İlan no ya da bağlantı',
  auction: 'İhale no',
  file: 'Dosya no',
  court: 'Daire',
  city: 'İl',
  district: 'İlçe',
  quarter: 'Mahalle ya da köy',
  ada: 'Ada',
  parsel: 'Parsel',
  adaParsel: 'Ada/parsel',
} as const;
export type ColumnMeaning = keyof typeof COLUMN_MEANINGS;

/** A list as a table, with the detected meaning of each column. */
export type ListTable = {
  /** The headings of the list; a column without a heading gets a number. */
  readonly headings: readonly string[];
  readonly meanings: readonly ColumnMeaning[];
  readonly rows: readonly (readonly string[])[];
};

/** Patterns for headings, which are folded and stripped of dots and signs; the first match counts. */
const HEADINGS: readonly (readonly [RegExp, ColumnMeaning])[] = [
  [/^(?:sira|no|s no|sn|#)(?: no)?$/, 'none'],
  [/\bada\b.*\bparsel\b/, 'adaParsel'],
  [/\b(?:dosya|esas)\b/, 'file'],
  [/\bihale\b.*\b(?:no|numarasi|kodu|kimligi)\b|^ihale$/, 'auction'],
  [/\bilan\b.*\b(?:no|numarasi|kodu|linki|adresi)\b|^(?:ilan|link|baglanti|url|adres)$/, 'listing'],
  [/^(?:il|sehir|vilayet|ili)(?: adi)?$/, 'city'],
  [/^(?:ilce|ilcesi)(?: adi)?$/, 'district'],
  [/\b(?:mahalle|mahallesi|mah|koy|mevki)\b/, 'quarter'],
  [/^ada(?: no| numarasi)?$/, 'ada'],
  [/^parsel(?: no| numarasi)?$/, 'parsel'],
  [/\b(?:daire|dairesi|mudurlugu|mahkeme|mahkemesi|birim)\b/, 'court'],
];

/** Tests for cells, where the heading says nothing. */
const CONTENTS: readonly (readonly [(cell: string) => boolean, ColumnMeaning])[] = [
  [(cell) => /\/ilan\/\d+/.test(cell), 'listing'],
  [(cell) => /(?:^|\D)(?:19|20)\d{2}\s*\/\s*\d{1,7}(?:\D|$)/.test(cell), 'file'],
  [(cell) => /^\d{7,15}$/.test(cell), 'auction'],
  [(cell) => findProvince(cell) !== undefined, 'city'],
];
/** The share of a column's cells that must pass a test. */
const MOST_OF = 0.6;
/** The number of rows that are read to detect the columns. */
const LOOKED_AT = 50;
/** Columns that identify a listing alone, or together with a place. */
const NAMING: readonly ColumnMeaning[] = ['listing', 'auction', 'file', 'parsel', 'adaParsel'];
const SEPARATORS = ['\t', ';', ',', '|'] as const;

/** Reads a pasted or uploaded list as a table; undefined if it has no columns or none that identifies a listing. */
export function readListTable(text: string): ListTable | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  for (const separator of SEPARATORS) {
    const cells = lines.map((line) => cellsOf(line.replace(/^\uFEFF/, ''), separator));
    const [first = []] = cells;
    const width = Math.max(...cells.slice(0, LOOKED_AT).map(({ length }) => length));
    if (width < 2 || first.length < 2) continue;
    const byHeading = first.map(meaningOfHeading);
    const hasHeadings = byHeading.some((meaning) => meaning !== undefined);
    const rows = hasHeadings ? cells.slice(1) : cells;
    if (rows.length === 0) continue;
    const columns = Array.from({ length: width }, (_, at) => at);
    const meanings = columns.map((at) => byHeading[at] ?? meaningOfCells(rows, at) ?? 'none');
    if (!meanings.some((meaning) => NAMING.includes(meaning))) continue;
    const headings = columns.map((at) => (hasHeadings && first[at]) || `${at + 1}. sütun`);
    return { headings, meanings, rows };
  }
  return undefined;
}

/** Splits a line into cells; a quoted cell may contain the separator. */
function cellsOf(line: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
}

function meaningOfHeading(heading: string): ColumnMeaning | undefined {
  if (/\d/.test(heading)) return undefined;
  const folded = foldTurkish(heading)
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim();
  return HEADINGS.find(([pattern]) => pattern.test(folded))?.[1];
}

function meaningOfCells(rows: readonly (readonly string[])[], at: number): ColumnMeaning | undefined {
  const cells = rows.slice(0, LOOKED_AT).flatMap((row) => row[at] || []);
  if (cells.length === 0) return undefined;
  return CONTENTS.find(([shows]) => cells.filter(shows).length >= cells.length * MOST_OF)?.[1];
}

/**
 * The queries for a row, the most exact first: its own number; its file with the parcel, office or province; its parcel
 * with its place. The file alone is searched only if the row names no office and no province: other offices use the
 * same numbers. Empty for a row without any of these.
 */
export function queriesOf(row: readonly string[], meanings: readonly ColumnMeaning[]): string[] {
  const said = (meaning: ColumnMeaning) => row[meanings.indexOf(meaning)]?.trim() ?? '';
  const [city, court] = [said('city'), said('court')];
  const file = fileOf(said('file'));
  const parcel = parcelOf(said('adaParsel'), said('ada'), said('parsel'));
  const inCity = [city, said('district')].filter(Boolean).join(' ');
  const place = [inCity, said('quarter')].filter(Boolean).join(' ');
  const alternatives = [
    said('listing'),
    said('auction'),
    file && parcel && `${city} ${file} ${parcel}`,
    file && court && `${court} ${file}`,
    file && city && `${city} ${file}`,
    file && city === '' && court === '' && file,
    parcel && place && `${place} ${parcel}`,
    parcel && city && `${inCity} ${parcel}`,
  ];
  const queries = alternatives.flatMap((query) => (query ? query.trim().slice(0, MAX_LINE_LENGTH) : []));
  return [...new Set(queries)];
}

/** `2024/1867 Esas`, `E. 2024/1867`, `2024 / 1867 Tal.` → `2024/1867`, with its kind if it is not a main file. */
function fileOf(cell: string): string {
  const [, year, number] = /(\d{4})\s*\/\s*(\d{1,7})/.exec(cell) ?? [];
  if (year === undefined || number === undefined) return '';
  return `${year}/${number}${/\btal/i.test(cell) ? ' talimat' : ''}`;
}

function parcelOf(both: string, ada: string, parsel: string): string {
  const [, first, second] = /^(\S+?)\s*[/-]\s*(\S+)$/.exec(both) ?? [];
  const [wantedAda, wantedParsel] = first && second ? [first, second] : [ada, parsel || both];
  if (wantedParsel === '' || wantedParsel === undefined) return '';
  // `0` and `-` are used where a village has no ada.
  return wantedAda && !/^[0-]$/.test(wantedAda) ? `${wantedAda} ada ${wantedParsel} parsel` : `${wantedParsel} parsel`;
}
