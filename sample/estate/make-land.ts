import type { Random } from '../market/random.ts';
import type { Sale } from '../market/sale.ts';
import {
  buildingZoning,
  drawParcel,
  type Estate,
  farmZoning,
  landArea,
  neighbourhoodFactor,
  squareMetres,
  subjects,
} from './estate.ts';

const SHAPES = ['dikdörtgene yakın', 'düzgün olmayan çokgen', 'yamuk', 'kareye yakın'] as const;
const SLOPES = ['düze yakındır', 'hafif eğimlidir', 'orta eğimlidir', 'kuzeye doğru eğimlidir'] as const;
const ACCESS = [
  'Kadastral yola cephesi vardır.',
  'Asfalt yola cephelidir.',
  'Kadastral yola cephesi yoktur, ulaşım komşu parsellerden sağlanmaktadır.',
  'Stabilize köy yolundan ulaşılmaktadır.',
] as const;
const SOILS = ['killi tınlı', 'kumlu tınlı', 'tınlı', 'kireçli, taşsız'] as const;
const FIELD_CROPS = ['buğday', 'arpa', 'mısır', 'ayçiçeği', 'nohut', 'yonca', 'şeker pancarı', 'pamuk'] as const;

function groundText(random: Random): string {
  return `Parsel ${random.pick(SHAPES)} geometrili, topografyası ${random.pick(SLOPES)}. ${random.pick(ACCESS)}`;
}

/** Bigger parcels cost less per m². */
function bulkFactor(area: number, usual: number, strength: number): number {
  return (area / usual) ** -strength;
}

/** Lira per m² of farm land, which costs more near cities and at the sea. */
function farmPrice({ place }: Sale): number {
  return place.facts.fieldPrice * (1 + 2.2 * place.urbanity) * (place.isHolidayPlace ? 1.7 : 1);
}

export function makePlot(random: Random, sale: Sale): Estate {
  const { place } = sale;
  const isTown = place.urbanity > 0.55;
  const area = random.chance(0.1) ? landArea(random, 6500, 0.4) : landArea(random, isTown ? 420 : 780, 0.45);
  const use = random.pick(['konut', 'konut', 'konut', 'ticaret ve konut', 'konut', 'sanayi']);
  const noun =
    use === 'konut' && random.chance(0.3) ? 'konut imarlı arsa' : use === 'sanayi' ? 'sanayi imarlı arsa' : 'arsa';
  const price = place.flatPrice * (isTown ? 0.38 * place.urbanity : 0.13) * bulkFactor(area, 480, 0.24);
  return {
    ...subjects(squareMetres(area), noun, `${noun}nın`),
    ...drawParcel(random, sale),
    parcelArea: area,
    deedNature: 'arsa',
    deedUnit: '',
    features: `Taşınmaz ${squareMetres(area)} yüzölçümlü, üzerinde yapı bulunmayan arsadır. ${groundText(random)} ${random.pick(['Çevresinde konut yapıları bulunmaktadır.', 'Yakın çevresi kısmen yapılaşmıştır, boş parseller mevcuttur.', 'Elektrik, su ve kanalizasyon hatları parsel önünden geçmektedir.'])} ${random.pick(['İlçe merkezine yaklaşık 1 kilometre uzaklıktadır.', 'İlçe merkezine yaklaşık 3,5 kilometre mesafededir.', 'Ana caddeye yürüme mesafesindedir.'])} Keşif günü boş olduğu, üzerinde ekonomik değeri olan ağaç bulunmadığı görülmüştür.`,
    zoning: buildingZoning(random, sale, use),
    value: area * price * neighbourhoodFactor(sale) * random.factor(0.28),
    isSmallHome: false,
    age: null,
  };
}

