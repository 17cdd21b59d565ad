import type { TextRule } from '#server/database/field-facts.ts';
import { RECORD_COLUMNS, type RecordColumn } from '#server/database/record-columns.ts';
import { maskPersonalData } from '#server/features/intake/masking/index.ts';
import { type ListingRecord, listingRecordSchema } from '#shared/listings.ts';
import { MAX_PRICE } from '#shared/search-filters/search-values.ts';
import { cleanText } from '#shared/text/turkish-text.ts';
import { cleanNoticeValues } from './clean-notice-values.ts';

const MOST_ADDRESSES = 200;
const LONGEST_ADDRESS = 2000;
const EARLIEST_END = Date.UTC(1990, 0, 1);
const LATEST_END = Date.UTC(2100, 0, 1);
const FAR_DATE = '1990 ile 2099 arasında bir tarih olmalıdır';

/** A record that may be stored, or the Turkish reason, naming the field, why it may not. */
export type CleanedRecord = { record: ListingRecord; reason?: undefined } | { record?: undefined; reason: string };

/** Checks a record, cleans its texts and masks personal data in them (D18). Never throws, whatever it is given. */
export function cleanRecord(given: ListingRecord): CleanedRecord {
  const parsed = listingRecordSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { reason: `${issue?.path.join('.') || 'kayıt'}: geçersiz değer` };
  }
  const record = parsed.data;
  const reason = cleanFields(record);
  if (reason !== undefined) return { reason };
  if (record.noticeValues) record.noticeValues = cleanNoticeValues(record.noticeValues, record);
  return { record };
}

/**
 * Cleans the fields of a record in place, each according to its column and facts. Returns the fault of the first faulty
 * field.
 */
export function cleanFields(
  record: Record<string, unknown>,
  columns: readonly RecordColumn[] = RECORD_COLUMNS,
): string | undefined {
  for (const column of columns) {
    const given = record[column.field];
    const { value, fault } = cleanValue(given, column);
    if (fault !== undefined) return `${column.field}: ${fault}`;
    if (value !== given) record[column.field] = value;
  }
  return undefined;
}

type Cleaned = { readonly value?: unknown; readonly fault?: string };

function cleanValue(given: unknown, { text, scale, unknown }: RecordColumn): Cleaned {
  if (typeof given === 'string' && text) return cleanTextField(given, text, unknown);
  if (typeof given === 'number') return cleanAmount(given, scale);
  if (given instanceof Date) return isPlausible(given) ? { value: given } : { fault: FAR_DATE };
  return Array.isArray(given) ? cleanAddresses(given) : { value: given };
}

/** A text that is empty after cleaning is a fault, unless its column has a way to say "unknown". */
function cleanTextField(given: string, { cleaning, longest, shape }: TextRule, unknown: unknown): Cleaned {
  // Limited before the work of cleaning, with room for white space that cleaning removes.
  if (given.length > longest * 2) return { fault: tooLong(longest) };
  const cleaned = cleaning === 'maskedParagraphs' ? cleanParagraphs(given) : cleanLine(given);
  const text = cleaning === 'line' || cleaning === 'link' ? cleaned : maskPersonalData(cleaned);
  if (text.length > longest) return { fault: tooLong(longest) };
  if (text !== '' && shape && !shape.pattern.test(text)) return { fault: shape.reason };
  if (text !== '') return { value: text };
  return unknown === undefined ? { fault: 'boş olamaz' } : { value: unknown };
}

function tooLong(longest: number): string {
  return `en çok ${longest} karakter olabilir`;
}

/**
 * Any character that is not Latin text with its usual signs: this search is many times faster than the work it saves.
 */
const UNUSUAL = /[^\n -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u20a0-\u20c0]/;
const LINE_BREAK = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
/** Characters that are not text, and white space other than the plain space and the line break. */
const ODD_CHARACTER = /[[\p{Cc}\p{Cf}\p{Z}\uFFFD]--[\n\x20]]/gv;

/** Cleans one line of text: composes letters with their marks (`I\u0307` → `İ`) and collapses white space. */
function cleanLine(text: string): string {
  return cleanText(UNUSUAL.test(text) ? text.normalize('NFC') : text);
}

/**
 * Removes control characters and broken surrogates from a text; keeps its lines, with at most one empty line between
 * two.
 */
export function cleanParagraphs(text: string): string {
  const plain = UNUSUAL.test(text)
    ? text.normalize('NFC').toWellFormed().replace(LINE_BREAK, '\n').replace(ODD_CHARACTER, ' ')
    : text;
  return plain
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, (gap) => (gap.indexOf('\n') === gap.lastIndexOf('\n') ? '\n' : '\n\n'))
    .trim();
}

function cleanAddresses(given: readonly unknown[]): Cleaned {
  if (given.length > MOST_ADDRESSES) return { fault: `en çok ${MOST_ADDRESSES} belge olabilir` };
  const addresses = given.map((address) => cleanText(String(address))).filter((address) => address !== '');
  const isLong = addresses.some((address) => address.length > LONGEST_ADDRESS);
  return isLong ? { fault: tooLong(LONGEST_ADDRESS) } : { value: addresses };
}

function cleanAmount(given: number, scale: number): Cleaned {
  if (given > MAX_PRICE) return { fault: `en çok ${MAX_PRICE} olabilir` };
  const factor = 10 ** scale;
  return { value: Math.round(given * factor) / factor };
}

function isPlausible(date: Date): boolean {
  const time = date.getTime();
  return time >= EARLIEST_END && time < LATEST_END;
}
