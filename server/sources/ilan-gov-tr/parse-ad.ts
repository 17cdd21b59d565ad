import { z } from 'zod';
import { withTitle } from '#server/features/intake/notice-to-record/index.ts';
import { findSubCategory } from '#server/features/intake/notices/index.ts';
import { NOTHING_KNOWN } from '#server/features/intake/recording/index.ts';
import { normaliseFileNumber } from '#server/turkish/file-numbers.ts';
import { isSulhOffice, normaliseOfficeName } from '#server/turkish/office-names.ts';
import { parseDate } from '#server/turkish/parse-date.ts';
import { type CategoryNumber, UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { findDistrictIn, findProvince } from '#shared/places/places.ts';
import { parseTurkishNumber } from '#shared/text/money.ts';
import { cleanText, foldTurkish } from '#shared/text/turkish-text.ts';

export const SOURCE = 'ilan.gov.tr';
const SITE = 'https://www.ilan.gov.tr';

const optionalText = z.string().nullish().catch(null);

/** The fields of an ad that are read; the site may add or remove all other fields. */
const adSchema = z.object({
  id: z.union([z.number().int().positive(), z.string().regex(/^\d{1,18}$/)]),
  adNo: optionalText,
  advertiserName: optionalText,
  title: z.string().min(1),
  addressCityName: optionalText,
  addressCountyName: optionalText,
  urlStr: optionalText,
  isArchived: z.boolean().nullish().catch(null),
  adTypeFilters: z.array(z.object({ key: z.string(), value: z.string().nullish() })).default([]),
  values: z.array(z.object({ value: z.string().nullish() })).default([]),
});
type Ad = z.infer<typeof adSchema>;

export type ParsedAd =
  | { record: ListingRecord }
  /** Not an enforcement sale: the same answers also contain tenders. */
  | { leftOut: true }
  | { reason: string };

/** Reads one ad of a list (`Ad/AdsByFilter`). */
export function parseAd(given: unknown): ParsedAd {
  const parsed = adSchema.safeParse(given);
  if (!parsed.success) return { reason: `${parsed.error.issues[0]?.path.join('.') || 'ilan'}: geçersiz değer` };
  const ad = parsed.data;
  const facts = new Map(ad.adTypeFilters.map(({ key, value }) => [cleanText(key), cleanText(value ?? '')]));
  if (foldTurkish(facts.get('İlan Türü') ?? '') !== 'icra') return { leftOut: true };
  const price = readFact(facts.get('Muhammen Bedeli'), parseTurkishNumber);
  if (price === undefined) return { reason: 'price: Muhammen Bedeli bir tutar değil' };
  const firstSale = readFact(facts.get('Birinci Satış Günü'), parseDate);
  if (firstSale === undefined) return { reason: 'endDate: Birinci Satış Günü geçerli bir tarih değil' };
  const title = cleanText(ad.title);
  const office = cleanText(ad.advertiserName ?? '');
  const listed: ListingRecord = {
    // A list has none of the other fields; they come from the text of the notice.
    ...NOTHING_KNOWN,
    documentFiles: [],
    source: SOURCE,
    sourceKey: String(ad.id),
    sourceUrl: addressOf(ad.urlStr ?? ''),
    auctionId: ad.adNo ? cleanText(ad.adNo) || null : null,
    title,
    dosyaBilgi: normaliseFileNumber(facts.get('Dosya No') ?? '') || null,
    price,
    ...placeOf(ad),
    endDate: firstSale?.at ?? null,
    endDateIsDayOnly: firstSale?.isDayOnly ?? false,
    endDateIsDerived: firstSale?.isDayOnly ?? false,
    // Every ad names the first day of sale; only the text says which auction it announces.
    roundIsDerived: true,
    ...kindOf(ad),
    courtName: normaliseOfficeName(office) || null,
    sulhMahkeme: isSulhOffice(office) ? '1' : '0',
    status: ad.isArchived ? 'ended' : 'open',
  };
  const read = withTitle({ ...listed, location: null }, ['tur', 'il', 'ilce']);
  // A district from the title replaces one that the source's field leaves unknown (`MERKEZ`).
  return { record: { ...read, location: read.location ?? (read.ilce === null ? listed.location : null) } };
}

/** The address of the ad's page; `null` for an address on any other site. */
function addressOf(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, SITE)) return null;
  const url = new URL(path, SITE);
  return url.origin === SITE ? url.href : null;
}

/** A fact's value; `null` when the ad does not state it, `undefined` when it can't be read. */
function readFact<T>(text: string | undefined, read: (text: string) => T | undefined): T | null | undefined {
  return text === undefined || text === '' ? null : read(text);
}

const KINDS: Readonly<Record<string, CategoryNumber>> = { emlak: '1', vasita: '2' };

/**
 * The source calls flats and houses `Konut`, and puts fields into one category with four other kinds. The title is more
 * precise if it names the kind.
 */
function kindOf(ad: Ad): Pick<ListingRecord, 'categoryNumber' | 'tur'> {
  const [main = '', ...narrower] = ad.values.map(({ value }) => cleanText(value ?? ''));
  const categoryNumber = KINDS[foldTurkish(main)] ?? '3';
  const narrowest = narrower.at(-1) ?? '';
  // A category that names several things (`Tarla / Tarım Arazisi / Bağ …`) does not say which of them the ad is about.
  const byCategory = /[/]| - /.test(narrowest) ? undefined : findSubCategory(narrowest, categoryNumber);
  return { categoryNumber, tur: byCategory ?? UNKNOWN_SUB_CATEGORY[categoryNumber] };
}

/** The place according to the source's own fields; the title may be more precise. */
function placeOf(ad: Ad): Pick<ListingRecord, 'il' | 'ilce' | 'location'> {
  const city = cleanText(ad.addressCityName ?? '');
  const il = findProvince(city) ?? null;
  const county = cleanText(ad.addressCountyName ?? '');
  const ilce = (il !== null && findDistrictIn(il, county)) || null;
  // Unknown place names are kept in `location`, where a reader still sees them.
  const isAllKnown = (il !== null || city === '') && (ilce !== null || county === '');
  return { il, ilce, location: isAllKnown ? null : [ilce ?? county, il ?? city].filter((name) => name).join(', ') };
}
