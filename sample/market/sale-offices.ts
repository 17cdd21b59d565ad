import { fractionOf, type Random } from './random.ts';
import type { SamplePlace } from './sample-places.ts';

/** A town with a courthouse, and the number of its execution offices and civil courts. */
type Seat = { readonly name: string; readonly offices: number; readonly courts: number; readonly sellsApart: boolean };

/** Courthouses of İstanbul, Ankara and İzmir that several districts share. */
const SEATS_OF_DISTRICTS: Readonly<Record<string, readonly [seat: string, districts: string]>> = {
  istanbul: ['İstanbul', 'Beşiktaş,Beyoğlu,Şişli,Kağıthane,Sarıyer,Fatih,Eyüpsultan,Bayrampaşa'],
  anadolu: [
    'İstanbul Anadolu',
    'Kadıköy,Kartal,Maltepe,Pendik,Tuzla,Sultanbeyli,Sancaktepe,Ataşehir,Ümraniye,Üsküdar,Çekmeköy',
  ],
  bakirkoy: ['Bakırköy', 'Bakırköy,Bahçelievler,Bağcılar,Güngören,Esenler,Zeytinburnu'],
  kucukcekmece: ['Küçükçekmece', 'Küçükçekmece,Avcılar,Başakşehir'],
  buyukcekmece: ['Büyükçekmece', 'Büyükçekmece,Beylikdüzü,Esenyurt'],
  gop: ['Gaziosmanpaşa', 'Gaziosmanpaşa,Sultangazi,Arnavutköy'],
  ankaraBati: ['Ankara Batı', 'Sincan,Etimesgut,Ayaş,Güdül,Kahramankazan'],
  karsiyaka: ['Karşıyaka', 'Karşıyaka,Çiğli'],
};
const SINGLE_SEATS = ['Adalar', 'Beykoz'];

/** Towns with more than one execution office or civil court. */
const CHAMBERS: Readonly<Record<string, readonly [offices: number, courts: number]>> = {
  İstanbul: [37, 22],
  'İstanbul Anadolu': [24, 26],
  Bakırköy: [18, 16],
  Küçükçekmece: [6, 8],
  Büyükçekmece: [5, 8],
  Gaziosmanpaşa: [4, 5],
  Ankara: [33, 20],
  'Ankara Batı': [5, 7],
  İzmir: [27, 17],
  Karşıyaka: [5, 6],
  Bursa: [18, 12],
  Antalya: [14, 12],
  Adana: [12, 9],
  Gaziantep: [11, 8],
  Konya: [10, 8],
  Mersin: [8, 7],
  Kayseri: [8, 7],
  Kocaeli: [8, 6],
  Diyarbakır: [6, 6],
  Samsun: [6, 6],
  Denizli: [6, 6],
  Eskişehir: [5, 6],
  Şanlıurfa: [4, 4],
  Sakarya: [4, 5],
  Gebze: [5, 5],
  Alanya: [5, 5],
  Çorlu: [4, 4],
  Bodrum: [3, 4],
  İskenderun: [3, 3],
  Manisa: [3, 4],
  Hatay: [3, 4],
  Trabzon: [3, 4],
  Aydın: [3, 4],
  Balıkesir: [3, 4],
  Kahramanmaraş: [3, 4],
  Manavgat: [3, 3],
  Malatya: [1, 4],
  Erzurum: [2, 3],
  Van: [2, 3],
  Tekirdağ: [2, 3],
  Tarsus: [2, 3],
  Fethiye: [2, 3],
  Kuşadası: [2, 2],
  İnegöl: [2, 2],
  Edremit: [2, 2],
  Bandırma: [2, 2],
  Çerkezköy: [2, 2],
  Elazığ: [2, 3],
  Sivas: [2, 3],
  Ordu: [2, 3],
  Muğla: [2, 3],
};
/** Towns in which one office sells the real estate of all others, and its share of the sales. */
const REAL_ESTATE_OFFICES: Readonly<Record<string, number>> = {
  Ankara: 0.7,
  İzmir: 0.35,
  Bursa: 0.3,
  Antalya: 0.3,
  İstanbul: 0.3,
  'İstanbul Anadolu': 0.25,
};
const BANK_CLAIM_OFFICES = new Set(['Ankara', 'İstanbul', 'İstanbul Anadolu', 'İzmir', 'Bursa', 'Antalya', 'Adana']);
const BANKRUPTCY_OFFICES = [
  'İstanbul',
  'İstanbul Anadolu',
  'Bakırköy',
  'Ankara',
  'İzmir',
  'Bursa',
  'Antalya',
  'Kocaeli',
];

