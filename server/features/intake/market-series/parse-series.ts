import { findProvince } from '#shared/places/places.ts';
import { monthsLater } from '#shared/price-index/index-months.ts';
import { INDEX_CODES } from '#shared/price-index/index-regions.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { Cell, Table } from './series-table.ts';

/** The months of each series with their values. */
export type SeriesByName = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The series of a file, or a Turkish reason why the file may not be used; `undefined` if it is not such a file. */
export type ParsedSeries = { readonly series: SeriesByName } | { readonly reason: string } | undefined;

/** The name of the whole country in the column of provinces. */
const COUNTRY = 'Türkiye';
const LARGEST = 10_000_000;
/** No housing market has changed more in one month; a larger step means a different base or unit. */
const LARGEST_STEP = 1.5;
const EARLIEST = '1990-01';
/** The heading must be within this many rows. */
const HEADING_WITHIN = 30;

type Column = { readonly at: number; readonly series: string };
type Heading = { readonly row: number; readonly month: number; readonly columns: readonly Column[] };

/** Whether a text may contain such a series: a cheap check before anything is parsed. */
export const MAY_HOLD_SERIES = /TP[._ ]?KFE[._ ]?TR|\b(?:tl_m2|m2_tl)\b/i;

/**
 * Reads a table of monthly figures: the house price index of the central bank in the form of its data service or its
 * export, or values per square metre with the columns `il`, `ay` and `tl_m2`. Skips text rows below the figures. The
 * whole file is rejected for a repeated month, an impossible value, two bases or an unknown region.
 */
export function parseSeries(table: Table, now: Date): ParsedSeries {
  const thisMonth = istanbulDate(now).slice(0, 7);
  const index = indexHeading(table);
  if (index) return 'reason' in index ? index : checked(indexValues(table, index, thisMonth));
  const metres = metreHeading(table);
  return metres && checked(metreValues(table, metres, thisMonth));
}

const plain = (cell: Cell | undefined) => foldTurkish(String(cell ?? '')).trim();
const isMonthName = (cell: Cell | undefined) => ['tarih', 'ay', 'donem', 'date', 'month'].includes(plain(cell));

function indexHeading(table: Table): Heading | { reason: string } | undefined {
  for (const [row, cells] of table.slice(0, HEADING_WITHIN).entries()) {
    const columns: Column[] = [];
    for (const [at, cell] of cells.entries()) {
      const code = /^TP[._ ]?KFE[._ ]?(TR\w{0,3})(?:-0)?$/i.exec(String(cell ?? '').trim())?.[1]?.toUpperCase();
      if (code === undefined) continue;
      if (!INDEX_CODES.includes(code)) return { reason: `“${code}” konut fiyat endeksinin bir bölgesi değil` };
      columns.push({ at, series: `KFE:${code}` });
    }
    if (columns.length === 0) continue;
    const month = cells.findIndex(isMonthName);
    if (month < 0) return { reason: 'Tarih sütunu yok' };
    const names = columns.map(({ series }) => series);
    if (new Set(names).size < names.length) return { reason: 'aynı bölge iki sütunda' };
    return { row, month, columns };
  }
  return undefined;
}

type MetreHeading = { readonly row: number; readonly month: number; readonly place: number; readonly value: number };

function metreHeading(table: Table): MetreHeading | undefined {
  for (const [row, cells] of table.slice(0, HEADING_WITHIN).entries()) {
    const place = cells.findIndex((cell) => ['il', 'sehir', 'province'].includes(plain(cell)));
    const month = cells.findIndex(isMonthName);
    const value = cells.findIndex((cell) => ['tl_m2', 'm2_tl'].includes(plain(cell)));
    if (place >= 0 && month >= 0 && value >= 0) return { row, month, place, value };
  }
  return undefined;
}

type Read = Map<string, Map<string, number>> | { reason: string };

function indexValues(table: Table, { row, month, columns }: Heading, thisMonth: string): Read {
  const read = new Map<string, Map<string, number>>();
  for (const [number, cells] of table.slice(row + 1).entries()) {
    const given = columns.filter(({ at }) => !isEmpty(cells[at]));
    const at = monthOf(cells[month]);
    // Skips notes below the figures.
    if (given.length === 0 || (at === undefined && given.every(({ at: cell }) => numberOf(cells[cell]) === undefined)))
      continue;
    const line = `${row + number + 2}. satır`;
    const fault = monthFault(at, thisMonth);
    if (fault !== undefined) return { reason: `${line}: ${fault}` };
    for (const { at: cell, series } of given) {
      const wrong = put(read, series, at ?? '', numberOf(cells[cell]));
      if (wrong) return { reason: `${line}: ${wrong}` };
    }
  }
  return read;
}

