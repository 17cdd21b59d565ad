import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { formatNumber } from '#shared/text/money.ts';

/**
 * The size of real estate, or make and year of anything else (D13): `125 m²`, `RENAULT · 2018 model`. Undefined if the
 * text beside it already says so.
 */
export function listingSize(property: ListingSummary, beside = ''): string | undefined {
  const { categoryNumber, areaM2, modelYear, carModel, carAge } = property;
  if (categoryNumber === '1')
    return areaM2 === null || beside.includes('m²') ? undefined : `${formatNumber(areaM2)} m²`;
  // A text with the year also contains the make.
  if (/\d{4} model/u.test(beside)) return undefined;
  const age = modelYear === null ? carAge && `${carAge} yaşında` : `${modelYear} model`;
  return [carModel && vehicleBrand(carModel), age].filter(Boolean).join(' · ') || undefined;
}
