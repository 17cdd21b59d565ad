import { parseFileNumber } from '#server/turkish/file-numbers.ts';
import { compareOffices, officeKey } from '#server/turkish/office-key.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/** The compared values of a lot: fields of a listing, and values that only its notice states. */
export type ComparedLot = Pick<
  ListingRecord,
  'categoryNumber' | 'tur' | 'il' | 'ilce' | 'mahalleKoy' | 'courtName' | 'dosyaBilgi' | 'ada' | 'parsel' | 'hisse'
> & {
  unit?: string | null | undefined;
  block?: string | null | undefined;
  areaM2?: number | null | undefined;
  /** Whether a share is sold, whatever its size; absent if nothing says so (D55). */
  isShareSale?: boolean | undefined;
};

export type LotComparison = 'same' | 'different' | 'unsure';

/** A share of unknown size: never the whole. It does not identify a lot, because the file may sell several shares. */
const UNKNOWN_SHARE = '?';

/** Kinds that are sold as a whole parcel; anything else may be one of several units on it. */
const WHOLE_PARCELS = new Set(['Arsa', 'Tarla', 'Bağ', 'Bahçe', 'Zeytinlik', 'Müstakil Ev', 'Fabrika', 'Bina', 'Otel']);

/**
 * Returns a key for a lot of real estate across rounds and sources: province, district, quarter, office, file, parcel,
 * unit and share, in normalised spelling. `undefined` if a part that could distinguish it from another lot of the same
 * file is unknown: office and file number alone don't identify a lot, and neither does a share of which the file may
 * sell several.
 */
export function lotKeyOf(lot: ComparedLot): string | undefined {
  if (lot.categoryNumber !== '1') return undefined;
  const parts = partsOf(lot);
  if (!parts.file.includes(' ') || parts.unit === '' || !isOnlyShare(parts.share)) return undefined;
  const needed = [parts.il, parts.ilce, parts.quarter, parts.office, parts.file, parts.ada, parts.parsel];
  if (needed.some((part) => part === '')) return undefined;
  return [...needed, parts.block, parts.unit, parts.share].join('|');
}

/**
 * Compares two listings. `different` if they contradict each other, `same` only if everything that identifies a lot is
 * known for both and agrees, otherwise `unsure`, which must never be merged: for example the same flat announced with a
 * different area.
 */
export function isSameLot(a: ComparedLot, b: ComparedLot): LotComparison {
  if (contradict(a, b)) return 'different';
  const key = lotKeyOf(a);
  if (key === undefined || key !== lotKeyOf(b)) return 'unsure';
  return isKnown(a.areaM2) && isKnown(b.areaM2) && Math.abs(a.areaM2 - b.areaM2) > 0.005 ? 'unsure' : 'same';
}

type Parts = Record<
  'il' | 'ilce' | 'quarter' | 'office' | 'file' | 'ada' | 'parsel' | 'unit' | 'block' | 'share',
  string
>;

function partsOf(lot: ComparedLot): Parts {
  const unit = bare(lot.unit).replace(/^0+(?=\d)/, '');
  return {
    il: bare(lot.il),
    ilce: bare(lot.ilce),
    quarter: bare(lot.mahalleKoy).replace(/ (?:mahallesi|mahalle|mah|mh|koyu|koy)$/, ''),
    office: lot.courtName === null ? '' : officeKey(lot.courtName),
    file: fileKey(lot.dosyaBilgi),
    ada: numbersOf(lot.ada),
    parsel: numbersOf(lot.parsel),
    // A whole parcel has no unit; for anything else the unit must be known.
    unit: unit || (WHOLE_PARCELS.has(lot.tur) ? '-' : ''),
    block: bare(lot.block).replace(/ ?blok$/, ''),
    share: bare(lot.hisse) === '' && lot.isShareSale ? UNKNOWN_SHARE : shareKey(lot.hisse),
  };
}

function contradict(a: ComparedLot, b: ComparedLot): boolean {
  if (a.categoryNumber !== b.categoryNumber) return true;
  const [one, other] = [partsOf(a), partsOf(b)];
  const places = ['il', 'ilce', 'quarter', 'ada', 'parsel', 'block'] as const;
  if (places.some((name) => differ(one[name], other[name]))) return true;
  if (one.unit !== '-' && other.unit !== '-' && differ(one.unit, other.unit)) return true;
  if (a.isShareSale !== undefined && b.isShareSale !== undefined && a.isShareSale !== b.isShareSale) return true;
  if (differ(bare(a.hisse) && one.share, bare(b.hisse) && other.share)) return true;
  const [number, otherNumber] = [one.file.split(' '), other.file.split(' ')];
  if (differ(number[0] ?? '', otherNumber[0] ?? '') || differ(number[1] ?? '', otherNumber[1] ?? '')) return true;
  return a.courtName !== null && b.courtName !== null && compareOffices(a.courtName, b.courtName) === 'other';
}

/** Whether both are known and different. */
function differ(a: string, b: string): boolean {
  return a !== '' && b !== '' && a !== b;
}

function isKnown(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}

function bare(text: string | null | undefined): string {
  return foldTurkish((text ?? '').normalize('NFC'))
    .replace(/[^a-z0-9/]+/g, ' ')
    .trim();
}

/** `2026/31 talimat`; only the number if the kind of file is unknown. */
function fileKey(dosyaBilgi: string | null): string {
  const file = parseFileNumber((dosyaBilgi ?? '').trim());
  return file ? `${file.year}/${Number(file.number)} ${bare(file.kind)}`.trim() : '';
}

/** Several parcels are the same lot in any order. */
function numbersOf(text: string | null): string {
  const numbers = (text ?? '').match(/\d+/g) ?? [];
  return numbers
    .map(Number)
    .toSorted((a, b) => a - b)
    .join(',');
}

/** Returns a share as a fraction in lowest terms; `1/1` if none is stated. */
function shareKey(hisse: string | null): string {
  const [, part, whole] = /^\s*(\d{1,9})\s*\/\s*(\d{1,9})\s*$/.exec(hisse ?? '') ?? [];
  if (part === undefined || whole === undefined) return bare(hisse) === '' ? '1/1' : bare(hisse);
  const [top, bottom] = [Number(part), Number(whole)];
  const divisor = greatestDivisor(top, bottom) || 1;
  return `${top / divisor}/${bottom / divisor}`;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** Whether the share is more than half: the same file may sell several smaller shares of the same size. */
function isOnlyShare(share: string): boolean {
  const [part = Number.NaN, whole = Number.NaN] = share.split('/').map(Number);
  return part / whole > 0.5 && part <= whole;
}