function metreValues(table: Table, { row, month, place, value }: MetreHeading, thisMonth: string): Read {
  const read = new Map<string, Map<string, number>>();
  for (const [number, cells] of table.slice(row + 1).entries()) {
    if (isEmpty(cells[value]) || isEmpty(cells[place])) continue;
    const line = `${row + number + 2}. satır`;
    const name = plain(cells[place]) === 'turkiye' ? COUNTRY : findProvince(String(cells[place]));
    if (name === undefined) return { reason: `${line}: “${String(cells[place]).slice(0, 40)}” bir il değil` };
    const at = monthOf(cells[month]);
    const fault = monthFault(at, thisMonth) ?? put(read, `M2:${name}`, at ?? '', numberOf(cells[value]));
    if (fault) return { reason: `${line}: ${fault}` };
  }
  return read;
}

function monthFault(month: string | undefined, thisMonth: string): string | undefined {
  if (month === undefined) return 'ay okunamadı';
  if (month > thisMonth) return 'gelecekteki bir ay';
  return month < EARLIEST ? '1990’dan önceki bir ay' : undefined;
}

function put(
  read: Map<string, Map<string, number>>,
  series: string,
  month: string,
  value: number | undefined,
): string | undefined {
  if (value === undefined || value <= 0 || value > LARGEST) return 'değer, sıfırdan büyük bir sayı değil';
  const months = read.get(series) ?? new Map<string, number>();
  const known = months.get(month);
  if (known !== undefined && known !== value) return `${month} iki kez, iki ayrı değerle`;
  months.set(month, value);
  read.set(series, months);
  return undefined;
}

function checked(read: Read): ParsedSeries {
  if (!(read instanceof Map)) return read;
  if (read.size === 0) return { reason: 'dosyada ay ve değer yok' };
  for (const [series, months] of read)
    for (const [month, value] of months) {
      const next = months.get(monthsLater(month, 1));
      if (next !== undefined && isStep(value, next))
        return {
          reason: `${series}: ${month} ayından sonra değer bir ayda çok değişiyor; iki ayrı baz ya da birim var`,
        };
    }
  return { series: read };
}

/** Whether two values that should be close have different bases. */
export function isStep(a: number, b: number): boolean {
  return Math.max(a, b) / Math.min(a, b) > LARGEST_STEP;
}

function isEmpty(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || ['', 'nd', 'null', '-', '..'].includes(plain(cell));
}

/** `2026-7`, `2026/07`, `07-2026`, `01-07-2026`, or a spreadsheet's serial number of the day. */
function monthOf(cell: Cell | undefined): string | undefined {
  if (typeof cell === 'number') return monthOfSerial(cell);
  const parts = /^(\d{1,4})[-./](\d{1,4})(?:[-./](\d{1,4}))?(?:[ T][\d:.Z]+)?$/.exec(String(cell ?? '').trim());
  if (!parts) return undefined;
  const [first = '', second = '', third] = parts.slice(1);
  const [year, month] = first.length === 4 ? [first, second] : third === undefined ? [second, first] : [third, second];
  const number = Number(month);
  if (year?.length !== 4 || number < 1 || number > 12) return undefined;
  return `${year}-${String(number).padStart(2, '0')}`;
}

const [FIRST_SERIAL, LAST_SERIAL] = [32_874, 73_050];
const SERIAL_OF_1970 = 25_569;

function monthOfSerial(serial: number): string | undefined {
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return undefined;
  return new Date((serial - SERIAL_OF_1970) * 86_400_000).toISOString().slice(0, 7);
}

/** `250.5`, `250,5`, `44.035,50`, `44035.5`. */
function numberOf(cell: Cell | undefined): number | undefined {
  if (typeof cell === 'number') return cell;
  const text = String(cell ?? '').trim();
  if (!/^\d[\d.,]*$/.test(text)) return undefined;
  const isTurkish = text.lastIndexOf(',') > text.lastIndexOf('.') || /^\d{1,3}(?:\.\d{3}){2,}$/.test(text);
  const number = Number(isTurkish ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''));
  return Number.isFinite(number) ? number : undefined;
}
