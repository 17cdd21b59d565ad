import type { getListings } from '#server/features/market/listing/index.ts';
import type { FileColumn } from '#server/platform/tables/column-files.ts';
import { kaskoSource } from '#shared/kasko/kasko-texts.ts';
import { CATEGORY_LABELS } from '#shared/kinds/kinds.ts';
import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import { openingPriceOf } from '#shared/law/amounts.ts';
import { type DateKind, listingDates } from '#shared/law/dates/listing-dates.ts';
import { dateText } from '#shared/law/deadline-texts.ts';
import { bidsText } from '#shared/listing-texts/bids-text.ts';
import { endOf } from '#shared/listing-texts/listing-end.ts';
import { phaseLabel } from '#shared/listing-texts/listing-phase.ts';
import { roundOf } from '#shared/listing-texts/round-text.ts';
import { soldShareText } from '#shared/listing-texts/share-text.ts';
import { methodWithCaveat } from '#shared/price-index/value-today.ts';
import { formatLira } from '#shared/text/money.ts';

/** A listing as its reader may see it: a file contains nothing that is locked for them (D20). */
export type FiledListing = Awaited<ReturnType<typeof getListings>>[number];
/** The origin for the links in a file, and the time of its creation. */
export type ListingFile = { readonly origin: string; readonly now: Date };

/** The columns of files of listings, CSV and XLSX alike. */
export const LISTING_COLUMNS: readonly FileColumn<FiledListing, ListingFile>[] = [
  { head: 'İlan no', kind: 'number', cell: ({ id }) => id },
  { head: 'İhale no', kind: 'text', cell: ({ auctionId }) => auctionId },
  { head: 'Dosya', kind: 'text', cell: ({ dosyaBilgi }) => dosyaBilgi },
  { head: 'Başlık', kind: 'text', cell: ({ title }) => title },
  { head: 'Kategori', kind: 'text', cell: ({ categoryNumber }) => CATEGORY_LABELS[categoryNumber] },
  { head: 'Tür', kind: 'text', cell: ({ tur }) => tur },
  { head: 'İl', kind: 'text', cell: ({ il }) => il },
  { head: 'İlçe', kind: 'text', cell: ({ ilce }) => ilce },
  { head: 'Mahalle/köy', kind: 'text', cell: ({ mahalleKoy }) => mahalleKoy },
  { head: 'Muhammen bedel (TL)', kind: 'money', cell: ({ price }) => price },
  {
    head: 'Açılış teklifi (TL)',
    kind: 'money',
    cell: ({ price, mayBeAmongHeirs }) => (price === null || mayBeAmongHeirs ? null : openingPriceOf(price)),
  },
  {
    head: 'Bugünkü karşılık, en az (TL)',
    kind: 'money',
    cell: ({ valueToday }) => (valueToday.state === 'known' ? valueToday.from : null),
  },
  {
    head: 'Bugünkü karşılık, en çok (TL)',
    kind: 'money',
    cell: ({ valueToday }) => (valueToday.state === 'known' ? valueToday.to : null),
  },
  {
    head: 'Bugünkü karşılığın kaynağı',
    kind: 'text',
    cell: ({ valueToday }) => (valueToday.state === 'known' ? methodWithCaveat(valueToday) : null),
  },
  {
    head: 'Kasko değeri, en az (TL)',
    kind: 'money',
    cell: ({ kaskoValue }) => (kaskoValue.state === 'known' ? kaskoValue.from : null),
  },
  {
    head: 'Kasko değeri, en çok (TL)',
    kind: 'money',
    cell: ({ kaskoValue }) => (kaskoValue.state === 'known' ? kaskoValue.to : null),
  },
  {
    head: 'Kasko değerinin kaynağı',
    kind: 'text',
    cell: ({ kaskoValue }) =>
      kaskoValue.state === 'known' ? `${kaskoSource(kaskoValue)} Genellikle ilan fiyatlarının altındadır.` : null,
  },
  { head: 'Teminat (TL)', kind: 'money', cell: ({ deposit }) => deposit },
  { head: 'Nakit teminat için son an', kind: 'text', cell: (listing, { now }) => termOf('cash', listing, now) },
  { head: 'Teminat mektubu için son gün', kind: 'text', cell: (listing, { now }) => termOf('letter', listing, now) },
  { head: 'Hisse', kind: 'text', cell: (listing) => soldShareText(listing) ?? null },
  { head: 'Yüzölçümü (m²)', kind: 'number', cell: ({ areaM2 }) => areaM2 },
  {
    head: 'Marka',
    kind: 'text',
    cell: ({ carModel, categoryNumber }) => (carModel && categoryNumber !== '1' ? vehicleBrand(carModel) : null),
  },
  { head: 'Model', kind: 'text', cell: ({ noticeValues }) => noticeValues?.values.modelText?.value ?? null },
  { head: 'Model yılı', kind: 'number', cell: ({ modelYear }) => modelYear },
  { head: 'Kilometre', kind: 'number', cell: ({ noticeValues }) => noticeValues?.values.km?.value ?? null },
  { head: 'İhale', kind: 'number', cell: roundOf },
  { head: 'İlk ihalenin sonucu', kind: 'text', cell: firstRoundText },
  { head: 'Bitiş', kind: 'text', cell: endOf },
  { head: 'Durum', kind: 'text', cell: (listing, { now }) => phaseLabel(listing, now) },
  { head: 'Satışı yapan', kind: 'text', cell: ({ courtName }) => courtName },
  { head: 'Adres', kind: 'text', cell: ({ id }, { origin }) => `${origin}/ilan/${id}` },
];

/** A deadline of the listing's own auction; null if it is unknown. */
function termOf(kind: DateKind, listing: FiledListing, now: Date): string | null {
  const own = listing.secondRound === '1' ? 2 : 1;
  const date = listingDates(listing, now).find((one) => one.kind === kind && one.round === own);
  return date ? dateText(date, now).until : null;
}

/** For a second auction, how the first of the same lot ended, if that is known. */
function firstRoundText({ secondRound, otherAuctions }: FiledListing, { now }: ListingFile): string | null {
  const first = secondRound === '1' ? otherAuctions.find((auction) => auction.secondRound === '0') : undefined;
  if (first === undefined) return null;
  const label = phaseLabel(first, now);
  const outcome = first.soldPrice === null ? label : `${label}: ${formatLira(first.soldPrice)}`;
  return [outcome, bidsText(first)].filter(Boolean).join('; ');
}
