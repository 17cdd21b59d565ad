import { maskPersonalData } from '#server/features/masking/index.ts';
import { type PropertyRecord, propertyRecordSchema } from '#shared/properties.ts';
import { MAX_PRICE } from '#shared/search-parameters.ts';
import { cleanText } from '#shared/turkish-text.ts';
import { cleanNoticeValues } from './clean-notice-values.ts';

type TextField = {
  [F in keyof PropertyRecord]-?: PropertyRecord[F] extends string | null ? F : never;
}[keyof PropertyRecord];

/** How each text is cleaned and how long it may be; `masked` texts are written by people and may name persons (D18). */
const TEXT_RULES: Readonly<Record<TextField, { limit: number; kind: 'plain' | 'masked' | 'maskedParagraphs' }>> = {
  source: { limit: 50, kind: 'plain' },
  sourceKey: { limit: 200, kind: 'plain' },
  sourceUrl: { limit: 2000, kind: 'plain' },
  auctionId: { limit: 100, kind: 'plain' },
  title: { limit: 500, kind: 'masked' },
  dosyaBilgi: { limit: 200, kind: 'masked' },
  il: { limit: 50, kind: 'plain' },
  ilce: { limit: 50, kind: 'plain' },
  mahalleKoy: { limit: 200, kind: 'masked' },
  ada: { limit: 100, kind: 'plain' },
  parsel: { limit: 200, kind: 'plain' },
  location: { limit: 1000, kind: 'masked' },
  categoryNumber: { limit: 1, kind: 'plain' },
  tur: { limit: 100, kind: 'plain' },
  courtName: { limit: 300, kind: 'masked' },
  secondRound: { limit: 1, kind: 'plain' },
  sulhMahkeme: { limit: 1, kind: 'plain' },
  hisse: { limit: 200, kind: 'plain' },
  imageUrl: { limit: 2000, kind: 'plain' },
  allImages: { limit: 50_000, kind: 'plain' },
  description: { limit: 100_000, kind: 'maskedParagraphs' },
  uyapLink: { limit: 2000, kind: 'plain' },
  parselLink: { limit: 2000, kind: 'plain' },
  degerleme: { limit: 2000, kind: 'plain' },
  kaydindakiSerhler: { limit: 100_000, kind: 'maskedParagraphs' },
  carAge: { limit: 50, kind: 'plain' },
  carModel: { limit: 100, kind: 'plain' },
  status: { limit: 10, kind: 'plain' },
};
const TEXT_FIELDS = Object.entries(TEXT_RULES) as [TextField, (typeof TEXT_RULES)[TextField]][]; // keys of the record above
const MAX_DOCUMENTS = 200;
const MAX_ADDRESS_LENGTH = 2000;
const EARLIEST_END = Date.UTC(1990, 0, 1);
const LATEST_END = Date.UTC(2100, 0, 1);

/** A record as it may be stored, or the Turkish reason, naming the field, why it may not. */
export type CleanedRecord = { record: PropertyRecord; reason?: undefined } | { record?: undefined; reason: string };

/** Checks a record, cleans its texts and masks personal data in them (D18). Never throws, whatever it is given. */
export function cleanRecord(given: PropertyRecord): CleanedRecord {
  const parsed = propertyRecordSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { reason: `${issue?.path.join('.') || 'kayıt'}: geçersiz değer` };
  }
  const record = parsed.data;
  const reason = cleanTexts(record) ?? cleanDocuments(record) ?? faultOfPrice(record) ?? faultOfEndDate(record);
  if (reason !== undefined) return { reason };
  if (record.price !== null) record.price = Math.round(record.price * 100) / 100;
  if (record.soldPrice) record.soldPrice = Math.round(record.soldPrice * 100) / 100;
  if (record.noticeValues) record.noticeValues = cleanNoticeValues(record.noticeValues, record.description);
  return { record };
}

function cleanTexts(record: PropertyRecord): string | undefined {
  const texts: Record<TextField, string | null> = record;
  for (const [field, { limit, kind }] of TEXT_FIELDS) {
    const given = texts[field];
    if (given === null) continue;
    // Bounded before the work of cleaning, with room for white space that cleaning takes away.
    if (given.length > limit * 2) return tooLong(field, limit);
    const cleaned = kind === 'maskedParagraphs' ? cleanParagraphs(given) : cleanLine(given);
    const text = kind === 'plain' ? cleaned : maskPersonalData(cleaned);
    if (text.length > limit) return tooLong(field, limit);
    texts[field] = text === '' && field !== 'allImages' ? null : text;
  }
  for (const field of ['source', 'sourceKey', 'title', 'tur'] as const) {
    if (texts[field] === null) return `${field}: boş olamaz`;
  }
  return undefined;
}

function tooLong(field: string, limit: number): string {
  return `${field}: en çok ${limit} karakter olabilir`;
}

/** Anything but Latin text with its usual signs: looking for it is many times faster than the work it can spare. */
const UNUSUAL = /[^\n -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u20a0-\u20c0]/;
const LINE_BREAK = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
/** Whatever is no text, and white space of other kinds than the plain space and the line break. */
const ODD_CHARACTER = /[[\p{Cc}\p{Cf}\p{Z}\uFFFD]--[\n\x20]]/gv;

/** One line of text: letters and their marks in one piece (`I\u0307` → `İ`), white space collapsed. */
function cleanLine(text: string): string {
  return cleanText(UNUSUAL.test(text) ? text.normalize('NFC') : text);
}

/** Text without control characters and broken surrogates, its lines kept, at most one empty line between two. */
export function cleanParagraphs(text: string): string {
  const plain = UNUSUAL.test(text)
    ? text.normalize('NFC').toWellFormed().replace(LINE_BREAK, '\n').replace(ODD_CHARACTER, ' ')
    : text;
  return plain
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, (gap) => (gap.indexOf('\n') === gap.lastIndexOf('\n') ? '\n' : '\n\n'))
    .trim();
}

function cleanDocuments(record: PropertyRecord): string | undefined {
  if (record.documentFiles.length > MAX_DOCUMENTS) return `documentFiles: en çok ${MAX_DOCUMENTS} belge olabilir`;
  record.documentFiles = record.documentFiles.map((address) => cleanText(address)).filter((address) => address !== '');
  const isLong = record.documentFiles.some((address) => address.length > MAX_ADDRESS_LENGTH);
  return isLong ? tooLong('documentFiles', MAX_ADDRESS_LENGTH) : undefined;
}

function faultOfPrice({ price, soldPrice = null }: PropertyRecord): string | undefined {
  if (price !== null && price > MAX_PRICE) return `price: en çok ${MAX_PRICE} olabilir`;
  if (soldPrice !== null && soldPrice > MAX_PRICE) return `soldPrice: en çok ${MAX_PRICE} olabilir`;
  return undefined;
}

function faultOfEndDate({ endDate }: PropertyRecord): string | undefined {
  if (endDate === null) return undefined;
  const time = endDate.getTime();
  return time >= EARLIEST_END && time < LATEST_END ? undefined : 'endDate: 1990 ile 2099 arasında bir tarih olmalıdır';
}
