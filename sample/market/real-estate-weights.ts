import { SUB_CATEGORIES, type SubCategory } from '#shared/kinds/kinds.ts';
import { fractionOf } from './random.ts';
import type { SamplePlace } from './sample-places.ts';

type RealEstate = (typeof SUB_CATEGORIES)['1'][number];

/** Provinces whose vineyards are auctioned. */
const VINEYARDS = new Set([
  'Manisa',
  'Denizli',
  'Nevşehir',
  'Elazığ',
  'Mardin',
  'Tekirdağ',
  'Gaziantep',
  'Kilis',
  'Malatya',
  'Çanakkale',
  'Tokat',
  'Diyarbakır',
  'Adıyaman',
  'Konya',
  'Mersin',
  'Kırşehir',
]);

const WEIGHT: Readonly<Record<RealEstate, (place: SamplePlace) => number>> = {
  Daire: ({ urbanity }) => 6 + 62 * urbanity ** 1.3,
  'Müstakil Ev': ({ urbanity }) => 6 - 3 * urbanity,
  Villa: ({ isHolidayPlace, flatPrice }) => (isHolidayPlace ? 11 : 0.9) + (flatPrice > 90_000 ? 3 : 0),
  Arsa: ({ urbanity }) => 15 - 7 * urbanity,
  Tarla: ({ urbanity, facts }) => (1 - urbanity) * (facts.region === 'karadeniz' ? 22 : 42) + 0.6,
  Bağ: ({ urbanity, province }) => (1 - urbanity) * (VINEYARDS.has(province) ? 7 : 1.6) + 0.1,
  Bahçe: ({ urbanity, facts }) => (1 - urbanity) * (facts.region === 'karadeniz' ? 34 : 15) + 0.3,
  Zeytinlik: ({ urbanity, facts }) => (facts.growsOlives ? (1 - urbanity) * 15 + 0.4 : 0),
  İşyeri: ({ urbanity }) => 3 + 10 * urbanity,
  Ofis: ({ urbanity }) => 0.3 + 3 * urbanity ** 2,
  Depo: ({ urbanity }) => 0.5 + 1.3 * urbanity,
  Fabrika: ({ urbanity, title }) => 0.5 + 1.6 * urbanity * fractionOf(title),
  Bina: ({ urbanity }) => 0.8 + 1.3 * urbanity,
  Otel: ({ isHolidayPlace }) => (isHolidayPlace ? 4 : 0),
  'Diğer Gayrimenkul': () => 1.4,
};

/**
 * The frequency of each kind of real estate in a place: flats in cities, fields in the country, hotels at the coast.
 */
export function realEstateWeights(place: SamplePlace): [SubCategory, number][] {
  return SUB_CATEGORIES['1'].map((name) => [name, WEIGHT[name](place)]);
}