export function makeField(random: Random, sale: Sale): Estate {
  const area = landArea(random, 8200, 0.62);
  const isIrrigated = random.chance(0.35);
  const hasHouse = random.chance(0.06);
  const houseArea = random.int(60, 160);
  const lead = isIrrigated ? 'sulu tarla' : random.chance(0.12) ? 'susuz tarla' : 'tarla';
  const before = hasHouse && random.chance(0.6) ? `üzerinde mesken bulunan ${squareMetres(area)}` : squareMetres(area);
  const soil = random.pick(SOILS);
  const crop = random.pick(FIELD_CROPS);
  const land = area * farmPrice(sale) * (isIrrigated ? 1.45 : 1) * bulkFactor(area, 8200, 0.25);
  return {
    ...subjects(before, lead, `${lead}nın`),
    ...drawParcel(random, sale),
    parcelArea: area,
    deedNature: hasHouse ? 'ev ve tarla' : 'tarla',
    deedUnit: '',
    features: `Taşınmaz ${squareMetres(area)} yüzölçümlü ${isIrrigated ? 'sulu' : 'kuru'} tarım arazisidir. ${groundText(random)} Toprağı ${soil} yapıda olup işlemeli tarıma elverişlidir; ${isIrrigated ? `sulama suyu ${random.pick(['kanaldan', 'derin kuyudan', 'sulama kooperatifi hattından', 'göletten'])} sağlanmaktadır` : 'sulama suyu yoktur, kuru tarım yapılmaktadır'}. Keşif günü ${random.pick(['ekili olmadığı, nadasa bırakıldığı', `${crop} ekili olduğu`, `${crop} hasadının yapıldığı`])} görülmüştür. ${hasHouse ? `Parsel üzerinde ${squareMetres(houseArea)} oturumlu kargir mesken bulunmaktadır. ` : ''}Köy yerleşimine yaklaşık ${random.pick(['700 metre', '1,2 kilometre', '2 kilometre', '3 kilometre'])} uzaklıktadır.`,
    zoning: farmZoning(random),
    value: (land + (hasHouse ? houseArea * 11_000 : 0)) * neighbourhoodFactor(sale) * random.factor(0.3),
    isSmallHome: false,
    age: null,
  };
}

export function makeVineyard(random: Random, sale: Sale): Estate {
  const area = landArea(random, 5200, 0.5);
  const grape = random.pick(['sofralık üzüm', 'şaraplık üzüm', 'çekirdeksiz üzüm', 'yerel üzüm']);
  return {
    ...subjects(squareMetres(area), 'bağ', 'bağın'),
    ...drawParcel(random, sale),
    parcelArea: area,
    deedNature: 'bağ',
    deedUnit: '',
    features: `Taşınmaz ${squareMetres(area)} yüzölçümlü bağdır. Üzerinde yaklaşık ${random.int(8, 35)} yaşında, ${random.pick(['telli terbiye sistemli', 'goble terbiyeli'])} ${grape} omcaları bulunmaktadır. ${groundText(random)} Toprağı ${random.pick(SOILS)} yapıdadır; ${random.pick(['damla sulama tesisatı vardır', 'sulama imkânı yoktur', 'sulama suyu kuyudan sağlanmaktadır'])}. Bağın bakımı ${random.pick(['düzenli yapılmaktadır', 'bir süredir yapılmamıştır', 'orta düzeydedir'])}.`,
    zoning: farmZoning(random),
    value: area * farmPrice(sale) * 1.6 * bulkFactor(area, 5200, 0.2) * neighbourhoodFactor(sale) * random.factor(0.3),
    isSmallHome: false,
    age: null,
  };
}

