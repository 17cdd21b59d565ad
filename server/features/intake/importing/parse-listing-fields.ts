import { createHash } from 'node:crypto';
import type { StoredRecord, TextRule } from '#server/database/field-facts.ts';
import { RECORD_COLUMNS, type RecordColumn, type RecordField } from '#server/database/record-columns.ts';
import { madeTitle, withTitle } from '#server/features/intake/notice-to-record/index.ts';
import { parseKind } from '#server/features/intake/notices/index.ts';
import { normaliseFileNumber } from '#server/turkish/file-numbers.ts';
import { isSulhOffice, normaliseOfficeName } from '#server/turkish/office-names.ts';
import { parseDate } from '#server/turkish/parse-date.ts';
import { parseFileAddress, parseFileList, parseWebAddress } from '#shared/documents.ts';
import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import { parseShare } from '#shared/law/bid/share.ts';
import { type Flag, type ListingRecord, type ListingStatus, PROPERTY_STATUSES } from '#shared/listings.ts';
import { findDistrictIn, findDistricts, findProvince } from '#shared/places/places.ts';
import { parseTurkishNumber } from '#shared/text/money.ts';
import { cleanText, foldTurkish } from '#shared/text/turkish-text.ts';
import { completedByNotice, withoutTitle } from './completed-by-notice.ts';
import { isNews } from './is-news.ts';
import { type GivenFields, type ListingFields, readListingFields } from './listing-fields.ts';
import { toldOutcome } from './told-outcome.ts';

/** `hasOwnKey` is false if the key was made here from the identifying fields; two lots can then share it. */
export type ParsedFields =
  | { record: ListingRecord; hasOwnKey: boolean; reason?: undefined }
  | { record?: undefined; reason: string };

/** A fault of a field; it becomes the reason of a rejection. */
class FieldError extends Error {}

/**
 * Reads a listing whose fields have the names of the specification (§3) but any usual notation: prices and dates in
 * Turkish notation, places in any spelling, lists as text. Never throws. A value that can't be understood rejects the
 * listing with a Turkish reason that begins with the field's name; a missing one is `null`.
 */
export function parseListingFields(given: unknown, now: Date): ParsedFields {
  const named = readListingFields(given);
  const fields = named && withoutTitle(named) ? completedByNotice(named, now) : named;
  if (!fields) return { reason: 'kayıt: alan adları ve değerleri olan bir nesne olmalıdır' };
  try {
    return toRecord(fields);
  } catch (error) {
    if (error instanceof FieldError) return { reason: error.message };
    throw error;
  }
}

function toRecord(fields: ListingFields): { record: ListingRecord; hasOwnKey: boolean } {
  const texts = plainTexts(fields, RECORD_COLUMNS);
  const { dosyaBilgi, il, ilce, courtName } = texts;
  const title = textOf(fields, 'title') ?? madeTitle(texts);
  if (title === undefined) throw new FieldError('title: boş olamaz');
  if (isNews(title, fields)) throw new FieldError('title: haber başlığı, ihale ilanı değil');
  const kind = parseKind({
    number: textOf(fields, 'categoryNumber') ?? textOf(fields, 'category'),
    tur: textOf(fields, 'tur'),
    title,
    places: [il, ilce],
  });
  if (!kind.categoryNumber) throw new FieldError(kind.reason);
  const end = dateOf(fields);
  const images = parseFileList(fields.allImages);
  const imageUrl = parseFileAddress(texts.imageUrl ?? '') ?? images[0] ?? null;
  const { hasOwnKey, ...identity } = identityOf(fields, title);
  const record: ListingRecord = {
    ...texts,
    ...identity,
    title,
    dosyaBilgi: dosyaBilgi && normaliseFileNumber(dosyaBilgi),
    price: priceOf(fields),
    ...placeOf(il, ilce, texts.location),
    endDate: end?.at ?? null,
    endDateIsDayOnly: end !== undefined && (end.isDayOnly || flagOf(fields, 'endDateIsDayOnly') === '1'),
    endDateIsDerived: end?.isDayOnly === true && flagOf(fields, 'endDateIsDerived') === '1',
    categoryNumber: kind.categoryNumber,
    tur: kind.tur,
    courtName: courtName && normaliseOfficeName(courtName),
    ...roundOf(fields),
    sulhMahkeme: flagOf(fields, 'sulhMahkeme') ?? (courtName !== null && isSulhOffice(courtName) ? '1' : '0'),
    imageUrl,
    allImages: (images.length === 0 && imageUrl !== null ? [imageUrl] : images).join(','),
    documentFiles: parseFileList(fields.documentFiles),
    status: statusOf(textOf(fields, 'status')),
  };
  // The file's own values stay. If it doesn't state the type, the title is more reliable than the first noun in it.
  return { record: withTitle(wholeShare(record), saysType(fields) ? [] : ['tur']), hasOwnKey };
}

