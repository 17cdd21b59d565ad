import { officeKey } from '#server/turkish/office-key.ts';
import { normaliseOfficeName } from '#server/turkish/office-names.ts';
import { readOfficePhone } from '#server/turkish/office-phone.ts';
import type { OfficeContact } from '#shared/listings.ts';
import { cleanText, foldTurkish } from '#shared/text/turkish-text.ts';

/** A cleaned row of a directory of offices; `key` is the same for all spellings of its name. */
export type OfficeRow = OfficeContact & { readonly key: string; readonly name: string };

type Column = 'name' | 'address' | 'phone' | 'email';
/** Column names of directories, folded, without blanks and punctuation. */
const COLUMNS: ReadonlyMap<string, Column> = new Map(
  Object.entries({
    name: ['office', 'officename', 'courtname', 'daire', 'daireadi', 'icradairesi', 'birim', 'birimadi', 'mudurluk'],
    address: ['address', 'adres', 'adresi'],
    phone: ['phone', 'telefon', 'telefonu', 'tel', 'telefonno'],
    email: ['email', 'mail', 'eposta', 'epostaadresi'],
  } as const satisfies Record<Column, readonly string[]>).flatMap(([column, names]) =>
    // safe: the keys of the literal
    names.map((name): [string, Column] => [name, column as Column]),
  ),
);
/** The maximum length of a column's title. */
const LONGEST_TITLE = 40;
const CONTACTS = ['address', 'phone', 'email'] as const satisfies readonly Column[];
const LONGEST = { name: 120, address: 300, phone: 100, email: 254 } as const;
const EMAIL = /^[^\s@<>"(),:;\\[\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** Returns the column of a directory of offices that a name means; `undefined` for any other name. */
export function findOfficeColumn(name: string): Column | undefined {
  return name.length > LONGEST_TITLE ? undefined : COLUMNS.get(plainName(name));
}

/** Folded columns that only listings have, because a listing names its office too. */
const LISTING_COLUMNS: ReadonlySet<string> = new Set(
  ['title', 'dosyaBilgi', 'price', 'endDate', 'category', 'categoryNumber', 'tur', 'description'].map(plainName),
);

function isOfListing(name: string): boolean {
  return name.length <= LONGEST_TITLE && LISTING_COLUMNS.has(plainName(name));
}

function plainName(name: string): string {
  return foldTurkish(name).replace(/[^a-z]/g, '');
}

/** Whether an object has the columns of a directory of offices: a name and a contact, and no column of a listing. */
export function looksLikeOffice(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  const columns = new Set(names.map(findOfficeColumn));
  return columns.has('name') && CONTACTS.some((column) => columns.has(column)) && !names.some(isOfListing);
}

/**
 * Parses one row of a directory. Returns a Turkish reason that names the column if it is invalid. A mobile number
 * belongs to a person and is rejected (D29).
 */
export function parseOffice(value: Readonly<Record<string, unknown>>): OfficeRow | { readonly reason: string } {
  const given: Partial<Record<Column, string>> = {};
  for (const [title, text] of Object.entries(value)) {
    const column = findOfficeColumn(title);
    if (column === undefined || text === null || text === undefined) continue;
    if (typeof text !== 'string' && typeof text !== 'number') return { reason: `${title}: bir metin olmalıdır` };
    const clean = cleanText(String(text).toWellFormed().normalize('NFC'));
    if (clean.length > LONGEST[column]) return { reason: `${title}: en çok ${LONGEST[column]} karakter olabilir` };
    if (clean !== '') given[column] ??= clean;
  }
  const { name, address = null, email } = given;
  if (name === undefined) return { reason: 'daire: boş olamaz' };
  const key = officeKey(name);
  if (!/[a-z]{3}/.test(key)) return { reason: `daire: “${name}” bir daire adı değil` };
  const phone = given.phone === undefined ? null : officePhone(given.phone);
  // The value is not quoted: it may be a person's.
  if (phone === undefined) return { reason: 'telefon: sabit bir telefon numarası değil (örnek: 0312 555 44 33)' };
  if (email !== undefined && !EMAIL.test(email)) return { reason: 'e-posta: geçerli bir e-posta adresi değil' };
  if (address === null && phone === null && email === undefined)
    return { reason: `daire: “${name}” için adres, telefon ya da e-posta yok` };
  return { key, name: normaliseOfficeName(name), address, phone, email: email?.toLowerCase() ?? null };
}

function officePhone(text: string): string | undefined {
  const read = readOfficePhone(text);
  return read && !/[\p{L}\d]/u.test(read.rest) ? read.phone : undefined;
}
