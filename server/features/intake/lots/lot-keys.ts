import type { ListingRecord } from '#shared/listings.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

export type LotKeys = { readonly parcelKey: string | null; readonly fileKey: string | null };

const FILE_NUMBER = /(\d{4})\s*\/\s*(\d+)/;

/**
 * Returns the keys by which listings of one lot are found, so that not all listings must be compared: the parcel, or
 * the number of the file, in one province. Equal keys do not prove the same lot: a file or a parcel can have many.
 */
export function lotKeys({
  il,
  ada,
  parsel,
  dosyaBilgi,
}: Pick<ListingRecord, 'il' | 'ada' | 'parsel' | 'dosyaBilgi'>): LotKeys {
  if (il === null) return { parcelKey: null, fileKey: null };
  const province = foldTurkish(il);
  const [, year, number] = FILE_NUMBER.exec(dosyaBilgi ?? '') ?? [];
  return {
    parcelKey: parsel === null ? null : [province, compact(ada ?? ''), compact(parsel)].join(' '),
    fileKey: year && number ? `${province} ${year}/${Number(number)}` : null,
  };
}

function compact(text: string): string {
  return foldTurkish(text).replace(/\s+/g, '');
}
