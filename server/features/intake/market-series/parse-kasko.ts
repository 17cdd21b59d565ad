import { basename } from 'node:path';
import { monthsLater } from '#shared/price-index/index-months.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { formatLira, parseTurkishNumber } from '#shared/text/money.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { Cell, Table } from './series-table.ts';

/** A type of vehicle with its values in lira by model year. */
export type KaskoType = {
  readonly brandCode: number;
  readonly typeCode: number;
  readonly brandName: string;
  readonly typeName: string;
  readonly values: Readonly<Record<string, number>>;
};

/** The kasko list of a month, as read from a file. */
export type KaskoList = {
  /** `yyyy-mm` */
  readonly month: string;
  /** Its folded headings, which an operator confirms once. */
  readonly headings: string;
  /** What was found, in sentences for the person who confirms it. */
  readonly found: readonly string[];
  readonly types: readonly KaskoType[];
};

/** Whether a text may contain such a list: a cheap check before anything is parsed. */
export const MAY_HOLD_KASKO = /marka[ _]?kodu/i;

/** The heading must be within this many rows. */
const HEADING_WITHIN = 30;
const HEADINGS = {
  brandCode: ['marka kodu', 'markakodu'],
  typeCode: ['tip kodu', 'tipkodu', 'model kodu'],
  brandName: ['marka adi', 'marka'],
  typeName: ['tip adi', 'tip', 'model adi', 'model'],
} as const;
type Name = keyof typeof HEADINGS;
const LABELS: Readonly<Record<Name, string>> = {
  brandCode: 'Marka Kodu',
  typeCode: 'Tip Kodu',
  brandName: 'Marka Adı',
  typeName: 'Tip Adı',
};
const [OLDEST_YEAR, MOST_YEARS] = [1950, 60];
/** The lowest and highest plausible value of a vehicle in lira. */
const [LEAST, MOST] = [5000, 2_000_000_000];
const LARGEST_CODE = 2_000_000_000;
const LONGEST_NAME = 200;
/** A list with fewer types is incomplete. */
const FEWEST_TYPES = 20;

type Heading = {
  readonly row: number;
  readonly at: Readonly<Record<Name, number>>;
  readonly years: readonly { readonly at: number; readonly year: string }[];
};

/**
 * Reads the union's list of kasko values (TSB): columns with the codes and names of make and type, found by their
 * headings, and one column per model year. Its month is above the heading or in the file's name. The whole file is
 * rejected for a repeated type, an impossible value or a missing month; `undefined` if it is not such a list.
 */
export function parseKasko(table: Table, path: string, now: Date): KaskoList | { readonly reason: string } | undefined {
  const heading = headingOf(table);
  if (!heading) return undefined;
  if ('reason' in heading) return heading;
  const month = monthOf(table.slice(0, heading.row), basename(path), now);
  if (typeof month !== 'string') return month;
  const types = typesOf(table, heading);
  if (!Array.isArray(types)) return types;
  if (types.length < FEWEST_TYPES) return { reason: `listede yalnız ${types.length} tip var; eksik görünüyor` };
  return { month, types, headings: layoutOf(table[heading.row] ?? []), found: describe(heading, types) };
}

const plain = (cell: Cell | undefined) =>
  foldTurkish(String(cell ?? ''))
    .trim()
    .replace(/\s+/g, ' ');
const textOf = (cell: Cell | undefined) =>
  String(cell ?? '')
    .replace(/\s+/g, ' ')
    .trim();
const yearOf = (cell: Cell | undefined) => /^(?:19|20)\d{2}$/.exec(plain(cell))?.[0];

function headingOf(table: Table): Heading | { readonly reason: string } | undefined {
  for (const [row, cells] of table.slice(0, HEADING_WITHIN).entries()) {
    const names = cells.map(plain);
    if (!names.some((name) => HEADINGS.brandCode.some((known) => known === name))) continue;
    const at: Partial<Record<Name, number>> = {};
    for (const [name, spellings] of Object.entries(HEADINGS)) {
      const found = spellings.map((spelling) => names.indexOf(spelling)).find((place) => place >= 0);
      // safe: HEADINGS has exactly these names
      if (found === undefined) return { reason: `kasko listesinde “${LABELS[name as Name]}” sütunu yok` };
      at[name as Name] = found;
    }
    const years = cells.flatMap((cell, place) => {
      const year = yearOf(cell);
      return year === undefined ? [] : [{ at: place, year }];
    });
    if (years.length === 0) return { reason: 'kasko listesinde model yılı sütunu yok' };
    if (new Set(years.map(({ year }) => year)).size < years.length || years.length > MOST_YEARS)
      return { reason: 'kasko listesinde bir model yılı iki sütunda' };
    // safe: the loop has set all four
    return { row, at: at as Record<Name, number>, years };
  }
  return undefined;
}

/** Returns the headings in order; all model years count as one, because they move on each January. */
function layoutOf(cells: readonly Cell[]): string {
  const names = cells.map((cell) => (yearOf(cell) === undefined ? plain(cell) : '#'));
  return names
    .filter((name, at) => name !== '' && !(name === '#' && names[at - 1] === '#'))
    .join('|')
    .slice(0, 1000);
}

