import type { Sort } from './search-filters/search-values.ts';

/** Sort orders, worded as in a query. */
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  endDate: 'önce bitişi yakın olanlar',
  priceAsc: 'önce ucuz olanlar',
  priceDesc: 'önce pahalı olanlar',
  newest: 'önce yeni eklenenler',
  relevance: 'önce en uygun olanlar',
  yearDesc: 'önce yeni modeller',
  yearAsc: 'önce eski modeller',
  areaDesc: 'önce büyük olanlar',
  areaAsc: 'önce küçük olanlar',
  depositAsc: 'önce teminatı düşük olanlar',
  depositDesc: 'önce teminatı yüksek olanlar',
  kmAsc: 'önce az kilometreliler',
  pricePerM2Asc: 'önce metrekaresi ucuz olanlar',
  pricePerM2Desc: 'önce metrekaresi pahalı olanlar',
  allInAsc: 'önce toplam maliyeti düşük olanlar',
  appraisedDesc: 'önce değerlemesi yeni olanlar',
  appraisedAsc: 'önce değerlemesi eski olanlar',
  todayRatioAsc: 'önce bugünkü karşılığına ya da kasko değerine göre ucuz olanlar',
};