/** Returns the round of the auction. A file that doesn't state it means the first round, marked as derived. */
function roundOf(fields: ListingFields): Pick<ListingRecord, 'secondRound' | 'roundIsDerived'> {
  const secondRound = flagOf(fields, 'secondRound') ?? '0';
  const isSaid = flagOf(fields, 'secondRound') !== undefined && flagOf(fields, 'roundIsDerived') !== '1';
  return { secondRound, roundIsDerived: secondRound === '0' && !isSaid };
}

/** `category` may contain the type. */
function saysType(fields: ListingFields): boolean {
  const category = foldTurkish(textOf(fields, 'categoryNumber') ?? textOf(fields, 'category') ?? '');
  return textOf(fields, 'tur') !== null || ALL_SUB_CATEGORIES.some((name) => foldTurkish(name) === category);
}

/** `Tam` and `1/1` mean the whole; a share of unknown size is written in words (D55). */
function wholeShare(record: ListingRecord): ListingRecord {
  if (record.hisse === null || parseShare(record.hisse)?.part !== parseShare(record.hisse)?.whole) return record;
  const isShareSale = !/^(?:tam|tamami|butun|butunu|1 ?\/ ?1)/.test(foldTurkish(record.hisse));
  const { values = {}, conflicts = [] } = record.noticeValues ?? {};
  const said = { isShareSale: { value: isShareSale, sentence: null, from: 'source' as const } };
  return { ...record, hisse: null, noticeValues: { values: { ...values, ...said }, conflicts } };
}

/** Optional text fields. */
type PlainField = {
  [Field in RecordField]: null extends StoredRecord[Field]
    ? StoredRecord[Field] extends string | null
      ? Field
      : never
    : never;
}[RecordField];

/** Returns all optional texts, each read according to its rule; the caller processes some of them further. */
export function plainTexts<Field extends string>(
  fields: GivenFields<Field>,
  columns: readonly RecordColumn<Field>[],
): Record<PlainField, string | null> {
  const texts = columns.flatMap(({ field, text, unknown }) =>
    text && unknown === null ? [[field, readPlainText(fields, field, text)]] : [],
  );
  // safe: the fields of text columns whose unknown value is `null`
  return Object.fromEntries(texts) as Record<PlainField, string | null>;
}

function readPlainText<Field extends string>(
  fields: GivenFields<Field>,
  field: NoInfer<Field>,
  { cleaning }: TextRule,
): string | null {
  if (cleaning === 'maskedParagraphs') return longTextOf(fields, field);
  const text = textOf(fields, field);
  return cleaning === 'link' ? (parseWebAddress(text ?? '') ?? null) : text;
}

/** Returns a field's text before any cleaning; a number counts as its digits, an empty text as missing. */
function longTextOf<Field extends string>(fields: GivenFields<Field>, field: NoInfer<Field>): string | null {
  const value = fields[field];
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value !== 'string') throw new FieldError(`${field}: metin olmalıdır`);
  return value.trim() === '' ? null : value;
}

function textOf<Field extends string>(fields: GivenFields<Field>, field: NoInfer<Field>): string | null {
  const long = longTextOf(fields, field);
  return (long && cleanText(long)) || null;
}

const MACHINE_NUMBER = /^[+-]?\d+(?:\.\d{1,2})?$/;

