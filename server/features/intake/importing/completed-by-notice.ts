import { lotFields, madeTitle, nounOf } from '#server/features/intake/notice-to-record/index.ts';
import { type NoticeLot, parseKind, readNotice } from '#server/features/intake/notices/index.ts';
import { UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { ListingFields } from './listing-fields.ts';

const LONGEST_NOTICE = 200_000;
const KIND_WITHIN = 3000;

/** Whether a listing has a notice but no title. */
export function withoutTitle({ title, description }: ListingFields): boolean {
  return (title === undefined || title === null || title === '') && typeof description === 'string';
}

/** Completes a listing that is little more than its notice: fills missing fields from the notice, and makes a title. */
export function completedByNotice(given: ListingFields, now: Date): ListingFields {
  const text = String(given.description).slice(0, LONGEST_NOTICE);
  const { lots } = readNotice(text);
  const [lot] = lots;
  if (!lot) return given;
  const { endDate, ...said } = lots.length === 1 ? lotFields(lot, '0', now) : firstOf(lot);
  const kind = parseKind({ number: null, tur: null, title: text.slice(0, KIND_WITHIN), places: [] });
  const tur = said.tur ?? (kind.categoryNumber === undefined ? generalKind(said) : kind.tur);
  const named = { ...said, ...(tur !== undefined && { tur }) };
  const ofOne = lots.length === 1 ? { areaM2: lot.areaM2?.value, right: lot.right?.value } : {};
  const categoryNumber = said.categoryNumber ?? kind.categoryNumber;
  const nature = categoryNumber && tur && nounOf(text, { categoryNumber, tur });
  const title = madeTitle({ ...named, ...ofOne, ...(nature && { nature }) });
  return { ...named, ...(endDate && { endDate: endDate.toISOString() }), ...withoutEmpty(given), title };
}

/** Land of an unnamed kind can still get a title if its province is known. */
function generalKind({ il, categoryNumber }: Partial<ListingRecord>): string | undefined {
  return il && categoryNumber ? UNKNOWN_SUB_CATEGORY[categoryNumber] : undefined;
}

/** The fields that all lots of a notice share. */
function firstOf({ courtName, dosyaBilgi, categoryNumber }: NoticeLot): Partial<ListingRecord> {
  return {
    ...(courtName && { courtName: courtName.value }),
    ...(dosyaBilgi && { dosyaBilgi: dosyaBilgi.value }),
    ...(categoryNumber && { categoryNumber: categoryNumber.value }),
  };
}

const withoutEmpty = (given: ListingFields): ListingFields =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ''));
