import type { Random } from '../market/random.ts';
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

const SHOP_KINDS = [
  ['dükkân', 'dükkânın'],
  ['dükkân', 'dükkânın'],
  ['asma katlı dükkân', 'asma katlı dükkânın'],
  ['işyeri', 'işyerinin'],
  ['mağaza', 'mağazanın'],
] as const;

/** The ratio of a shop's price per m² to a flat's. Small shops cost the most. */
function shopFactor(area: number): number {
  return 2.3 * (area / 40) ** -0.36;
}

export function makeShop(random: Random, sale: Sale): Estate {
  const { place } = sale;
  const net = random.chance(0.2) ? random.int(120, 420) : random.int(18, 110);
  const hasBasement = random.chance(0.3);
  const [noun, nounOf] = random.pick(SHOP_KINDS);
  const unit = random.int(1, 18);
  const floor = random.pick(['zemin kat', 'zemin kat', 'zemin kat', '1. bodrum kat', '1. kat']);
  return {
    ...subjects(squareMetres(net), noun, nounOf),
    ...drawParcel(random, sale),
    parcelArea: landArea(random, 950, 0.5),
    deedNature: 'altında dükkânları olan betonarme apartman ve arsası',
    deedUnit: `, ${floor} ${unit} numaralı bağımsız bölüm (${noun})`,
    features: `Taşınmaz, binanın ${floor}ında bulunan ${unit} numaralı bağımsız bölüm olup işyeri olarak kullanıma uygundur. Net kullanım alanı ${squareMetres(net)}'dir${hasBasement ? ', depo olarak kullanılan bodrum bölümü vardır' : ''}. Vitrin cephesi ${random.pick(['4,50 metre', '6 metre', '7,20 metre', '9 metre'])}, tavan yüksekliği ${random.pick(['3 metre', '3,40 metre', '4,20 metre'])} olarak ölçülmüştür. Zemini ${random.pick(['seramik', 'granit', 'epoksi'])} kaplı, ${random.pick(['vitrini alüminyum doğramadır', 'kepenkleri otomatiktir', 'cephesi temperli camdır'])}. ${random.pick(['Keşif günü kapalı ve boştu.', 'Keşif günü market olarak işletilmekteydi.', 'Keşif günü kiracı tarafından büro olarak kullanılmaktaydı.', 'Keşif günü lokanta olarak işletilmekteydi.'])} ${services(random, sale)}`,
    zoning: buildingZoning(random, sale, random.pick(['ticaret', 'ticaret ve konut'])),
    value: net * place.flatPrice * shopFactor(net) * neighbourhoodFactor(sale) * random.factor(0.25),
    isSmallHome: false,
    age: random.int(2, 34),
  };
}

export function makeOffice(random: Random, sale: Sale): Estate {
  const { place } = sale;
  const net = random.int(32, 260);
  const floor = random.int(1, 14);
  const unit = floor * 4 + random.int(0, 3);
  return {
    ...subjects(squareMetres(net), random.chance(0.6) ? 'ofis' : 'büro', ''),
    subjectOf: `${squareMetres(net)} ofisin`,
    ...drawParcel(random, sale),
    parcelArea: landArea(random, 2400, 0.5),
    deedNature: 'betonarme iş merkezi ve arsası',
    deedUnit: `, ${floor}. kat ${unit} numaralı bağımsız bölüm (ofis)`,
    features: `Taşınmaz, iş merkezinin ${floor}. katında yer alan ${unit} numaralı ofistir. Net ${squareMetres(net)} kullanım alanı ${random.int(2, 6)} çalışma odası, toplantı odası, mutfak nişi ve tuvaletten oluşur. Zemini ${random.pick(['yükseltilmiş döşeme üzeri halı', 'laminat parke', 'seramik'])} kaplı, tavanı asma tavandır; iklimlendirme ${random.pick(['VRF sistemi', 'split klima', 'merkezi fan-coil sistemi'])} ile yapılmaktadır. Binada asansör, jeneratör ve güvenlik hizmeti vardır, ${random.int(1, 3)} araçlık otopark hakkı bulunmaktadır. ${services(random, sale)}`,
    zoning: buildingZoning(random, sale, 'ticaret'),
    value: net * place.flatPrice * 1.18 * neighbourhoodFactor(sale) * random.factor(0.2),
    isSmallHome: false,
    age: random.int(2, 34),
  };
}