function describe({ row: _, ...heading }: Heading, types: readonly KaskoType[]): string[] {
  const years = heading.years.map(({ year }) => year).toSorted();
  const columns = Object.entries(LABELS)
    .toSorted(([a], [b]) => heading.at[a as Name] - heading.at[b as Name])
    .map(([, label]) => label);
  const example = types[Math.floor(types.length / 2)];
  const [year, value] = Object.entries(example?.values ?? {}).at(-1) ?? [];
  return [
    `Sütunlar: ${columns.join(', ')}, ${years[0]} – ${years.at(-1)} (model yılları, lira).`,
    ...(example && value !== undefined
      ? [`Örnek: ${example.brandName}, ${example.typeName}, ${year} model, ${formatLira(value)}.`]
      : []),
  ];
}

function typesOf(table: Table, { row, at, years }: Heading): KaskoType[] | { readonly reason: string } {
  const types = new Map<string, KaskoType>();
  for (const [number, cells] of table.slice(row + 1).entries()) {
    const given = years.filter(({ at: place }) => !isEmpty(cells[place]));
    const codes = [numberOf(cells[at.brandCode]), numberOf(cells[at.typeCode])];
    // Skips notes below the list.
    if (
      codes.every((code) => code === undefined) &&
      given.every(({ at: place }) => numberOf(cells[place]) === undefined)
    )
      continue;
    const line = `${row + number + 2}. satır`;
    const [brandCode, typeCode] = codes;
    if (!isCode(brandCode) || !isCode(typeCode)) return { reason: `${line}: marka ya da tip kodu okunamadı` };
    const [brandName, typeName] = [textOf(cells[at.brandName]), textOf(cells[at.typeName])];
    if (![brandName, typeName].every((name) => name !== '' && name.length <= LONGEST_NAME))
      return { reason: `${line}: marka ya da tip adı yok` };
    const values: Record<string, number> = {};
    for (const { at: place, year } of given) {
      const value = numberOf(cells[place]);
      if (value === 0) continue;
      if (value === undefined || value < LEAST || value > MOST)
        return { reason: `${line}: ${year} sütunundaki değer lira olarak bir araç değeri değil` };
      values[year] = Math.round(value);
    }
    const key = `${brandCode}-${typeCode}`;
    const type = { brandCode, typeCode, brandName, typeName, values };
    const known = types.get(key);
    if (known && JSON.stringify(known) !== JSON.stringify(type))
      return { reason: `${line}: ${key} kodlu tip iki kez, iki ayrı değerle` };
    if (Object.keys(values).length > 0) types.set(key, type);
  }
  return [...types.values()];
}

const isCode = (code: number | undefined): code is number =>
  code !== undefined && Number.isInteger(code) && code >= 0 && code <= LARGEST_CODE;

function isEmpty(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || ['', '-', '–', '..'].includes(plain(cell));
}

/** `3.695.439`, `3695439`, `3695439.00`; a point before three digits groups thousands. */
function numberOf(cell: Cell | undefined): number | undefined {
  if (typeof cell === 'number') return cell;
  const text = textOf(cell);
  if (text === '') return undefined;
  const number = parseTurkishNumber(text) ?? (/^\d+\.\d+$/.test(text) ? Number(text) : undefined);
  return number !== undefined && Number.isFinite(number) ? number : undefined;
}

const MONTHS = [
  ...['ocak', 'subat', 'mart', 'nisan', 'mayis', 'haziran'],
  ...['temmuz', 'agustos', 'eylul', 'ekim', 'kasim', 'aralik'],
];
const NAMED = new RegExp(`(?<![a-z])(${MONTHS.join('|')})[^a-z\\d]{0,3}(20\\d{2})(?!\\d)`);
const NAMED_BEHIND = new RegExp(`(?<!\\d)(20\\d{2})[^a-z\\d]{0,3}(${MONTHS.join('|')})(?![a-z])`);
const NUMBERED = /(?<!\d)(20\d{2})[-_./ ]?(0[1-9]|1[0-2])(?!\d)/;
const NUMBERED_BEHIND = /(?<!\d)(0?[1-9]|1[0-2])[-_./ ](20\d{2})(?!\d)/;

/** Returns the month in a title or a file's name: `KASIM 2026`, `kasko-2026-11.xlsx`, `11.2026`. */
function monthIn(text: string): string | undefined {
  const folded = foldTurkish(text);
  const [, word = '', year = ''] = NAMED.exec(folded) ?? [];
  if (word) return `${year}-${numbered(MONTHS.indexOf(word) + 1)}`;
  const [, before = '', name = ''] = NAMED_BEHIND.exec(folded) ?? [];
  if (name) return `${before}-${numbered(MONTHS.indexOf(name) + 1)}`;
  const [, first = '', second = ''] = NUMBERED.exec(folded) ?? [];
  if (second) return `${first}-${second}`;
  const [, month = '', last = ''] = NUMBERED_BEHIND.exec(folded) ?? [];
  return month ? `${last}-${numbered(Number(month))}` : undefined;
}

const numbered = (month: number) => String(month).padStart(2, '0');

function monthOf(above: Table, name: string, now: Date): string | { readonly reason: string } {
  const texts = [...above.flat().map(textOf), name];
  const told = [...new Set(texts.flatMap((text) => monthIn(text) ?? []))];
  const [month] = told;
  if (month === undefined)
    return { reason: 'kasko listesinin ayı bulunamadı; dosyanın adına yazın: kasko-2026-11.xlsx' };
  if (told.length > 1) return { reason: `kasko listesinin ayı kesin değil: ${told.join(', ')}` };
  // The list of a month may be published in the last days of the previous month.
  if (month > monthsLater(istanbulDate(now).slice(0, 7), 1) || Number(month.slice(0, 4)) < OLDEST_YEAR)
    return { reason: `${month}: gelecekteki bir ay` };
  return month;
}
