import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type SavedAnswer, type SavedAnswerParser, toldOutcome } from '#server/features/intake/importing/index.ts';
import { madeTitle } from '#server/features/intake/notice-to-record/index.ts';
import { parseKind } from '#server/features/intake/notices/index.ts';
import { NOTHING_KNOWN } from '#server/features/intake/recording/index.ts';
import { normaliseFileNumber } from '#server/turkish/file-numbers.ts';
import { isSulhOffice, normaliseOfficeName } from '#server/turkish/office-names.ts';
import { parseDate } from '#server/turkish/parse-date.ts';
import { LAND } from '#shared/kinds/kinds.ts';
import type { ListingRecord, ListingStatus } from '#shared/listings.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import { findDistrictIn, findProvince } from '#shared/places/places.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { SOURCE } from './parse-rows.ts';

const text = z.string().nullish();
const amount = z.number().nonnegative().nullish();
const resultSchema = z.object({
  public_record_id: z.union([z.string().min(1), z.number()]),
  outcome_status: z.string(),
  outcome_reason: text,
  appraised_value: amount,
  winning_bid: amount,
  auction_date: text,
  province: text,
  district: text,
  neighbourhood: text,
  property_type: text,
  ada: text,
  parsel: text,
  bagimsizBolumNo: text,
  asset: text,
  birimAdi: text,
  dosyaNo: text,
  ihaleSirasi: z.number().nullish(),
  unit_net_m2: amount,
  unit_gross_m2: amount,
  parcel_area_m2: amount,
});
const fileSchema = z.object({
  records: z.array(z.looseObject({ public_record_id: z.unknown(), outcome_status: z.unknown() })).min(1),
});
type Result = z.infer<typeof resultSchema>;

/** The states that only this file format uses; `toldOutcome` knows the others. */
const OUTCOMES: Readonly<Record<string, ListingStatus>> = { 'alacaga mahsuben': 'sold' };

/**
 * Reads a file of results of e-Satış: `{records: [{public_record_id, outcome_status, appraised_value, winning_bid,
 * …}]}`.
 */
export const parseResults: SavedAnswerParser = (saved) => {
  const file = fileSchema.safeParse(saved);
  if (!file.success) return undefined;
  const answer: SavedAnswer = { records: [], leftOut: 0, unreadable: [], isPartial: true };
  for (const given of file.data.records) {
    const record = parseResult(given);
    if (typeof record === 'string') answer.unreadable.push({ given, reason: record });
    else answer.records.push(record);
  }
  return answer;
};

/** Returns a listing, or a Turkish message that says what is wrong. */
function parseResult(given: unknown): ListingRecord | string {
  const parsed = resultSchema.safeParse(given);
  if (!parsed.success) return `${parsed.error.issues[0]?.path.join('.') || 'kayıt'}: geçersiz değer`;
  const result = parsed.data;
  const told = OUTCOMES[foldTurkish(result.outcome_status).trim()] ?? toldOutcome(result.outcome_status);
  const status = told === 'unsold' && isGivenUp(result) ? 'withdrawn' : told;
  if (status === undefined) return 'outcome_status: bu sonuç tanınmıyor';
  const il = findProvince(result.province ?? '') ?? null;
  const ilce = (il !== null && findDistrictIn(il, result.district ?? '')) || null;
  // These lists contain real estate, and call a dwelling `Konut`.
  const type = foldTurkish(result.property_type ?? '') === 'konut' ? 'daire' : (result.property_type ?? '');
  const kind = parseKind({ number: '1', tur: null, title: type, places: [il, ilce] });
  if (kind.categoryNumber === undefined) return kind.reason;
  const end = result.auction_date ? parseDate(result.auction_date) : undefined;
  if (result.auction_date && !end) return 'auction_date: geçerli bir tarih değil';
  const mahalleKoy = result.neighbourhood?.replace(/ Mah\.?$/, ' Mahallesi') ?? null;
  const courtName = (result.birimAdi && normaliseOfficeName(result.birimAdi)) || null;
  const dosyaBilgi = (result.dosyaNo && normaliseFileNumber(result.dosyaNo)) || null;
  const areas = areasOf(result, kind.tur);
  const named = { il, ilce, mahalleKoy, tur: kind.tur, courtName, dosyaBilgi, areaM2: areas.areaM2?.value };
  return {
    ...NOTHING_KNOWN,
    documentFiles: [],
    source: SOURCE,
    sourceKey: keyOf(result),
    auctionId: /^\d{6,}$/.test(String(result.public_record_id)) ? String(result.public_record_id) : null,
    title: madeTitle(named) ?? kind.tur,
    dosyaBilgi,
    price: result.appraised_value ?? null,
    il,
    ilce,
    mahalleKoy,
    ada: result.ada ?? null,
    parsel: result.parsel ?? null,
    description: result.asset ?? null,
    endDate: end?.at ?? null,
    endDateIsDayOnly: end?.isDayOnly ?? false,
    ...kind,
    courtName,
    secondRound: result.ihaleSirasi === 2 ? '1' : '0',
    roundIsDerived: !result.ihaleSirasi,
    sulhMahkeme: courtName !== null && isSulhOffice(courtName) ? '1' : '0',
    status,
    soldPrice: status === 'sold' ? (result.winning_bid ?? null) : null,
    noticeValues: Object.keys(areas).length > 0 ? { values: areas, conflicts: [] } : null,
  };
}

/** The areas in m² as the file states them: the unit's own area, or for land the area of the ground. */
function areasOf({ unit_net_m2: net, unit_gross_m2: gross, parcel_area_m2: ground }: Result, tur: string) {
  const isLand = LAND.has(tur);
  const areas = {
    areaM2: isLand ? ground : (net ?? gross),
    plotM2: isLand ? undefined : ground,
    netM2: net,
    grossM2: gross,
  };
  const said = Object.entries(areas).flatMap(([name, value]) =>
    value ? [[name, { value, sentence: null, from: 'source' as const }]] : [],
  );
  // safe: the entries are a subset of `areas`, under the same names
  return Object.fromEntries(said) as Pick<NoticeValues['values'], keyof typeof areas>;
}

/**
 * Whether the sale was abandoned. Nothing was offered then, so it says nothing about the price that the lot would
 * fetch.
 */
function isGivenUp({ outcome_reason: reason }: Result): boolean {
  return foldTurkish(reason ?? '').includes('satistan vazgecil');
}

/** The portal's own number, as for the open auction; otherwise a hash of what identifies the lot. */
function keyOf({ public_record_id: id, birimAdi, dosyaNo, ada, parsel, bagimsizBolumNo, asset }: Result): string {
  if (/^\d{6,}$/.test(String(id))) return String(id);
  const parts = [id, birimAdi, dosyaNo, ada, parsel, bagimsizBolumNo, asset];
  return `r-${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}`;
}
