import { type CategoryNumber, SUB_CATEGORIES, type SubCategory } from '#shared/kinds/kinds.ts';
import { type Random, Weighted } from './random.ts';
import { realEstateWeights } from './real-estate-weights.ts';
import { bankruptcyOffice, courtSaleOffice, executionOffice } from './sale-offices.ts';
import { drawRealEstatePlace, drawTownPlace, type SamplePlace } from './sample-places.ts';
import type { Schedule, ScheduleDrawer } from './schedule.ts';

/** What the lots of one file have in common: place, office, file number, dates. */
export type Sale = {
  readonly place: SamplePlace;
  readonly kind: CategoryNumber;
  readonly subCategory: SubCategory;
  /** Empty for vehicles and movables. */
  readonly neighbourhood: string;
  readonly office: string;
  readonly file: string;
  readonly isCourtSale: boolean;
  /** Whether several lots are sold in this file. */
  readonly isMultiple: boolean;
  /** Whether only an official ad announces it, and not e-Satış. */
  readonly isOfficialAd: boolean;
  readonly schedule: Schedule;
  /** The current year. */
  readonly year: number;
};

type FileKind = 'Esas' | 'Talimat' | 'Satış' | 'İflas';

const kinds = new Weighted<CategoryNumber>([
  ['1', 70],
  ['2', 22],
  ['3', 8],
]);
const vehicleKinds = weightsOf('2', {
  Otomobil: 56,
  Kamyonet: 13,
  Kamyon: 5,
  Çekici: 4.5,
  Dorse: 3.5,
  Minibüs: 2.5,
  Otobüs: 1.6,
  Panelvan: 3,
  Motosiklet: 4.5,
  Traktör: 3.2,
  'İş Makinesi': 2.6,
  'Diğer Araç': 0.8,
});
const movableKinds = weightsOf('3', {
  Makine: 34,
  'Ev Eşyası': 9,
  Mobilya: 12,
  Elektronik: 12,
  Tekstil: 11,
  Ziynet: 6,
  Hurda: 6,
  'Diğer Taşınır': 10,
});

/** Draws sales. Builds the tables that depend on places only once. */
export class SaleDrawer {
  readonly #realEstatePlaces = drawRealEstatePlace();
  readonly #townPlaces = drawTownPlace();
  readonly #schedules: ScheduleDrawer;
  readonly #year: number;
  readonly #subCategories = new Map<SamplePlace, Weighted<SubCategory>>();

  /** `year` is the current year, the latest in file numbers. */
  constructor(schedules: ScheduleDrawer, year: number) {
    this.#schedules = schedules;
    this.#year = year;
  }

  /** `lot` counts the lots of a file that sells several, from 0. */
  draw(random: Random, isMultiple: boolean, lot: number): Sale {
    const kind = kinds.draw(random);
    const place = (kind === '1' ? this.#realEstatePlaces : this.#townPlaces).draw(random);
    const subCategory = this.#drawSubCategory(random, kind, place);
    const neighbourhood = kind === '1' ? drawNeighbourhood(random, place, subCategory) : '';
    const isCourtSale = random.chance(kind === '1' ? 0.165 : 0.02);
    const fileKind = isCourtSale ? 'Satış' : drawFileKind(random);
    const file = drawFile(random, fileKind, place, this.#year);
    const office = this.#drawOffice(random, fileKind, kind, place);
    const schedule = this.#schedules.draw(random, lot);
    return {
      place,
      kind,
      subCategory,
      neighbourhood,
      office,
      file,
      isCourtSale,
      isMultiple,
      isOfficialAd: false,
      schedule,
      year: this.#year,
    };
  }

  #drawSubCategory(random: Random, kind: CategoryNumber, place: SamplePlace): SubCategory {
    if (kind === '2') return vehicleKinds.draw(random);
    if (kind === '3') return movableKinds.draw(random);
    let weights = this.#subCategories.get(place);
    if (!weights) {
      weights = new Weighted(realEstateWeights(place));
      this.#subCategories.set(place, weights);
    }
    return weights.draw(random);
  }

  #drawOffice(random: Random, fileKind: FileKind, kind: CategoryNumber, place: SamplePlace): string {
    if (fileKind === 'Satış') return courtSaleOffice(random, place);
    if (fileKind === 'İflas') return bankruptcyOffice(random, place);
    // An office may sell things in another place, most often cars, which are seized on the road.
    const isElsewhere = fileKind === 'Esas' && random.chance(kind === '2' ? 0.16 : 0.05);
    return executionOffice(random, isElsewhere ? this.#townPlaces.draw(random) : place, kind === '1');
  }
}

function drawFileKind(random: Random): FileKind {
  const draw = random.next();
  if (draw < 0.63) return 'Esas';
  return draw < 0.97 ? 'Talimat' : 'İflas';
}

function drawFile(random: Random, kind: FileKind, place: SamplePlace, year: number): string {
  const age = Math.floor(random.next() ** 2.6 * 7);
  const number = Math.ceil(random.next() ** 1.6 * highestNumber(kind, place));
  return `${year - age}/${number} ${kind}`;
}

function highestNumber(kind: FileKind, { urbanity }: SamplePlace): number {
  switch (kind) {
    case 'Esas':
      return 1500 + Math.round(42_000 * urbanity ** 2);
    case 'Talimat':
      return 60 + Math.round(900 * urbanity);
    case 'Satış':
      return 20 + Math.round(110 * urbanity);
    case 'İflas':
      return 45;
  }
}

const IN_THE_COUNTRY = new Set<SubCategory>(['Tarla', 'Bağ', 'Bahçe', 'Zeytinlik']);

function drawNeighbourhood(random: Random, place: SamplePlace, subCategory: SubCategory): string {
  const { town, country } = place.neighbourhoods();
  if (IN_THE_COUNTRY.has(subCategory)) return random.pick(country);
  const isVillage =
    (subCategory === 'Arsa' || subCategory === 'Müstakil Ev') && random.chance(0.6 - place.urbanity / 2);
  const names = isVillage || town.length === 0 ? country : town;
  // Neighbourhoods of the centre come first in the list, and most sales are there.
  return names[Math.floor(random.next() ** 1.35 * names.length)] ?? random.pick(country);
}

function weightsOf<Kind extends '2' | '3'>(
  kind: Kind,
  weights: Readonly<Record<(typeof SUB_CATEGORIES)[Kind][number], number>>,
): Weighted<SubCategory> {
  const names: readonly (typeof SUB_CATEGORIES)[Kind][number][] = SUB_CATEGORIES[kind];
  return new Weighted(names.map((name): [SubCategory, number] => [name, weights[name]]));
}
