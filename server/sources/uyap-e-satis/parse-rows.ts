import { z } from 'zod';
import type { ListRow } from '#server/features/intake/collection/index.ts';
import { toldOutcome } from '#server/features/intake/importing/index.ts';
import { withTitle } from '#server/features/intake/notice-to-record/index.ts';
import { parseKind } from '#server/features/intake/notices/index.ts';
import { NOTHING_KNOWN } from '#server/features/intake/recording/index.ts';
import { normaliseFileNumber } from '#server/turkish/file-numbers.ts';
import { isSulhOffice, normaliseOfficeName } from '#server/turkish/office-names.ts';
import { parseDate } from '#server/turkish/parse-date.ts';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { ListingRecord, ListingStatus } from '#shared/listings.ts';
import { parseTurkishNumber } from '#shared/text/money.ts';
import { cleanText, foldTurkish } from '#shared/text/turkish-text.ts';
import { placeInDescription } from './parse-description.ts';

export const SOURCE = 'e-satis';

const text = z.union([z.string(), z.number()]).nullish().catch(null);
const rowSchema = z.object({
  kayitID: z.union([z.number().int().positive(), z.string().regex(/^\d{1,20}$/)]),
  dosyaNoTurKod: text,
  birimAdi: text,
  birimIlAdi: text,
  birimIlceAdi: text,
  malAciklama: text,
  topluKiymetBilgisi: text,
  ihaleBitisZamani: text,
  ihaleSirasi: text,
  satisDurumu: text,
  sonTeklif: text,
  teklifSayi: text,
  teklifSuresiBitmisMi: z.boolean().nullish().catch(null),
  resimAdi: text,
});

/** Fields that every row of a list has, as documented; a row without them belongs to another list. */
const OPEN_FIELDS = ['malAciklama', 'birimAdi', 'ihaleBitisZamani', 'ihaleSirasi'];
const PAST_FIELDS = ['malAciklama', 'birimAdi', 'satisDurumu', 'ihaleSirasi'];

/** Makes the addresses of a listing's page and picture. */
export type RowAddresses = { page(key: string): string; picture(key: string, name: string): string | null };

type Row = z.infer<typeof rowSchema>;

/**
 * `[rows, rows a page, total (-1 on later pages), page]`, as documented for past auctions. For open auctions the code
 * of 2023 to 2025 shows only the rows, so an answer may also be the rows alone.
 */
const row = z.looseObject({});
const pageSchema = z.union([
  z.tuple([z.array(row), z.int().positive(), z.int().min(-1), z.int().positive()]),
  z.array(row).transform((rows): [object[], number, number, number] => [rows, rows.length, -1, 1]),
]);

export type UyapPage = { readonly rows: readonly unknown[] /** Null on later pages. */; readonly total: number | null };

/** Reads a list answer; `undefined` for anything else. */
export function parseUyapPage(given: unknown): UyapPage | undefined {
  const parsed = pageSchema.safeParse(given);
  if (!parsed.success) return undefined;
  const [rows, , total] = parsed.data;
  return { rows, total: total >= 0 ? total : null };
}

/** Results of sales, from the portal's own list. A bidder who was given time to pay has not bought yet. */
const RESULTS: Readonly<Record<string, ListingStatus>> = {
  '0': 'sold',
  '1': 'ended',
  '2': 'ended',
  '3': 'unsold',
  // The creditor takes the lot in exchange for the claim.
  '4': 'sold',
};

/** Folded words that only this list uses; `toldOutcome` knows the others. */
const RESULT_WORDS: Readonly<Record<string, ListingStatus>> = {
  'satis islemleri tamamlandi': 'sold',
  'alacaga mahsuben': 'sold',
};

