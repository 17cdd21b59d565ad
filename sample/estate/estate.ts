import { decimal } from '../market/printed-figures.ts';
import { fractionOf, type Random } from '../market/random.ts';
import type { Sale } from '../market/sale.ts';

/** A piece of real estate as title and notice describe it. */
export type Estate = {
  /** `3+1 125 m² daire`, and in the genitive for the sale of a share: `3+1 125 m² dairenin`. */
  readonly subject: string;
  readonly subjectOf: string;
  /** `null` in villages where parcels have no block number. */
  readonly ada: string | null;
  readonly parsel: string;
  /** The area of the whole parcel, in m². */
  readonly parcelArea: number;
  /** Its kind, in the terms of the land register. */
  readonly deedNature: string;
  /** `, 24/1200 arsa paylı, 3. kat 8 numaralı bağımsız bölüm`, or an empty text. */
  readonly deedUnit: string;
  readonly features: string;
  readonly zoning: string;
  /** The value of the whole, in lira, before rounding. */
  readonly value: number;
  /** A home of less than 150 m² net, for which notices name a lower VAT rate. */
  readonly isSmallHome: boolean;
  /** Years since it was built; `null` for land. */
  readonly age: number | null;
};

export type Parcel = Pick<Estate, 'ada' | 'parsel'>;

/** The ratio of a neighbourhood's prices to its district's: 0.75 to 1.35, always the same for one neighbourhood. */
export function neighbourhoodFactor({ place, neighbourhood }: Sale): number {
  return 0.75 + 0.6 * fractionOf(place.title + neighbourhood);
}

/** Draws block and parcel. Lots of one file are in the same block. */
export function drawParcel(random: Random, sale: Sale): Parcel {
  const village = isVillage(sale);
  const hasBlock = !village || random.chance(0.75);
  const block = Math.round(100 + fractionOf(sale.file + sale.neighbourhood) ** 2 * (village ? 600 : 26_000));
  return { ada: hasBlock ? String(block) : null, parsel: String(random.int(1, village ? 420 : 38)) };
}

/** Returns the nominative and the genitive: `3+1 125 m² daire` and `3+1 125 m² dairenin`. */
export function subjects(before: string, noun: string, nounOf: string): Pick<Estate, 'subject' | 'subjectOf'> {
  const lead = before === '' ? '' : `${before} `;
  return { subject: lead + noun, subjectOf: lead + nounOf };
}

export function squareMetres(area: number): string {
  return `${decimal(area)} m²`;
}

/** Draws an area around the median. About one in three is given with two decimals, as in real registers. */
export function landArea(random: Random, median: number, spread: number): number {
  const area = median * random.factor(spread);
  return random.chance(0.35) ? Math.round(area * 100) / 100 : Math.round(area);
}

const SERVICES = [
  'Bölge belediye hizmetlerinin tamamından yararlanmaktadır; okul, market ve toplu taşıma duraklarına yürüme mesafesindedir.',
  'Yol, su, elektrik, kanalizasyon ve doğalgaz hizmetleri mevcuttur, ulaşım toplu taşıma araçlarıyla rahatça sağlanır.',
  'Çevresinde benzer nitelikte yapılar bulunur, ana arterlere ve ilçe merkezine ulaşımı kolaydır.',
  'Altyapısı tamamlanmış, yapılaşması büyük ölçüde bitmiş bir bölgede yer almaktadır.',
] as const;

const VILLAGE_SERVICES = [
  'Köy yolu, elektrik ve şebeke suyu mevcuttur; atık su foseptiğe verilmektedir.',
  'Köy yerleşimi içindedir, ilçe merkezine asfalt yolla ulaşılır; elektrik ve su aboneliği bulunmaktadır.',
] as const;

/** A sentence about the roads, shops and utilities around a building. */
export function services(random: Random, sale: Sale): string {
  return random.pick(isVillage(sale) ? VILLAGE_SERVICES : SERVICES);
}

function isVillage({ neighbourhood }: Sale): boolean {
  return neighbourhood.endsWith('Köyü');
}

const PLAN_SCALES = ['1/1000 ölçekli uygulama imar planında', '1/5000 ölçekli nazım imar planında'] as const;
const DENSITIES = ['0,80', '1,00', '1,20', '1,40', '1,60', '1,80', '2,07'] as const;

const VILLAGE_ZONING = [
  'Köy yerleşik alanı içinde kalmaktadır; yapılaşma, il özel idaresinin izniyle plansız alanlar yönetmeliğine göre yapılabilir.',
  'İmar planı yoktur; köy yerleşik alanı ve civarında kaldığı il özel idaresince bildirilmiştir.',
] as const;

/** Zoning of building land. It allows at least as many storeys as are built. */
export function buildingZoning(random: Random, sale: Sale, use: string, built = 0): string {
  if (isVillage(sale)) return random.pick(VILLAGE_ZONING);
  const order = random.pick(['ayrık nizam', 'bitişik nizam', 'blok nizam']);
  const storeys = Math.max(built, sale.place.urbanity > 0.7 ? random.int(3, 8) : random.int(2, 4));
  return `${sale.place.municipality} İmar Müdürlüğünün yazısına göre parsel, ${random.pick(PLAN_SCALES)} ${order}, ${storeys} kat, emsal ${random.pick(DENSITIES)} yapılaşma koşullu ${use} alanında kalmaktadır.`;
}

const UNPLANNED = [
  'İmar planı bulunmamaktadır; parsel plansız alanlar yönetmeliği hükümlerine tabidir.',
  '1/100.000 ölçekli çevre düzeni planında tarım arazisi olarak gösterilmiştir, uygulama imar planı yoktur.',
  '1/25.000 ölçekli planda tarımsal niteliği korunacak alanda kalmakta olup köy yerleşik alanının dışındadır.',
] as const;

/** Zoning of farm land. */
export function farmZoning(random: Random): string {
  return random.pick(UNPLANNED);
}
