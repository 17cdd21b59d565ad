/*
 * What a number of a Turkish paper may look like. Recognition reads 99 of 100 characters right, and of 30 numbers only
 * 23 to 26: a figure that no clerk would write is not taken for sure, however sure the reader is.
 */

/** `none`: has no figure in it; `bad`: has, and is no number, date, share or file number as anybody writes them. */
export type NumberVerdict = 'none' | 'good' | 'bad';

const EARLIEST_YEAR = 1850;
const LATEST_YEAR = 2150;
const MOST_DIGITS = 11;

/** Letters that a number may carry: units, and endings after an apostrophe. */
const UNIT = /(?:m2|m²|m3|m³|tl|try|usd|eur|km|ha|cm|kg|lt|dk|cc|hp|kw|kwh|dm2|mm|₺|€|\$|%)$/i;
/** A unit by itself: a figure that is none. */
const UNIT_ALONE = /^d?[mk]?m[23²³]$/i;
/** The name of a field with its unit: `Yüzölçüm(m2)`. */
const NAME_WITH_UNIT = /^\p{L}[\p{L}/.]*\(d?[mk]?m[23²³]\)?$/iu;
const MARKS_AROUND = /^[("'“”«[|]+|(?:[)"'“”»\]]+\.|[)"'“”»\],;:!?|]+)$/g;
/** `1.DERECE`, `1NO'LU`, and the block, floor, entrance and unit of an extract of the register: `A/5.KAT//17`. */
const COUNTED = /^\d{1,3}\.\p{L}{3,}$|^\d{1,4}no['’.]?lu$|^[\p{L}-]?\/\d{1,2}(?:\.kat\/\p{L}?)?\/\d{1,4}$/iu;
/** What stands before a number without a space: `no:21`, `SN:884120`. */
const NAME_BEFORE = /^\p{L}[\p{L}.]{0,11}:(?=\d)/u;
const ENDING = /['’`]{1,2}[a-zçğıöşü]{1,8}$/i;
const ORDINAL_OR_BULLET = /^\d{1,4}[.)\]:-]$/;
/** Blocks, doors and floors: `A1`, `B-12`, `5/A`, `12B`. One letter beside few figures, capital as on a door. */
const DOOR = /^(?:[A-ZÇĞİÖŞÜ][-/]?\d{1,3}|\d{1,4}[-/]?[A-ZÇĞİÖŞÜ])$/;
/** What recognition makes of `%1`, `1` and `0`: letters that look like figures, beside figures. */
const LOOKS_LIKE_FIGURE = /[SOIlBZ|]\d|\d[SOIlBZ|]/;

/** `%1` and `%20` become `961` and `9020` in both readings. The few numbers that are really these cost a doubt. */
const LOOKS_LIKE_PERCENT = /^(?:96\d{1,2}|90(?:10|18|20))(?![\d/]|[.,]\d)/;
/** Dots are what is left of a masked name: `O...` becomes `0...`. `V1` is what a whole share, `1/1`, becomes. */
const NO_NUMBER = /\.{2}|…|^V1$/;
/** Few kuruş or lira after whole thousands: a zero with a point in it is read as `6` or `8`. */
const LOOKS_LIKE_ZEROS = /[.\d]000[.,](?:0[1-9]|[1-9]0|[68]{2})$|\.\d{3}\.00[68](?:,00)?$/;

const FORMS: readonly ((text: string) => boolean | undefined)[] = [
  isDate,
  isTime,
  isPercent,
  isPair,
  isAmount,
  isRange,
  isPhone,
];

/** Says whether a word with figures is one that may stand in a paper; marks of a sentence around it don't count. */
export function numberVerdict(word: string): NumberVerdict {
  if (!/[\d²³]/.test(word)) return 'none';
  const bare = word.replace(MARKS_AROUND, '').replace(NAME_BEFORE, '');
  if (LOOKS_LIKE_PERCENT.test(bare) || NO_NUMBER.test(bare)) return 'bad';
  if (ORDINAL_OR_BULLET.test(bare) || NAME_WITH_UNIT.test(bare) || COUNTED.test(bare)) return 'good';
  const text = bare.replace(/[.\-–]+$/, '').replace(ENDING, '');
  if (UNIT_ALONE.test(text)) return 'good';
  if (LOOKS_LIKE_ZEROS.test(text)) return 'bad';
  if (isKnownForm(text)) return 'good';
  const unitless = text
    .replace(/^[₺€$]/, '')
    .replace(UNIT, '')
    .replace(/-+$/, '');
  if (unitless !== text && isKnownForm(unitless)) return 'good';
  return DOOR.test(text) && !LOOKS_LIKE_FIGURE.test(text) ? 'good' : 'bad';
}

/** A date with its time, as an extract of the land register ends an entry. */
const DAY_AND_TIME = /^(\d{1,2}-\d{1,2}-\d{4})-(\d{1,2}:\d{2})$/;

/** The first form that the text has the shape of decides: `18.92.2025` is a wrong date, not a wrong amount. */
function isKnownForm(text: string): boolean {
  const [, day, time] = DAY_AND_TIME.exec(text) ?? [];
  if (day !== undefined && time !== undefined) return isDate(day) === true && isTime(time) === true;
  for (const form of FORMS) {
    const verdict = form(text);
    if (verdict !== undefined) return verdict;
  }
  return false;
}

function isDate(text: string): boolean | undefined {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  if (day === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return isYear(Number(year)) && date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1;
}

function isYear(year: number): boolean {
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR;
}

/** `14:30`; written with a point it looks like an amount with two decimals, and passes as one below. */
function isTime(text: string): boolean | undefined {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  if (hour === undefined) return undefined;
  return Number(hour) < 24 && Number(minute) < 60;
}

function isPercent(text: string): boolean | undefined {
  const [, value] = /^%(\d{1,3}(?:[.,]\d{1,3})?)$/.exec(text) ?? [];
  return value === undefined ? undefined : Number(value.replace(',', '.')) <= 100;
}

/** A share (`1/4`), a file number (`2024/4521`), block and parcel (`1285/14`) or a pledge's degree and rank (`1/0`). */
function isPair(text: string): boolean | undefined {
  const [, left, right] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (left === undefined || right === undefined) return undefined;
  if (right === '0') return left.length === 1 && left !== '0';
  return left.length <= 7 && right.length <= 7 && !left.startsWith('0') && !right.startsWith('0');
}

/** `4.275.000,00`, `145,50`, `2025`; thousands stand in threes, and only one comma. */
function isAmount(text: string): boolean | undefined {
  if (!/^[\d.,]+$/.test(text)) return undefined;
  if (/^\d+$/.test(text)) return text.length <= MOST_DIGITS;
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/.test(text)) return true;
  return /^(?:0|[1-9]\d{0,8})[.,]\d{1,2}$/.test(text) || /^(?:0|[1-9]\d{0,3}),\d{1,4}$/.test(text);
}

/** `3-4`, `09:00-17:00`, `1285-1286`. */
function isRange(text: string): boolean | undefined {
  const parts = text.split(/[-–]/);
  if (parts.length !== 2) return undefined;
  return parts.every((part) => [isDate, isTime, isPair, isAmount].some((form) => form(part) === true)) || undefined;
}

function isPhone(text: string): boolean | undefined {
  return /^\+?\(?\d[\d()-]{8,15}\d$/.test(text) ? true : undefined;
}
