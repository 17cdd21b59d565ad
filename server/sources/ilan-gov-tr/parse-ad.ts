import { z } from 'zod';
import { findSubCategory } from '#server/features/notices/index.ts';
import { NOTHING_KNOWN } from '#server/features/recording/index.ts';
import { normaliseFileNumber } from '#server/turkish/file-numbers.ts';
import { isSulhOffice, normaliseOfficeName } from '#server/turkish/office-names.ts';
import { parseDate } from '#server/turkish/parse-date.ts';
import { findLocality, findQuarter } from '#server/turkish/places-in-title.ts';
import { findShare } from '#server/turkish/share-in-title.ts';
import { type CategoryNumber, UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import { findDistrictIn, findProvince } from '#shared/places/places.ts';
import type { PropertyRecord } from '#shared/properties.ts';
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
  | { record: PropertyRecord }
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
  const place = placeOf(ad, title);
  const kind = kindOf(ad, title, place);
  const office = cleanText(ad.advertiserName ?? '');
  return {
    record: {
      // A list contains no other fields; the text of the notice does.
      ...NOTHING_KNOWN,
      documentFiles: [],
      source: SOURCE,
      sourceKey: String(ad.id),
      sourceUrl: addressOf(ad.urlStr ?? ''),
      auctionId: ad.adNo ? cleanText(ad.adNo) || null : null,
      title,
      dosyaBilgi: normaliseFileNumber(facts.get('Dosya No') ?? '') || null,
      price,
      ...place,
      endDate: firstSale?.at ?? null,
      endDateIsDayOnly: firstSale?.isDayOnly ?? false,
      endDateIsDerived: firstSale?.isDayOnly ?? false,
      ...kind,
      courtName: normaliseOfficeName(office) || null,
      sulhMahkeme: isSulhOffice(office) ? '1' : '0',
      hisse: findShare(title) ?? null,
      status: ad.isArchived ? 'ended' : 'open',
    },
  };
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

/** The title is more exact than the category: flats and houses are `Konut`, and fields share one with four others. */
function kindOf(
  ad: Ad,
  title: string,
  { il, ilce }: Pick<PropertyRecord, 'il' | 'ilce'>,
): Pick<PropertyRecord, 'categoryNumber' | 'tur'> {
  const [main = '', ...narrower] = ad.values.map(({ value }) => cleanText(value ?? ''));
  const categoryNumber = KINDS[foldTurkish(main)] ?? '3';
  const narrowest = narrower.at(-1) ?? '';
  // A category that names several things (`Tarla / Tarım Arazisi / Bağ …`) does not say which of them the ad is about.
  const byCategory = /[/]| - /.test(narrowest) ? undefined : findSubCategory(narrowest, categoryNumber);
  const tur = findSubCategory(title, categoryNumber, [il, ilce]) ?? byCategory ?? UNKNOWN_SUB_CATEGORY[categoryNumber];
  return { categoryNumber, tur };
}

function placeOf(ad: Ad, title: string): Pick<PropertyRecord, 'il' | 'ilce' | 'mahalleKoy' | 'location'> {
  const city = cleanText(ad.addressCityName ?? '');
  const il = findProvince(city) ?? null;
  const county = cleanText(ad.addressCountyName ?? '');
  const ilce = (il !== null && findDistrictIn(il, county)) || null;
  const mahalleKoy = findQuarter(title, [il, ilce]) ?? null;
  const locality = findLocality(title, [il, ilce]);
  // Unknown place names are kept in `location`, where a reader still sees them.
  const isAllKnown = (il !== null || city === '') && (ilce !== null || county === '');
  const location = [locality, ilce ?? county, il ?? city].filter((name) => name).join(', ');
  return { il, ilce, mahalleKoy, location: locality || !isAllKnown ? location : null };
}