const seatByDistrict = new Map(
  Object.values(SEATS_OF_DISTRICTS).flatMap(([seat, districts]) =>
    districts.split(',').map((district) => [district, seat] as const),
  ),
);
const seats = new Map<SamplePlace, Seat>();

/** The courthouse of a place. */
function seatOf(place: SamplePlace): Seat {
  const known = seats.get(place);
  if (known) return known;
  const name = seatName(place);
  const [offices, courts] = CHAMBERS[name] ?? [1, 1];
  const seat = { name, offices, courts, sellsApart: name in REAL_ESTATE_OFFICES };
  seats.set(place, seat);
  return seat;
}

function seatName({ province, district, isCentral, population, title }: SamplePlace): string {
  const isMetropolis = province === 'İstanbul' || province === 'Ankara' || province === 'İzmir';
  const shared = isMetropolis ? seatByDistrict.get(district) : undefined;
  if (shared) return shared;
  if (province === 'İstanbul' || SINGLE_SEATS.includes(district)) return district;
  if (isCentral || district === 'Merkez') return province;
  // Some small districts have no courthouse and use the province's.
  return population < 12 && fractionOf(title) < 0.5 ? province : district;
}

/**
 * Draws an execution office: `Bakırköy 7. İcra Dairesi`, `Ankara Gayrimenkul Satış İcra Dairesi`, `Akçadağ İcra
 * Dairesi`.
 */
export function executionOffice(random: Random, place: SamplePlace, sellsRealEstate: boolean): string {
  const seat = seatOf(place);
  if (sellsRealEstate && random.chance(REAL_ESTATE_OFFICES[seat.name] ?? 0))
    return `${seat.name} Gayrimenkul Satış İcra Dairesi`;
  if (BANK_CLAIM_OFFICES.has(seat.name) && random.chance(0.08)) return `${seat.name} Banka Alacakları İcra Dairesi`;
  if (seat.offices === 1) return `${seat.name} İcra Dairesi`;
  return `${seat.name} ${random.int(1, seat.offices)}. İcra Dairesi`;
}

/**
 * Draws a court's office: `Malatya 3. Sulh Hukuk Mahkemesi Satış Memurluğu`, `Ankara Sulh Hukuk Mahkemeleri Satış
 * Memurluğu`.
 */
export function courtSaleOffice(random: Random, place: SamplePlace): string {
  const seat = seatOf(place);
  if (seat.courts >= 12) return `${seat.name} Sulh Hukuk Mahkemeleri Satış Memurluğu`;
  if (seat.courts > 1) return `${seat.name} ${random.int(1, seat.courts)}. Sulh Hukuk Mahkemesi Satış Memurluğu`;
  return random.chance(0.75) ? `${seat.name} Sulh Hukuk Mahkemesi Satış Memurluğu` : `${seat.name} Satış Memurluğu`;
}

/** Draws a bankruptcy office, `Bakırköy İflas Dairesi`. There are few, and they sell in every province. */
export function bankruptcyOffice(random: Random, place: SamplePlace): string {
  const seat = seatOf(place).name;
  return `${BANKRUPTCY_OFFICES.includes(seat) ? seat : random.pick(BANKRUPTCY_OFFICES)} İflas Dairesi`;
}
