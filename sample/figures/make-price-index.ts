import type { Table } from '#server/features/intake/market-series/index.ts';
import { type IndexMonth, monthsBetween, monthsLater } from '#shared/price-index/index-months.ts';
import { INDEX_CODES, INDEX_PROVINCES } from '#shared/price-index/index-regions.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { provinceFacts } from '../market/province-facts.ts';

/** The real index is published some weeks after its month. */
const MONTHS_LATE = 2;
/** No appraisal of the generated market is older than this. */
const MONTHS = 48;
/** The middle of the year whose average is 100. */
const BASE_MONTH = '2023-06';
/** Growth in a year, from the slowest region to the fastest, and by how much spring exceeds autumn. */
const GROWTH = { least: 0.24, most: 0.34, season: 0.012 } as const;

/** A generated house price index of the country and its regions, in the form of the central bank's data service. */
export function makePriceIndex(now: Date): Table {
  const last = lastMonth(now);
  const months = Array.from({ length: MONTHS }, (_, at) => monthsLater(last, at + 1 - MONTHS));
  return [
    ['Tarih', ...INDEX_CODES.map((code) => `TP_KFE_${code}`)],
    ...months.map((month) => [month, ...INDEX_CODES.map((_, at) => indexOf(month, at))]),
  ];
}

/** A generated price per square metre of dwellings in each province. */
export function makeSquareMetres(now: Date): Table {
  const month = lastMonth(now);
  return [
    ['il', 'ay', 'tl_m2'],
    ...INDEX_PROVINCES.map((province) => [province, month, provinceFacts(province).flatPrice]),
  ];
}

const lastMonth = (now: Date): IndexMonth => monthsLater(istanbulDate(now).slice(0, 7), -MONTHS_LATE);

function indexOf(month: IndexMonth, at: number): number {
  // Seven is coprime with the number of series, so that neighbours grow differently.
  const place = ((at * 7) % INDEX_CODES.length) / (INDEX_CODES.length - 1);
  const growth = GROWTH.least + (GROWTH.most - GROWTH.least) * place;
  const years = monthsBetween(BASE_MONTH, month) / 12;
  const season = 1 + GROWTH.season * Math.sin(2 * Math.PI * years);
  return Math.round(1000 * Math.exp(growth * years) * season) / 10;
}
