import type { NoticeLot } from '#server/features/intake/notices/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { istanbulDate } from '#shared/text/dates.ts';

/**
 * Returns the values of a lot as fields of a listing. A field that the notice doesn't state is absent, so that other
 * sources' values stay. The price is in lira; in a share sale it is that of the share. The end is that of the first
 * auction, unless the notice says that it is about the second: only the source knows whether the first is over.
 * `carAge` is the age in the Istanbul year of `now`.
 */
export function recordFieldsOf(lot: NoticeLot, now: Date): Partial<ListingRecord> {
  return { ...fieldsSaid(lot), ...ageOf(lot, now) };
}

/** Like `recordFieldsOf`, but without the age of a vehicle, which changes with the year. */
export function fieldsSaid(lot: NoticeLot): Partial<ListingRecord> {
  const fields: Partial<ListingRecord> = {};
  for (const name of ['dosyaBilgi', 'courtName', 'il', 'ilce', 'mahalleKoy', 'ada', 'parsel', 'tur'] as const) {
    if (lot[name]) fields[name] = lot[name].value;
  }
  if (lot.categoryNumber) fields.categoryNumber = lot.categoryNumber.value;
  if (lot.appraisalKurus) fields.price = lot.appraisalKurus.value / 100;
  if (lot.share) fields.hisse = lot.share.value;
  if (lot.round) fields.secondRound = lot.round.value === 2 ? '1' : '0';
  if (lot.sulhMahkeme) fields.sulhMahkeme = lot.sulhMahkeme.value ? '1' : '0';
  const end = lot.round?.value === 2 ? lot.secondEnd : lot.firstEnd;
  if (end) Object.assign(fields, { endDate: end.value.at, endDateIsDayOnly: end.value.isDayOnly });
  // Only real estate has a title with annotations (D13).
  if (lot.kaydindakiSerhler && lot.categoryNumber?.value === '1')
    fields.kaydindakiSerhler = lot.kaydindakiSerhler.value;
  // A make without a code is shown in the notice's spelling.
  if (lot.brand) fields.carModel = lot.brand.value.code ?? lot.brand.value.name;
  return fields;
}

function ageOf({ modelYear }: NoticeLot, now: Date): Pick<Partial<ListingRecord>, 'carAge'> {
  const age = modelYear && Number(istanbulDate(now).slice(0, 4)) - modelYear.value;
  // Next year's models are sold from autumn on.
  return age !== undefined && age >= -1 ? { carAge: String(Math.max(0, age)) } : {};
}
