import { describe, expect, it } from 'vitest';
import type { FILTERS } from '#shared/search-filters/filters.ts';
import { parametersInForce } from './support/scoring/score-stated.ts';

const NOW = new Date('2026-11-26T09:00:00+03:00');

/** A sentence and the parameters of the filter that it activates; or why no sentence does. */
type Entry = readonly [says: string, means: Readonly<Record<string, string>>] | { readonly no: string };

/**
 * A sentence for each filter. The words are in the server (`understanding/vocabulary`): the browser loads FILTERS and
 * must not load them. A new filter does not compile without an entry.
 */
const SENTENCES: Readonly<Record<keyof typeof FILTERS, Entry>> = {
  query: ['deniz manzaralı daire', { query: 'deniz manzaralı' }],
  category: ['icradan araç', { category: '2' }],
  subCategory: ['satılık tarla', { subCategory: 'Tarla' }],
  city: ['ankara daire', { city: 'Ankara' }],
  district: ['kadıköy daire', { district: 'Kadıköy' }],
  vehicle: ['renault megane', { model: 'Renault Megane' }],
  year: ['2015 model üstü araba', { minYear: '2015' }],
  age: { no: 'an age that is said becomes the model year, which stays true next year' },
  price: ['2 milyon altı', { maxPrice: '2000000' }],
  deposit: ['teminatı 100 bin altı ev', { maxDeposit: '100000' }],
  area: ['100 m2 üstü daire', { minArea: '100' }],
  km: ['150 bin km altı araç', { maxKm: '150000' }],
  fuel: ['dizel araba', { fuel: 'dizel' }],
  pricePerSquareMeter: ['metrekaresi 20 bin altı arsa', { maxPricePerSquareMeter: '20000' }],
  allIn: ['toplam maliyeti 3 milyon altı ev', { maxAllInCost: '3000000' }],
  todayRatio: ['bugünkü karşılığının yarısından ucuz daire', { maxTodayRatio: '50' }],
  kdv: ['kdv’si %1 daire', { kdvRate: '1' }],
  occupancy: ['boş daire', { occupancy: 'empty' }],
  annotations: ['intifasız daire', { withoutAnnotations: 'usufruct' }],
  appraisal: ['değerlemesi 6 aydan yeni ev', { maxAppraisalAgeDays: '180' }],
  depositDays: ['teminatı 3 gün içinde daire', { depositWithinDays: '3' }],
  share: ['hisseli tarla', { share: 'part' }],
  phase: ['henüz başlamamış ihaleler', { phase: 'upcoming' }],
  corrected: ['son 3 günde düzeltilen ihaleler', { correctedWithinDays: '3' }],
  days: ['3 gün içinde biten', { daysRemaining: '3' }],
  round: ['ikinci ihale', { secondRound: '1' }],
  office: ['sulh hukuk satışları', { sulhMahkeme: '1' }],
  ends: ['aralıkta biten', { endDateFrom: '2026-12-01', endDateTo: '2026-12-31' }],
  listings: { no: 'numbers of listings are pasted, not said' },
  file: ['2024/123 esas', { fileNumber: '2024/123 esas' }],
  court: ['ankara 3. icra dairesi', { court: 'Ankara 3. İcra Dairesi' }],
  parcel: ['ada 12 parsel 5', { ada: '12', parsel: '5' }],
  excludedKinds: ['daire ama villa değil', { excludeSubCategory: 'Villa' }],
  excludedPlaces: ['ankara hariç daire', { excludeCity: 'Ankara' }],
  excludedText: ['miras satışı olmayan ev', { excludeText: 'miras' }],
  excludedSales: ['vesayet satışları hariç', { excludeSaleKind: 'ward' }],
  untold: { no: 'chosen beside a range, where the count of untold listings stands' },
};

const said = Object.entries(SENTENCES).flatMap(([filter, entry]) =>
  'no' in entry ? [] : [[filter, ...entry] as const],
);

describe('a sentence for each filter', () => {
  it.each(said)('%s: “%s”', (_filter, says, means) => {
    expect(parametersInForce(says, NOW)).toMatchObject(means);
  });
});
