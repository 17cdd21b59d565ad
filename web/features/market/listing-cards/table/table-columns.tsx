import type { ReactNode } from 'react';
import { openingPriceOf } from '#shared/law/amounts.ts';
import { mayBeAmongHeirs } from '#shared/law/heirs-round.ts';
import { roundOf } from '#shared/listing-texts/round-text.ts';
import { soldShareText } from '#shared/listing-texts/share-text.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { placeName } from '#shared/places/place-name.ts';
import type { Sort } from '#shared/search-filters/search-values.ts';
import { formatLira } from '#shared/text/money.ts';
import { listingSize } from '../listing-size.ts';
import { outcomeText } from '../outcome-text.ts';
import { timeLeftText } from '../time-left-text.ts';
import { todayCellText } from '../today-text.ts';

export type Column = {
  readonly key: string;
  readonly label: string;
  readonly cell: (property: ListingSummary, now: Date) => ReactNode;
  /** Numbers and dates: on one line, with aligned digits. */
  readonly isNumber?: true;
  /** Sums are right-aligned, so that their digits line up. */
  readonly isSum?: true;
  readonly isShownAtFirst?: true;
  /** The orders of the whole result by this column; the first press selects the first one. */
  readonly sorts?: readonly { readonly sort: Sort; readonly direction: 'ascending' | 'descending' }[];
};

/** The possible columns of a table, besides the listing's name. */
export const COLUMNS: readonly Column[] = [
  {
    key: 'price',
    label: 'Muhammen bedel',
    cell: ({ price }) => (price === null ? '–' : formatLira(price)),
    isNumber: true,
    isSum: true,
    isShownAtFirst: true,
    sorts: [
      { sort: 'priceAsc', direction: 'ascending' },
      { sort: 'priceDesc', direction: 'descending' },
    ],
  },
  {
    key: 'deposit',
    label: 'Teminat',
    cell: ({ deposit }) => (deposit === null ? '–' : formatLira(Math.ceil(deposit))),
    isNumber: true,
    isSum: true,
    isShownAtFirst: true,
    sorts: [
      { sort: 'depositAsc', direction: 'ascending' },
      { sort: 'depositDesc', direction: 'descending' },
    ],
  },
  {
    key: 'opening',
    label: 'Açılış teklifi',
    // In a sale among heirs it may be the whole appraisal.
    cell: (property) =>
      property.price === null || mayBeAmongHeirs(property)
        ? '–'
        : formatLira(Math.ceil(openingPriceOf(property.price))),
    isNumber: true,
    isSum: true,
  },
  { key: 'place', label: 'Yer', cell: placeName, isShownAtFirst: true },
  { key: 'size', label: 'Alan, model', cell: (property) => listingSize(property) ?? '–', isNumber: true },
  {
    key: 'end',
    label: 'Bitiş',
    cell: (property, now) => timeLeftText(property, now).date ?? '–',
    isNumber: true,
    isShownAtFirst: true,
    sorts: [{ sort: 'endDate', direction: 'ascending' }],
  },
  {
    key: 'left',
    label: 'Kalan süre',
    cell: (property, now) =>
      timeLeftText(property, now).left?.replace(/ kaldı$/, '') ?? outcomeText(property) ?? 'bitti',
    isNumber: true,
  },
  {
    key: 'round',
    label: 'İhale',
    cell: (property) => roundOf(property)?.toString().concat('.') ?? '–',
    isNumber: true,
    isShownAtFirst: true,
  },
  { key: 'share', label: 'Hisse', cell: (property) => soldShareText(property) ?? '–', isNumber: true },
  { key: 'kind', label: 'Tür', cell: ({ tur }) => tur },
  { key: 'office', label: 'Satışı yapan', cell: ({ courtName }) => courtName ?? '–' },
  { key: 'file', label: 'Dosya', cell: ({ dosyaBilgi }) => dosyaBilgi ?? '–', isNumber: true },
  { key: 'auction', label: 'İhale no', cell: ({ auctionId }) => auctionId ?? '–', isNumber: true },
];

/** The keys of the default columns. */
export const FIRST_KEYS = COLUMNS.filter(({ isShownAtFirst }) => isShownAtFirst).map(({ key }) => key);

/** The extra column of searches by today's value: it comes first, because the search is about it. */
export const TODAY_COLUMN: Column = {
  key: 'today',
  label: 'Bugün en az',
  cell: ({ appraisalToday }) => (appraisalToday ? todayCellText(appraisalToday) : '–'),
  isNumber: true,
  sorts: [{ sort: 'todayRatioAsc', direction: 'ascending' }],
};
