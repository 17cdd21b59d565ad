/*
 * The forms that a number in a Turkish document may have. Recognition reads 99 of 100 characters correctly, but only 23
 * to 26 of 30 numbers: a number that no clerk would write is never certain, whatever its confidence.
 */

/**
 * `none`: the word has no digits; `bad`: it has digits, but is not a number, date, share or file number as people write
 * them.
 */
export type NumberVerdict = 'none' | 'good' | 'bad';

const EARLIEST_YEAR = 1850;
const LATEST_YEAR = 2150;
const MOST_DIGITS = 11;

/** Units that a number may carry. */
const UNIT = /(?:m2|m²|m3|m³|tl|try|usd|eur|km|ha|cm|kg|lt|dk|cc|hp|kw|kwh|dm2|mm|₺|€|\$|%)$/i;
/** A unit without a number: its digit is not a number. */
const UNIT_ALONE = /^d?[mk]?m[23²³]$/i;
/** The name of a field with its unit: `Yüzölçüm(m2)`. */
const NAME_WITH_UNIT = /^\p{L}[\p{L}/.]*\(d?[mk]?m[23²³]\)?$/iu;
const MARKS_AROUND = /^[("'“”«[|]+|(?:[)"'“”»\]]+\.|[)"'“”»\],;:!?|]+)$/g;
/** `1.DERECE`, `1NO'LU`, and the block, floor, entrance and unit in an extract of the register: `A/5.KAT//17`. */
const COUNTED = /^\d{1,3}\.\p{L}{3,}$|^\d{1,4}no['’.]?lu$|^[\p{L}-]?\/\d{1,2}(?:\.kat\/\p{L}?)?\/\d{1,4}$/iu;
/** A label before a number without a space: `no:21`, `SN:884120`. */
const NAME_BEFORE = /^\p{L}[\p{L}.]{0,11}:(?=\d)/u;
const ENDING = /['’`]{1,2}[a-zçğıöşü]{1,8}$/i;
const ORDINAL_OR_BULLET = /^\d{1,4}[.)\]:-]$/;
/** Blocks, doors and floors: `A1`, `B-12`, `5/A`, `12B`. One capital letter beside few digits, as on a door. */
const DOOR = /^(?:[A-ZÇĞİÖŞÜ][-/]?\d{1,3}|\d{1,4}[-/]?[A-ZÇĞİÖŞÜ])$/;
/** Misread `%1`, `1` and `0`: letters that look like digits, beside digits. */
const LOOKS_LIKE_FIGURE = /[SOIlBZ|]\d|\d[SOIlBZ|]/;

/**
 * Both readings turn `%1` and `%20` into `961` and `9020`. The few genuine numbers of this form become uncertain too.
 */
const LOOKS_LIKE_PERCENT = /^(?:96\d{1,2}|90(?:10|18|20))(?![\d/]|[.,]\d)/;
/** Dots are the rest of a masked name: `O...` is read as `0...`. `V1` is a misread whole share, `1/1`. */
const NO_NUMBER = /\.{2}|…|^V1$/;
/** A small remainder after whole thousands: a zero with a point in it is read as `6` or `8`. */
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

/** Decides whether a word with digits may be in a document; punctuation around it doesn't count. */
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

/** A date with its time, as at the end of an entry in an extract of the land register. */
const DAY_AND_TIME = /^(\d{1,2}-\d{1,2}-\d{4})-(\d{1,2}:\d{2})$/;

/** The first form that fits the shape decides: `18.92.2025` is a wrong date, not a wrong amount. */
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

/** `14:30`. With a point it looks like an amount with two decimals, and is accepted as one below. */
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

/** `4.275.000,00`, `145,50`, `2025`; thousands are in groups of three, and there is only one comma. */
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