export function makeWarehouse(random: Random, sale: Sale): Estate {
  const { place } = sale;
  const built = random.int(120, 2600);
  const parcelArea = landArea(random, built * 1.7, 0.3);
  return {
    ...subjects(squareMetres(built), random.chance(0.8) ? 'depo' : 'antrepo ve depo', ''),
    subjectOf: `${squareMetres(built)} deponun`,
    ...drawParcel(random, sale),
    parcelArea,
    deedNature: 'betonarme depo ve arsası',
    deedUnit: '',
    features: `Parsel üzerinde ${squareMetres(built)} kapalı alanlı, ${random.pick(['prefabrik betonarme', 'çelik konstrüksiyon'])} depo yapısı bulunmaktadır. Yapının iç yüksekliği ${random.pick(['5 metre', '6,5 metre', '8 metre', '10 metre'])}, zemini ${random.pick(['saha betonu', 'epoksi kaplı beton'])} olup ${random.int(1, 4)} adet yükleme kapısı vardır. Açık alanı tır manevrasına ${random.pick(['uygundur', 'sınırlı ölçüde uygundur'])}; elektrik, su ve yangın tesisatı mevcuttur. ${random.pick(['Keşif günü boştu.', 'Keşif günü kiracı tarafından kullanılmaktaydı.', 'İçinde üçüncü kişilere ait emtia bulunduğu görülmüştür.'])} Ana yola yaklaşık ${random.pick(['300 metre', '1 kilometre', '2,5 kilometre'])} mesafededir.`,
    zoning: buildingZoning(random, sale, random.pick(['depolama', 'sanayi', 'ticaret'])),
    value:
      built *
      Math.min(place.flatPrice * 0.5, 34_000) *
      (built / 600) ** -0.12 *
      neighbourhoodFactor(sale) *
      random.factor(0.25),
    isSmallHome: false,
    age: random.int(2, 34),
  };
}

const FACTORY_KINDS = [
  'gıda üretim',
  'tekstil',
  'mobilya',
  'metal işleme',
  'plastik ambalaj',
  'un',
  'yem',
  'mermer işleme',
  'hazır beton',
] as const;

export function makeFactory(random: Random, sale: Sale): Estate {
  const { place } = sale;
  const built = random.int(700, 11_500);
  const parcelArea = landArea(random, built * 2.4, 0.3);
  const fruit = place.facts.orchards.includes('kayısı') && random.chance(0.4);
  const kind = fruit ? 'kayısı kurutma' : random.pick(FACTORY_KINDS);
  const isZone = random.chance(0.45);
  const landPrice = Math.min(place.flatPrice * 0.12, 9000);
  return {
    ...subjects(
      random.chance(0.5) ? `${squareMetres(parcelArea)} arsa üzerinde bulunan` : `${squareMetres(built)} kapalı alanlı`,
      `${kind} fabrikası`,
      `${kind} fabrikasının`,
    ),
    ...drawParcel(random, sale),
    parcelArea,
    deedNature: 'fabrika binası, idari bina ve arsası',
    deedUnit: '',
    features: `Taşınmaz, ${isZone ? 'organize sanayi bölgesinde' : 'sanayi alanında'} bulunan ${kind} fabrikası ve eklentileridir. ${squareMetres(parcelArea)} parsel üzerinde toplam ${squareMetres(built)} kapalı alanlı üretim holü, idari bina, depo, trafo ve bekçi kulübesi yer almaktadır. Üretim holü ${random.pick(['prefabrik betonarme', 'çelik konstrüksiyon'])} olup iç yüksekliği ${random.pick(['7 metre', '8,5 metre', '10 metre'])}dir; çatısı sandviç panel, zemini betondur. ${random.pick([630, 1000, 1250, 1600])} kVA gücünde trafo, su deposu ve ${random.pick(['doğalgaz hattı', 'jeneratör', 'arıtma tesisi'])} mevcuttur. Makine ve teçhizat satışa ${random.chance(0.5) ? 'dâhil değildir' : 'bütünleyici parça olarak dâhildir'}. ${random.pick(['Keşif günü üretim yapılmamaktaydı.', 'Keşif günü kısmen faaldi.', 'Keşif günü kiracı tarafından işletilmekteydi.'])}`,
    zoning: buildingZoning(random, sale, 'sanayi'),
    value:
      (built * Math.min(place.flatPrice * 0.5, 26_000) + parcelArea * landPrice) *
      neighbourhoodFactor(sale) *
      random.factor(0.25),
    isSmallHome: false,
    age: random.int(2, 34),
  };
}

