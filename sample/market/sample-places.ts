import { quarterList } from '#server/turkish/quarter-list.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { locative } from '#shared/text/turkish-suffixes.ts';
import { foldTurkish, titleCaseTurkish } from '#shared/text/turkish-text.ts';
import { DISTRICT_FACTS } from './district-facts.ts';
import { type ProvinceFacts, provinceFacts } from './province-facts.ts';
import { fractionOf, Weighted } from './random.ts';

/** A district with the facts that determine its auctions and their prices. */
export type SamplePlace = {
  readonly province: string;
  readonly district: string;
  readonly facts: ProvinceFacts;
  /** People, in thousands. */
  readonly population: number;
  /** From 0 (only villages) to 1 (a metropolis). */
  readonly urbanity: number;
  /** Lira per m² of an ordinary flat here. */
  readonly flatPrice: number;
  readonly isCentral: boolean;
  /** At the sea, with hotels and holiday homes. */
  readonly isHolidayPlace: boolean;
  /** `İzmir Urla`, and `İzmir Urla'da`. */
  readonly title: string;
  readonly titleIn: string;
  readonly municipality: string;
  /** For addresses: `izmir-urla`. */
  readonly slug: string;
  /** Names of neighbourhoods in the town, and of villages. */
  readonly neighbourhoods: () => Neighbourhoods;
};

type Neighbourhoods = { readonly town: readonly string[]; readonly country: readonly string[] };

type District = { name: string; population: number; flatPrice: number; marks: string };

let places: readonly SamplePlace[] | undefined;

/** Every district of Turkey. The list is built on the first call. */
function samplePlaces(): readonly SamplePlace[] {
  places ??= PROVINCES.flatMap(placesOfProvince);
  return places;
}

/** Draws places of real estate: the larger the population, the more sales, with a minimum for fields in villages. */
export function drawRealEstatePlace(): Weighted<SamplePlace> {
  return new Weighted(
    samplePlaces().map((place) => [place, place.population ** 0.9 + (place.isHolidayPlace ? 45 : 0) + 9]),
  );
}

/** Draws places of vehicles and movables, which are sold where people and companies are. */
export function drawTownPlace(): Weighted<SamplePlace> {
  return new Weighted(samplePlaces().map((place) => [place, place.population * (0.4 + place.urbanity)]));
}

function placesOfProvince(province: string): SamplePlace[] {
  const facts = provinceFacts(province);
  return districtsOfProvince(province, facts).map((district) => {
    const isMerkez = district.name === 'Merkez';
    const title = `${province} ${district.name}`;
    let neighbourhoods: Neighbourhoods | undefined;
    return {
      province,
      district: district.name,
      facts,
      population: district.population,
      urbanity: urbanityOf(district),
      flatPrice: district.flatPrice,
      isCentral: district.marks.includes('c'),
      isHolidayPlace: district.marks.includes('t'),
      title,
      titleIn: `${province} ${locative(district.name)}`,
      municipality: `${isMerkez ? province : district.name} Belediyesi`,
      slug: foldTurkish(title).replaceAll(' ', '-'),
      neighbourhoods() {
        neighbourhoods ??= neighbourhoodsOf(facts.plate, district.name);
        return neighbourhoods;
      },
    };
  });
}

function districtsOfProvince(province: string, facts: ProvinceFacts): District[] {
  const known = new Map(
    (DISTRICT_FACTS[province] ?? '')
      .split(',')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [name = '', population, flatThousands, marks = ''] = entry.split(':');
        return [name, { name, population: Number(population), flatPrice: Number(flatThousands) * 1000, marks }];
      }),
  );
  const names = districtsOf(province);
  const others = names.filter((name) => !known.has(name));
  const knownPeople = [...known.values()].reduce((sum, district) => sum + district.population, 0);
  const peopleEach = Math.max(facts.population - knownPeople, others.length * 6) / Math.max(others.length, 1);
  return names.map((name) => known.get(name) ?? ordinaryDistrict(province, name, facts, Math.min(peopleEach, 60)));
}

/** A district that the facts do not list, with generated size and price that are always the same. */
function ordinaryDistrict(province: string, name: string, facts: ProvinceFacts, peopleEach: number): District {
  const own = fractionOf(province + name);
  return {
    name,
    population: Math.round(peopleEach * (0.5 + own)),
    flatPrice: Math.round(facts.flatPrice * (0.48 + 0.2 * own)),
    marks: name === 'Merkez' ? 'c' : '',
  };
}

function urbanityOf({ population, marks }: District): number {
  if (marks.includes('c') && population > 60) return population > 250 ? 0.97 : 0.85;
  if (population > 150) return 0.8;
  if (population > 70) return 0.6;
  return population > 25 ? 0.38 : 0.18;
}

/** Names that the package abbreviates or writes as one word: `Şht.üstğm.hasan Şahan`, `Köprülü-veysipaşa`, `1.osb`. */
const ODD_NAME = /\.\S|-(?!i )\p{Ll}|\d\p{L}|osb|sanayi|\p{L}\d/iu;

function neighbourhoodsOf(plate: string, district: string): Neighbourhoods {
  const list = quarterList();
  if (!list.getCities().some(({ code }) => code === plate)) throw new Error(`No province has plate ${plate}.`);
  const town = new Set<string>();
  const villages = new Set<string>();
  for (const entry of list.getNeighbourhoodsByCityCodeAndDistrict(plate, district)) {
    const name = entry.replace(/\s+/gu, ' ').trim();
    const village = /\((\p{L}[\p{L} .-]*) Köyü\)$/u.exec(name)?.[1] ?? /^(\p{L}[\p{L} .-]*) Köyü$/u.exec(name)?.[1];
    const quarter = /^([\p{L}\d][\p{L}\d .-]*?) Mah(?: \([\p{L} .-]* Beldesi\))?$/u.exec(name)?.[1];
    if (village) villages.add(`${titleCaseTurkish(village)} Köyü`);
    else if (quarter && !ODD_NAME.test(quarter)) town.add(`${quarter} Mahallesi`);
  }
  const quarters = [...town];
  return { town: quarters, country: villages.size > 0 ? [...villages] : quarters };
}
