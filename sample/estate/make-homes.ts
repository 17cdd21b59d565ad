import { type Random, Weighted } from '../market/random.ts';
import type { Sale } from '../market/sale.ts';
import {
  buildingZoning,
  drawParcel,
  type Estate,
  landArea,
  neighbourhoodFactor,
  services,
  squareMetres,
  subjects,
} from './estate.ts';

type Plan = {
  readonly rooms: string;
  readonly least: number;
  readonly most: number;
  readonly parts: string;
  readonly duplex?: true;
};

const plans = new Weighted<Plan>([
  [{ rooms: '1+1', least: 44, most: 68, parts: 'salon, 1 oda, açık mutfak, banyo' }, 9],
  [{ rooms: '2+1', least: 72, most: 105, parts: 'salon, 2 oda, mutfak, banyo, tuvalet ve balkon' }, 30],
  [{ rooms: '3+1', least: 104, most: 152, parts: 'salon, 3 oda, mutfak, banyo, tuvalet, antre ve 2 balkon' }, 44],
  [
    { rooms: '4+1', least: 150, most: 208, parts: 'salon, 4 oda, mutfak, ebeveyn banyosu, banyo, tuvalet ve 2 balkon' },
    10,
  ],
  [
    {
      rooms: '4+1',
      least: 165,
      most: 225,
      parts: 'alt katta salon, mutfak ve 2 oda, üst katta 2 oda, banyo ve teras',
      duplex: true,
    },
    5,
  ],
  [{ rooms: '5+1', least: 190, most: 270, parts: 'salon, 5 oda, mutfak, 2 banyo, kiler ve 3 balkon' }, 2],
]);
const HEATING = ['doğalgaz kombi', 'merkezi doğalgaz', 'klima', 'doğalgaz kombi', 'soba'] as const;
const JOINERY = [
  'Pencereler PVC çift cam, iç kapılar panel, giriş kapısı çelik',
  'Pencereler alüminyum ısıcamlı, iç kapılar lake, giriş kapısı çelik',
  'Doğramalar PVC, iç kapılar ahşap, dış kapı çelik',
] as const;
const FLOORING = [
  'odaların zemini laminat parke, ıslak hacimler seramiktir',
  'salon ve odalar laminat parke, mutfak ile banyo seramik kaplıdır',
  'zeminler seramik ve parke, duvarlar saten boyalıdır',
] as const;
const STATE = [
  'Keşif günü boş ve bakımlı durumdaydı.',
  'Keşif günü malik tarafından kullanılmaktaydı.',
  'Keşif günü kiracı tarafından kullanıldığı beyan edilmiştir.',
  'Genel görünümü itibarıyla orta bakımlıdır.',
] as const;

/** A floor as the register writes it: `zemin kat`, `3. kat`, `bodrum kat`. */
function floorName(floor: number): string {
  if (floor < 0) return 'bodrum kat';
  return floor === 0 ? 'zemin kat' : `${floor}. kat`;
}

function floorFactor(floor: number, storeys: number): number {
  if (floor < 0) return 0.76;
  if (floor === 0) return 0.9;
  return floor === storeys && storeys > 3 ? 0.95 : 1;
}

export function makeFlat(random: Random, sale: Sale): Estate {
  const { place } = sale;
  const plan = plans.draw(random);
  const gross = random.int(plan.least, plan.most);
  const net = Math.round(gross * random.between(0.82, 0.91));
  const storeys = place.urbanity > 0.9 ? random.int(4, 13) : random.int(3, 6);
  const floor = plan.duplex ? storeys : random.chance(0.05) ? -1 : random.int(0, storeys);
  const age = Math.floor(random.next() ** 1.3 * 38);
  const unit = Math.max(1, (floor + 1) * 2 + random.int(0, 2));
  const parcelArea = landArea(random, 900, 0.45);
  const landShare = `${random.int(12, 90)}/${random.pick([800, 1000, 1200, 2400, 3600])}`;
  const isBlock = random.chance(0.3) ? `${random.pick(['A', 'B', 'C', 'D'])} blok, ` : '';
  const noun = plan.duplex ? 'dubleks daire' : 'daire';
  const sizes = random.next();
  const size = squareMetres(gross);
  const before = sizes < 0.5 ? `${plan.rooms} ${size}` : sizes < 0.8 ? plan.rooms : size;
  const hasLift = storeys > 4 && age < 30;
  return {
    ...subjects(before, noun, `${noun}nin`),
    ...drawParcel(random, sale),
    parcelArea,
    deedNature: `${storeys + 1} katlı betonarme apartman ve arsası`,
    deedUnit: `, ${landShare} arsa paylı, ${isBlock}${floorName(floor)} ${unit} numaralı bağımsız bölüm (mesken)`,
    features: `Taşınmaz, ${age < 2 ? 'yeni yapılmış' : `yaklaşık ${age} yıllık`}, ${storeys + 1} katlı betonarme binanın ${floorName(floor)}ında bulunan ${unit} numaralı ${noun}dir. ${plan.rooms} düzeninde olup ${plan.parts} bölümlerinden oluşur; brüt alanı ${size}, net alanı ${squareMetres(net)} olarak ölçülmüştür. ${random.pick(JOINERY)}, ${random.pick(FLOORING)}. Isınma ${random.pick(HEATING)} ile sağlanır. Binada asansör ${hasLift ? 'vardır' : 'yoktur'}${age < 12 && random.chance(0.6) ? ', kapalı otopark bulunmaktadır' : ''}. ${random.pick(STATE)} ${services(random, sale)}`,
    zoning: buildingZoning(random, sale, 'konut', storeys + 1),
    value:
      gross *
      place.flatPrice *
      neighbourhoodFactor(sale) *
      floorFactor(floor, storeys) *
      (1.14 - 0.012 * age) *
      (gross > 150 ? 0.93 : 1.02) *
      random.factor(0.12),
    isSmallHome: net < 150,
    age,
  };
}