export function makeBuilding(random: Random, sale: Sale): Estate {
  const { place } = sale;
  const storeys = random.int(2, place.urbanity > 0.8 ? 7 : 4);
  const footprint = random.int(90, 280);
  const built = footprint * storeys;
  const age = random.int(5, 48);
  return {
    ...subjects(`${storeys} katlı`, 'bina', 'binanın'),
    ...drawParcel(random, sale),
    parcelArea: landArea(random, footprint * 1.8, 0.25),
    deedNature: `${storeys} katlı betonarme bina ve arsası`,
    deedUnit: '',
    features: `Parsel üzerinde yaklaşık ${age} yıllık, ${storeys} katlı betonarme bina bulunmaktadır. Oturum alanı ${squareMetres(footprint)}, toplam inşaat alanı ${squareMetres(built)} olarak hesaplanmıştır. Zemin katta ${random.int(1, 3)} dükkân, üst katlarda ${Math.max(1, (storeys - 1) * random.int(1, 3))} daire yer almaktadır; kat mülkiyeti kurulmamıştır. Dış cephesi ${random.pick(['mantolamalı', 'boyalı', 'kısmen sıvasız'])}, çatısı ${random.pick(['kiremit', 'teras', 'sac'])} kaplıdır. ${random.pick(['Deprem sonrası hasar tespitinde az hasarlı olarak kaydedilmiştir.', 'Yapı ruhsatı ve iskân belgesi dosyasında mevcuttur.', 'Yapı ruhsatına dosyasında rastlanmamıştır.'])} ${services(random, sale)}`,
    zoning: buildingZoning(random, sale, random.pick(['konut', 'ticaret ve konut']), storeys),
    value:
      built * place.flatPrice * Math.max(0.42, 0.85 - 0.007 * age) * neighbourhoodFactor(sale) * random.factor(0.22),
    isSmallHome: false,
    age,
  };
}

