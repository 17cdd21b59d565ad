import { LRUCache } from 'lru-cache';
import { RECORD_COLUMNS, type RecordField } from '#server/database/record-columns.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/**
 * Fields of a listing in a file, under our names: those of a record, and `id` and `category` of the specification (§3).
 */
export type GivenFields<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;
type ListingField = 'id' | 'category' | RecordField;
export type ListingFields = GivenFields<ListingField>;

const MOST_FIELDS = 500;
const LONGEST_NAME = 50;

/** Makes `endDate`, `end_date`, `EndDate` and `END DATE` the same name. */
function plainName(name: string): string {
  return foldTurkish(name).replace(/[\s_-]/g, '');
}

/** Returns a function that finds which of these fields a name in a file means. */
export function fieldFinder<Field extends string>(fields: readonly Field[]): (name: string) => Field | undefined {
  const byPlainName = new Map(fields.map((field) => [plainName(field), field]));
  // Cached, because files repeat the same few names a million times.
  const byGivenName = new LRUCache<string, { field: Field | undefined }>({ max: 2000 });
  return (name) => {
    if (name.length > LONGEST_NAME) return undefined;
    const known = byGivenName.get(name);
    if (known) return known.field;
    const field = byPlainName.get(plainName(name));
    byGivenName.set(name, { field });
    return field;
  };
}

const findOwnField = fieldFinder<ListingField>(['id', 'category', ...RECORD_COLUMNS.map(({ field }) => field)]);

/** Names that people and other programs use for our fields. */
const OTHER_NAMES = {
  başlık: 'title',
  kind: 'tur',
  cinsi: 'tur',
  'ilan türü': 'tur',
  property_type: 'tur',
  office: 'courtName',
  daire: 'courtName',
  'icra dairesi': 'courtName',
  'satışı yapan daire': 'courtName',
  birimAdi: 'courtName',
  fileNo: 'dosyaBilgi',
  'dosya no': 'dosyaBilgi',
  'dosya numarası': 'dosyaBilgi',
  'esas no': 'dosyaBilgi',
  'muhammen bedel': 'price',
  'muhammen bedeli': 'price',
  'muhammen bedel tl': 'price',
  bedel: 'price',
  fiyat: 'price',
  province: 'il',
  şehir: 'il',
  district: 'ilce',
  mahalle: 'mahalleKoy',
  köy: 'mahalleKoy',
  'satış günü': 'endDate',
  'birinci satış günü': 'endDate',
  'sale day': 'endDate',
  'ihale tarihi': 'endDate',
  'bitiş tarihi': 'endDate',
  'ihale no': 'auctionId',
  'ilan metni': 'description',
  url: 'sourceUrl',
  bağlantı: 'sourceUrl',
} as const satisfies Readonly<Record<string, ListingField>>;
type OtherName = keyof typeof OTHER_NAMES;
// safe: the keys of the same table
const findOtherName = fieldFinder<OtherName>(Object.keys(OTHER_NAMES) as OtherName[]);

/** Returns the field that a name in a file means; `undefined` for an unknown name. */
export function findListingField(name: string): ListingField | undefined {
  const other = findOtherName(name);
  return findOwnField(name) ?? (other && OTHER_NAMES[other]);
}

/** Returns the known fields of an object, under whatever names; `undefined` if it is not an object. */
export function readListingFields(given: unknown): ListingFields | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const fields: Partial<Record<ListingField, unknown>> = {};
  const entries = Object.entries(given).slice(0, MOST_FIELDS);
  // Our own names have priority over other names for the same field.
  for (const find of [findOwnField, findListingField])
    for (const [name, value] of entries) {
      const field = find(name);
      if (field !== undefined && fields[field] === undefined) fields[field] = value;
    }
  // A saved notice, perhaps with somebody's additional fields: `{"text": "T.C. …"}`.
  if (fields.description === undefined && fields.title === undefined && 'text' in given)
    fields.description = given.text;
  return fields;
}
