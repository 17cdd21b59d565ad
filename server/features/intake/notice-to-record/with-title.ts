import type { NoticeLot } from '#server/features/intake/notices/index.ts';
import { readTitle } from '#server/features/intake/titles/index.ts';
import { UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { NoticeValues, Origin } from '#shared/notice-values.ts';
import { findDistricts, findProvince } from '#shared/places/places.ts';
import { lotValuesOf } from './notice-values-of.ts';
import { fieldsSaid } from './record-fields.ts';

export const TITLE_FIELDS = [
  'tur',
  'il',
  'ilce',
  'mahalleKoy',
  'ada',
  'parsel',
  'courtName',
  'dosyaBilgi',
  'hisse',
  'carModel',
] as const satisfies readonly (keyof ListingRecord)[];
export type TitleField = (typeof TITLE_FIELDS)[number];
type Values = NoticeValues['values'];

/**
 * Adds the values that the title states to a record, with the title as their sentence. Fills empty fields. The `weak`
 * ones, which come from a category or a place of the source, are replaced if the title differs, and marked as the
 * source's if it states nothing: the notice has priority over both (D17).
 */
export function withTitle(record: ListingRecord, weak: readonly TitleField[] = []): ListingRecord {
  const lot = placeChecked(readTitle(record.title, record), record, weak);
  const isKind = (lot.categoryNumber?.value ?? record.categoryNumber) === record.categoryNumber;
  const { values, conflicts } = record.noticeValues ?? { values: {}, conflicts: [] };
  const read = lotValuesOf(lot, isKind);
  const said: Record<string, unknown> = fieldsSaid(isKind ? lot : saleOf(lot));
  const filled = TITLE_FIELDS.flatMap((field) =>
    said[field] !== undefined && (record[field] === null || weak.includes(field) || isUnknownKind(record, field))
      ? [[field, said[field]]]
      : [],
  );
  const completed: ListingRecord = { ...record, ...Object.fromEntries(filled) };
  if (lot.locality) completed.location ??= placeLine(completed, lot.locality.value);
  const all = { ...weakValues(completed, weak), ...marked(read, 'title'), ...values };
  return withOffice({ ...completed, noticeValues: orNothing({ values: all, conflicts }) });
}

/** Drops a place in a different province from the stated one: it is an office's, or a misread word. */
function placeChecked(lot: NoticeLot, { il }: ListingRecord, weak: readonly TitleField[]): NoticeLot {
  if (il === null || weak.includes('il') || (lot.il?.value ?? il) === il) return lot;
  const { il: _il, ilce: _ilce, mahalleKoy: _quarter, locality: _locality, ...others } = lot;
  return others;
}

function isUnknownKind({ tur, categoryNumber }: ListingRecord, field: TitleField): boolean {
  return field === 'tur' && tur === UNKNOWN_SUB_CATEGORY[categoryNumber];
}

function saleOf({ share, isShareSale, courtName, dosyaBilgi }: NoticeLot): NoticeLot {
  return {
    ...(share && { share }),
    ...(isShareSale && { isShareSale }),
    ...(courtName && { courtName }),
    ...(dosyaBilgi && { dosyaBilgi }),
  };
}

/** A locality is not a neighbourhood, so it is put into the shown `location`. */
function placeLine({ ilce, il }: ListingRecord, locality: string): string {
  return [locality, ilce, il].filter((name) => name !== null).join(', ');
}

function marked(values: Values, from: Origin): Values {
  const entries = Object.entries(values).map(([name, said]) => [name, { ...said, from }]);
  // safe: the same values, each with its origin
  return Object.fromEntries(entries) as Values;
}

/** Returns the values that only a field of the source states. */
function weakValues(record: ListingRecord, weak: readonly TitleField[]): Values {
  const { tur, il, ilce, categoryNumber } = record;
  return marked(
    {
      ...(weak.includes('tur') && tur !== UNKNOWN_SUB_CATEGORY[categoryNumber] && { tur: unsaid(tur) }),
      ...(weak.includes('il') && il !== null && { il: unsaid(il) }),
      ...(weak.includes('ilce') && ilce !== null && { ilce: unsaid(ilce) }),
    },
    'source',
  );
}

const unsaid = (value: string) => ({ value, sentence: null });

/** Vehicles and goods are where the office is; land need not be, so its place stays unknown. */
function withOffice(record: ListingRecord): ListingRecord {
  const { categoryNumber, courtName, il } = record;
  if (il !== null || categoryNumber === '1' || courtName === null) return record;
  const province = provinceOfOffice(courtName);
  if (province === undefined) return record;
  const { values = {}, conflicts = [] } = record.noticeValues ?? {};
  const said = { il: { value: province, sentence: courtName, from: 'office' as const } };
  return { ...record, il: province, noticeValues: { values: { ...values, ...said }, conflicts } };
}

/**
 * Returns the province of an office: `Malatya İcra Dairesi`; for a district's office only if no other province has a
 * district of that name.
 */
function provinceOfOffice(courtName: string): string | undefined {
  const [town = ''] = courtName.split(' ');
  const [only, another] = findDistricts(town);
  return findProvince(town) ?? (another ? undefined : only?.province);
}

function orNothing(read: NoticeValues): NoticeValues | null {
  return Object.keys(read.values).length > 0 || read.conflicts.length > 0 ? read : null;
}