export function makeHotel(random: Random, sale: Sale): Estate {
  const { place } = sale;
  const rooms = random.chance(0.35) ? random.int(8, 22) : random.int(24, 180);
  const isPension = rooms < 23;
  const parcelArea = landArea(random, rooms * 62, 0.3);
  const built = rooms * random.int(34, 52);
  const noun = isPension ? 'pansiyon' : 'otel';
  return {
    ...subjects(`${rooms} odalı`, noun, `${noun}${isPension ? 'un' : 'in'}`),
    ...drawParcel(random, sale),
    parcelArea,
    deedNature: `betonarme ${noun} binası ve arsası`,
    deedUnit: '',
    features: `Taşınmaz, ${rooms} odalı ${noun} olarak işletilmek üzere yapılmış tesistir. Toplam ${squareMetres(built)} kapalı alanda resepsiyon, restoran, mutfak, ${isPension ? 'kahvaltı salonu' : 'toplantı salonu, spor salonu, hamam'} ve odalar bulunmaktadır. ${random.pick(['Açık yüzme havuzu ve havuz barı vardır.', 'Bahçesi ve terası düzenlenmiştir.', 'Denize yürüme mesafesindedir, plaj kullanımı belediyeye aittir.'])} Odalar klimalı olup ${random.pick(['yenileme gerektirmektedir', 'bakımlıdır', 'son yıllarda yenilenmiştir'])}. Turizm işletme belgesi ${random.pick(['mevcuttur', 'bulunmamaktadır'])}. Keşif günü ${random.pick(['tesis kapalıydı', 'tesis faaldi', 'tesis kiracı tarafından işletilmekteydi'])}. Mobilya ve donanım satışa dâhil ${random.chance(0.5) ? 'değildir' : 'edilmiştir'}.`,
    zoning: buildingZoning(random, sale, 'turizm'),
    value: built * place.flatPrice * (isPension ? 0.7 : 0.8) * neighbourhoodFactor(sale) * random.factor(0.25),
    isSmallHome: false,
    age: random.int(2, 34),
  };
}

/**
 * The remaining kinds of real estate: name in titles, its genitive, name in the register, usual m², price per m²
 * relative to a flat's.
 */
const OTHERS = [
  ['akaryakıt istasyonu', 'akaryakıt istasyonunun', 'akaryakıt istasyonu ve arsası', 2600, 0.9],
  ['ahır, samanlık ve arsası', 'ahır, samanlık ve arsasının', 'ahır, samanlık ve arsası', 1400, 0.08],
  ['garaj', 'garajın', 'garaj', 24, 0.8],
  ['otopark', 'otoparkın', 'otopark yeri', 900, 0.4],
  ['taşınmaz', 'taşınmazın', 'ham toprak', 5200, 0.03],
  ['tavuk çiftliği', 'tavuk çiftliğinin', 'kümes ve arsası', 9000, 0.06],
  ['sera ve arsası', 'sera ve arsasının', 'sera ve arsası', 4200, 0.05],
  ['soğuk hava deposu', 'soğuk hava deposunun', 'soğuk hava deposu ve arsası', 3200, 0.35],
  ['atölye', 'atölyenin', 'kargir atölye', 260, 0.7],
] as const;

export function makeOtherEstate(random: Random, sale: Sale): Estate {
  const [noun, nounOf, deedNature, usualArea, factor] = random.pick(OTHERS);
  const area = landArea(random, usualArea, 0.35);
  return {
    ...subjects(squareMetres(area), noun, nounOf),
    ...drawParcel(random, sale),
    parcelArea: area,
    deedNature,
    deedUnit: '',
    features: `Taşınmaz ${squareMetres(area)} yüzölçümlü olup ${deedNature} niteliğindedir. Üzerindeki yapı ve tesisler bilirkişi raporunda ayrıntılı olarak gösterilmiş, yıpranma payları düşülerek değerlendirilmiştir. ${random.pick(['Elektrik ve su aboneliği vardır.', 'Elektrik bağlantısı mevcut, su kuyudan sağlanmaktadır.', 'Çevresi tel örgü ile kapatılmıştır.'])} ${random.pick(['Keşif günü kullanılmamaktaydı.', 'Keşif günü kiracı tarafından kullanılmaktaydı.', 'Keşif günü malik tarafından kullanıldığı görülmüştür.'])} ${services(random, sale)}`,
    zoning: buildingZoning(random, sale, random.pick(['ticaret', 'konut dışı kentsel çalışma', 'tarımsal tesis'])),
    value: area * sale.place.flatPrice * factor * neighbourhoodFactor(sale) * random.factor(0.3),
    isSmallHome: false,
    age: random.int(2, 34),
  };
}