/** Names of orchards and of their plants that differ from `<fruit> bahçesi` and `<fruit> ağacı`. */
const ORCHARDS: Readonly<Record<string, readonly [noun: string, nounOf: string, plants: string]>> = {
  narenciye: ['narenciye bahçesi', 'narenciye bahçesinin', 'portakal ve mandalina ağacı'],
  zeytin: ['zeytin bahçesi', 'zeytin bahçesinin', 'zeytin ağacı'],
  fındık: ['fındık bahçesi', 'fındık bahçesinin', 'fındık ocağı'],
  çay: ['çay bahçesi', 'çay bahçesinin', 'çay ocağı'],
  fıstık: ['fıstık bahçesi', 'fıstık bahçesinin', 'Antep fıstığı ağacı'],
  meyve: ['bahçe', 'bahçenin', 'karışık meyve ağacı'],
  gül: ['gül bahçesi', 'gül bahçesinin', 'yağ gülü'],
  muz: ['muz serası ve bahçe', 'muz serası ve bahçenin', 'muz ocağı'],
};

export function makeOrchard(random: Random, sale: Sale): Estate {
  const fruit = random.pick(sale.place.facts.orchards);
  const [noun, nounOf, plants] = ORCHARDS[fruit] ?? [`${fruit} bahçesi`, `${fruit} bahçesinin`, `${fruit} ağacı`];
  const area = landArea(random, fruit === 'çay' ? 2600 : 6400, 0.55);
  const count = Math.max(12, Math.round((area / (fruit === 'çay' ? 4 : 32)) * random.between(0.7, 1.1)));
  const isPlain = random.chance(0.25);
  return {
    ...subjects(squareMetres(area), isPlain ? 'bahçe' : noun, isPlain ? 'bahçenin' : nounOf),
    ...drawParcel(random, sale),
    parcelArea: area,
    deedNature: noun,
    deedUnit: '',
    features: `Taşınmaz ${squareMetres(area)} yüzölçümlü ${noun} niteliğindedir. Üzerinde ${random.int(6, 40)} yaş ortalamasında yaklaşık ${count} adet ${plants} bulunduğu tespit edilmiştir. ${groundText(random)} Toprağı ${random.pick(SOILS)} yapıdadır; ${random.pick(['damla sulama sistemi kuruludur', 'sulama kanaldan yapılmaktadır', 'sulama suyu sondaj kuyusundan alınmaktadır', 'sulama tesisi yoktur'])}. Ağaçların bakım durumu ${random.pick(['iyi', 'orta', 'zayıf'])} olup verim çağındadır.`,
    zoning: farmZoning(random),
    value: area * farmPrice(sale) * 2.1 * bulkFactor(area, 6400, 0.2) * neighbourhoodFactor(sale) * random.factor(0.32),
    isSmallHome: false,
    age: null,
  };
}

export function makeOliveGrove(random: Random, sale: Sale): Estate {
  const area = landArea(random, 6000, 0.55);
  const trees = Math.max(10, Math.round((area / 48) * random.between(0.7, 1.1)));
  return {
    ...subjects(squareMetres(area), 'zeytinlik', 'zeytinliğin'),
    ...drawParcel(random, sale),
    parcelArea: area,
    deedNature: random.chance(0.3) ? 'zeytinli tarla' : 'zeytinlik',
    deedUnit: '',
    features: `Taşınmaz ${squareMetres(area)} yüzölçümlü zeytinliktir. Üzerinde ${random.pick(['Ayvalık', 'Gemlik', 'memecik', 'yerli'])} cinsi, ${random.int(10, 90)} yaş ortalamasında yaklaşık ${trees} adet zeytin ağacı vardır. ${groundText(random)} Toprağı ${random.pick(SOILS)} yapıda olup ${random.pick(['sulama yapılmamaktadır', 'damla sulama ile sulanmaktadır'])}. ${sale.place.isHolidayPlace ? 'Parselden kısmen deniz görülmektedir. ' : ''}3573 sayılı Kanun gereği zeytincilik sahasının daraltılamayacağı bilirkişi raporunda belirtilmiştir.`,
    zoning: farmZoning(random),
    value: area * farmPrice(sale) * 1.35 * bulkFactor(area, 6000, 0.2) * neighbourhoodFactor(sale) * random.factor(0.3),
    isSmallHome: false,
    age: null,
  };
}