function priceOf(fields: ListingFields): number | null {
  const text = textOf(fields, 'price');
  if (text === null || text === '-') return null;
  // In Turkish notation a point groups thousands: `1.694` is not a decimal number, `1694.5` is.
  const price =
    typeof fields.price === 'number'
      ? fields.price
      : (parseTurkishNumber(text) ?? (MACHINE_NUMBER.test(text) ? Number(text) : Number.NaN));
  if (!Number.isFinite(price)) throw new FieldError(`price: “${excerpt(text)}” bir tutar değil`);
  if (price < 0) throw new FieldError('price: negatif olamaz');
  return price;
}

function dateOf(fields: ListingFields): ReturnType<typeof parseDate> {
  const text = textOf(fields, 'endDate');
  if (text === null || text === '-') return undefined;
  const parsed = parseDate(text);
  if (!parsed) throw new FieldError(`endDate: “${excerpt(text)}” geçerli bir tarih değil`);
  return parsed;
}

const YES = new Set(['1', 'true', 'evet', 'yes']);
const NO = new Set(['0', 'false', 'hayir', 'no']);

function flagOf(fields: ListingFields, field: keyof ListingFields): Flag | undefined {
  const text = textOf(fields, field);
  if (text === null) return undefined;
  const folded = foldTurkish(text);
  if (YES.has(folded)) return '1';
  if (NO.has(folded)) return '0';
  throw new FieldError(`${field}: 0 ya da 1 olmalıdır`);
}

function statusOf(text: string | null): ListingStatus {
  if (text === null) return 'open';
  const status = toldOutcome(text) ?? PROPERTY_STATUSES.find((candidate) => candidate === foldTurkish(text));
  if (!status) throw new FieldError(`status: şunlardan biri olmalıdır: ${PROPERTY_STATUSES.join(', ')}`);
  return status;
}

/**
 * Returns the province and district by their official names (D14). A district that the province doesn't have is kept in
 * `location`, where users still see it. Without a province, a district is used only if a single province has it.
 */
function placeOf(il: string | null, ilce: string | null, location: string | null) {
  const province = il === null ? undefined : findProvince(il);
  if (il !== null && province === undefined) throw new FieldError(`il: “${excerpt(il)}” bir il değil`);
  if (ilce === null) return { il: province ?? null, ilce: null, location };
  if (province === undefined) {
    const [only, another] = findDistricts(ilce);
    if (only && !another) return { il: only.province, ilce: only.district, location };
  } else {
    const district = findDistrictIn(province, ilce);
    if (district !== undefined) return { il: province, ilce: district, location };
  }
  const place = [ilce, province].filter((name) => name !== undefined).join(', ');
  return { il: province ?? null, ilce: null, location: location ?? place };
}

const SOURCE = /^[a-z0-9][a-z0-9._-]{0,49}$/;
/** `emlakkulisi.com/…/660274`, `ilan.gov.tr ad page`, `extract 525`. */
const CITATION = /\/|\.\S* | \S*\d/;
const IDENTIFYING = ['courtName', 'dosyaBilgi', 'title', 'il', 'ilce', 'mahalleKoy', 'ada', 'parsel', 'hisse'] as const;
const ALSO_IDENTIFYING = ['tur', 'carAge', 'carModel', 'sourceUrl', 'uyapLink'] as const;

/**
 * Returns what identifies the listing: the given key, otherwise a fingerprint of everything that does not change while
 * it is announced. Office and file number alone would merge all the lots of a file into one listing.
 */
function identityOf(fields: ListingFields, title: string) {
  const said = textOf(fields, 'source') ?? 'import';
  // The place where somebody found the listing is not the name of a source.
  const source = CITATION.test(said) ? 'import' : said;
  if (!SOURCE.test(source)) throw new FieldError('source: küçük harf, rakam, nokta, tire ve alt çizgiden oluşmalıdır');
  const given = textOf(fields, 'sourceKey') ?? textOf(fields, 'id') ?? textOf(fields, 'auctionId');
  if (given !== null) return { source, sourceKey: given, hasOwnKey: true };
  const parts = [...IDENTIFYING, ...ALSO_IDENTIFYING].map((field) => foldTurkish(textOf(fields, field) ?? ''));
  const hash = createHash('sha256').update(JSON.stringify([title, ...parts]));
  return { source, sourceKey: `h-${hash.digest('base64url').slice(0, 27)}`, hasOwnKey: false };
}

function excerpt(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
