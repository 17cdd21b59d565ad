import { KASKO_CAVEAT, kaskoSource, kaskoText } from '#shared/kasko/kasko-texts.ts';
import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import { endLabelOf, endOf } from '#shared/listing-texts/listing-end.ts';
import { phaseLabel } from '#shared/listing-texts/listing-phase.ts';
import { roundName } from '#shared/listing-texts/round-text.ts';
import { salePrice } from '#shared/listing-texts/sale-price.ts';
import { soldShareText } from '#shared/listing-texts/share-text.ts';
import { placeName } from '#shared/places/place-name.ts';
import { methodWithCaveat, valueRangeText } from '#shared/price-index/value-today.ts';
import { areaText, exactLira } from '#shared/text/notice-value-texts.ts';
import type { ReportSection } from '../report-content.ts';
import { sourceOf, type Told } from './told.ts';

const PAIRS = [
  { head: 'Bilgi', kind: 'text', width: 26 },
  { head: 'Değer', kind: 'text', width: 70 },
] as const;

type Pair = readonly [name: string, value: string | null | undefined];
const known = (pairs: readonly Pair[]) => pairs.flatMap(([name, value]) => (value ? [[name, value]] : []));

/** What is sold, by which office, for how much and until when. */
export function factsSection(listing: Told, now: Date): ReportSection {
  const rows = known([
    ['Dosya', listing.dosyaBilgi],
    ['İhale no', listing.auctionId],
    ['Satışı yapan', listing.courtName],
    ['İhale', roundName(listing)],
    ['Durum', phaseLabel(listing, now)],
    [endLabelOf(listing), endOf(listing)],
    ['Muhammen bedel', listing.price === null ? 'Belirtilmemiş' : exactLira(listing.price)],
    ['Bugünkü karşılığı', valueTodayOf(listing)],
    ['Kasko değeri', kaskoOf(listing)],
    ['Teminat', listing.deposit === null ? null : exactLira(listing.deposit)],
    ['Satış bedeli', listing.soldPrice === null ? null : salePrice(listing.soldPrice, listing.price)],
    ...thingOf(listing),
  ]);
  return {
    title: 'İlan bilgileri',
    source: sourceOf(listing),
    parts: [{ kind: 'table', name: 'İlan bilgileri', columns: PAIRS, rows }],
  };
}

/** The appraisal adjusted by the house price index, with the calculation. */
function valueTodayOf({ valueToday: value }: Told): string | null {
  if (value.state !== 'known') return null;
  return `${valueRangeText(value)}. ${methodWithCaveat(value)}`;
}

/** The vehicle's value according to insurers, with the list that contains it. */
function kaskoOf({ kaskoValue: value }: Told): string | null {
  return value.state === 'known' ? `${kaskoText(value)}. ${kaskoSource(value)} ${KASKO_CAVEAT}` : null;
}

function thingOf(listing: Told): Pair[] {
  const { ada, parsel, areaM2, isShareSale, carModel, modelYear, carAge } = listing;
  const parcel = [ada && `${ada} ada`, parsel && `${parsel} parsel`].filter(Boolean).join(' ');
  const area = areaM2 === null ? null : `${areaText(areaM2)}${isShareSale ? ' (gayrimenkulün tamamı)' : ''}`;
  const common: Pair[] = [
    ['Türü', `${listing.category}, ${listing.tur}`],
    ['Yeri', [listing.mahalleKoy, placeName(listing)].filter(Boolean).join(', ')],
    ['Ada ve parsel', parcel],
    ['Yüzölçümü', area],
    ['Satılan hisse', soldShareText(listing)],
  ];
  if (listing.categoryNumber === '1') return common;
  return [
    ...common,
    ['Marka', carModel && vehicleBrand(carModel)],
    ['Model yılı', modelYear === null ? null : String(modelYear)],
    ['Yaş', carAge],
  ];
}

/** How to reach the office that sells, if that is known. */
export function officeSection({ officeContact }: Told): ReportSection | undefined {
  const rows = known([
    ['Adres', officeContact?.address],
    ['Telefon', officeContact?.phone],
    ['E-posta', officeContact?.email],
  ]);
  if (rows.length === 0) return undefined;
  return {
    title: 'Satışı yapan dairenin iletişim bilgileri',
    parts: [{ kind: 'table', name: 'İletişim', columns: PAIRS, rows }],
  };
}