const HOUSE_MATERIAL = ['betonarme', 'yığma kargir', 'kerpiç', 'yarı betonarme kargir'] as const;

export function makeHouse(random: Random, sale: Sale): Estate {
  const { place } = sale;
  const storeys = random.pick([1, 1, 2, 2, 2, 3]);
  const footprint = random.int(62, 128);
  const built = footprint * storeys;
  const parcelArea = landArea(random, place.urbanity > 0.7 ? 320 : 720, 0.4);
  const material = place.urbanity > 0.7 ? random.pick(HOUSE_MATERIAL.slice(0, 2)) : random.pick(HOUSE_MATERIAL);
  const storeyText = storeys === 1 ? 'tek katlı' : storeys === 2 ? 'iki katlı' : 'üç katlı';
  const age = random.int(4, 55);
  const landPrice = place.flatPrice * (0.06 + 0.3 * place.urbanity ** 2);
  return {
    ...subjects(
      random.chance(0.5) ? storeyText : `${squareMetres(parcelArea)} arsa üzerinde ${storeyText}`,
      'müstakil ev',
      'müstakil evin',
    ),
    ...drawParcel(random, sale),
    parcelArea,
    deedNature: `${storeyText} ${material} ev ve bahçesi`,
    deedUnit: '',
    features: `Parsel üzerinde ${storeyText}, ${material}, yaklaşık ${age} yıllık müstakil ev bulunmaktadır. Yapının oturum alanı ${squareMetres(footprint)}, toplam inşaat alanı ${squareMetres(built)} olup ${random.int(2, 4)} oda, salon, mutfak, banyo ve tuvaletten oluşmaktadır. Çatısı ahşap oturtma üzeri kiremit kaplıdır, dış cephesi ${random.pick(['sıvalı ve boyalıdır', 'kısmen sıvasızdır', 'taş kaplamadır'])}. Bahçesinde ${random.pick(['meyve ağaçları', 'odunluk ve depo', 'müştemilat ile su kuyusu', 'asma ve birkaç meyve ağacı'])} vardır, çevresi ${random.pick(['tel örgü', 'taş duvar', 'beton duvar'])} ile çevrilidir. ${random.pick(STATE)} ${services(random, sale)}`,
    zoning: buildingZoning(random, sale, 'konut'),
    value:
      (built * place.flatPrice * Math.max(0.3, 0.72 - 0.008 * age) + parcelArea * landPrice) *
      neighbourhoodFactor(sale) *
      random.factor(0.2),
    isSmallHome: built < 150,
    age,
  };
}

export function makeVilla(random: Random, sale: Sale): Estate {
  const { place } = sale;
  const gross = random.int(160, 420);
  const parcelArea = landArea(random, 520, 0.4);
  const rooms = gross > 300 ? '5+2' : gross > 220 ? '5+1' : '4+1';
  const age = random.int(0, 24);
  const hasPool = random.chance(place.isHolidayPlace ? 0.6 : 0.25);
  const form = random.pick(['dubleks', 'tripleks', 'ikiz', 'müstakil']);
  const noun = form === 'ikiz' ? 'ikiz villa' : `${form} villa`;
  const no = random.int(1, 40);
  return {
    ...subjects(random.chance(0.6) ? `${rooms} ${squareMetres(gross)}` : squareMetres(gross), noun, `${noun}nın`),
    ...drawParcel(random, sale),
    parcelArea,
    deedNature: `${form} betonarme villa ve arsası`,
    deedUnit: random.chance(0.6) ? `, ${no} numaralı bağımsız bölüm (villa)` : '',
    features: `Taşınmaz, ${age < 2 ? 'yeni inşa edilmiş' : `yaklaşık ${age} yıllık`} betonarme ${noun}dır. Brüt ${squareMetres(gross)} kullanım alanlı yapı ${rooms} düzeninde olup zemin katta salon, mutfak, misafir tuvaleti; üst katlarda yatak odaları, ebeveyn banyosu ve teraslar yer alır. ${hasPool ? 'Bahçede yüzme havuzu, çim alan ve kamelya bulunmaktadır.' : 'Bahçe düzenlemesi yapılmış, çevresi duvarla kapatılmıştır.'} ${random.pick(JOINERY)}, ${random.pick(FLOORING)}. ${place.isHolidayPlace ? `Denize ${random.pick(['400 metre', '1 kilometre', '2,5 kilometre', '4 kilometre'])} uzaklıktadır. ` : ''}${random.pick(STATE)}`,
    zoning: buildingZoning(
      random,
      sale,
      random.pick(['konut', 'az yoğun konut', place.isHolidayPlace ? 'turizm ve ikinci konut' : 'konut']),
    ),
    value:
      gross *
      place.flatPrice *
      1.3 *
      neighbourhoodFactor(sale) *
      (1.1 - 0.011 * age) *
      (hasPool ? 1.1 : 1) *
      random.factor(0.2),
    isSmallHome: false,
    age,
  };
}