/** Reads a row of the open auctions or, if `pastKind` names the kind that was requested, of the past auctions. */
export function parseUyapRow(given: unknown, addresses: RowAddresses, pastKind?: CategoryNumber): ListRow {
  const parsed = rowSchema.safeParse(given);
  if (!parsed.success) return { reason: `${parsed.error.issues[0]?.path.join('.') || 'kayıt'}: geçersiz değer`, given };
  const missing = (pastKind === undefined ? OPEN_FIELDS : PAST_FIELDS).find((field) => !hasField(given, field));
  if (missing !== undefined) return { reason: `${missing}: alan yok`, given };
  const row = parsed.data;
  const status = statusOf(row, pastKind !== undefined);
  if (status === undefined) return { reason: 'status: satisDurumu tanınmıyor', given };
  const key = String(row.kayitID);
  const description = cleanText(String(row.malAciklama ?? ''));
  const place = placeInDescription(description);
  const office = cleanText(String(row.birimAdi ?? ''));
  const title = titleOf(row, description);
  const kind = parseKind({
    number: pastKind ?? place.kind ?? null,
    tur: null,
    title: description || title,
    places: [place.il, place.ilce],
  });
  if (kind.categoryNumber === undefined) return { reason: kind.reason, given };
  const price = readPrice(row.topluKiymetBilgisi);
  if (price === undefined) return { reason: 'price: topluKiymetBilgisi bir tutar değil', given };
  const end = readTime(row.ihaleBitisZamani);
  if (end === undefined) return { reason: 'endDate: ihaleBitisZamani geçerli bir tarih değil', given };
  const address = addresses.page(key);
  const picture = row.resimAdi ? addresses.picture(key, String(row.resimAdi)) : null;
  const record: ListingRecord = {
    ...NOTHING_KNOWN,
    documentFiles: [],
    source: SOURCE,
    sourceKey: key,
    sourceUrl: address,
    auctionId: key,
    title,
    dosyaBilgi: normaliseFileNumber(cleanText(String(row.dosyaNoTurKod ?? ''))) || null,
    price,
    il: place.il,
    ilce: place.ilce,
    mahalleKoy: place.mahalleKoy,
    ada: place.ada,
    parsel: place.parsel,
    location: place.il === null && description !== '' ? description.slice(0, 500) : null,
    endDate: end?.at ?? null,
    endDateIsDayOnly: end?.isDayOnly ?? false,
    categoryNumber: kind.categoryNumber,
    tur: kind.tur,
    courtName: normaliseOfficeName(office) || null,
    secondRound: String(row.ihaleSirasi ?? '1') === '2' ? '1' : '0',
    roundIsDerived: !row.ihaleSirasi,
    sulhMahkeme: isSulhOffice(office) ? '1' : '0',
    description: description || null,
    uyapLink: address,
    imageUrl: picture,
    allImages: picture ?? '',
    status,
    ...(status !== 'open' && bidsOf(row)),
  };
  const read = withTitle(record, ['tur']);
  return pastKind === undefined ? { key, record: read } : { key, record: read, isPartial: true };
}

function hasField(given: unknown, field: string): boolean {
  return typeof given === 'object' && given !== null && field in given;
}

/** `undefined` for an unknown result; a past auction that has no result yet has the status `ended`. */
function statusOf(row: Row, isPast: boolean): ListingStatus | undefined {
  if (isPast) {
    const result = foldTurkish(cleanText(String(row.satisDurumu ?? '')));
    return result === '' ? 'ended' : (RESULTS[result] ?? RESULT_WORDS[result] ?? toldOutcome(result));
  }
  return row.teklifSuresiBitmisMi ? 'ended' : 'open';
}

/** The final bids. While an auction runs there are none: each reading of the list would return different bids. */
function bidsOf({ sonTeklif, teklifSayi }: Row): Pick<ListingRecord, 'lastBid' | 'bidCount'> {
  const [lastBid, bidCount] = [readPrice(sonTeklif), readPrice(teklifSayi)];
  return {
    // Either nobody has bid, or the row doesn't say.
    lastBid: lastBid || null,
    bidCount: Number.isInteger(bidCount) ? Number(bidCount) : null,
  };
}

const LONGEST_TITLE = 150;

function titleOf(row: Row, description: string): string {
  const said =
    description || cleanText([row.birimAdi, row.dosyaNoTurKod].filter(Boolean).join(' ')) || String(row.kayitID);
  return said.length > LONGEST_TITLE ? `${said.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : said;
}

/** `null` when there is no price, `undefined` when the value is not an amount. */
function readPrice(given: string | number | null | undefined): number | null | undefined {
  if (given === null || given === undefined || given === '') return null;
  if (typeof given === 'number') return given >= 0 ? given : undefined;
  if (/^\d+(?:\.\d{1,2})?$/.test(given)) return Number(given);
  return parseTurkishNumber(given);
}

/** Times come as text or, according to some code, as milliseconds since 1970. */
function readTime(given: string | number | null | undefined): ReturnType<typeof parseDate> | null {
  if (given === null || given === undefined || given === '') return null;
  if (typeof given === 'string') return parseDate(given);
  const at = new Date(given);
  return Number.isNaN(at.getTime()) ? undefined : { at, isDayOnly: false };
}
