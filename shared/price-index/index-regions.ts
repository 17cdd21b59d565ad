/** The house price index of the whole country. */
export const COUNTRY_INDEX = 'TR';

const ESTATE_REGIONS = {
  TR10: ['İstanbul', ['İstanbul']],
  TR21: ['Edirne, Kırklareli, Tekirdağ', ['Edirne', 'Kırklareli', 'Tekirdağ']],
  TR22: ['Balıkesir, Çanakkale', ['Balıkesir', 'Çanakkale']],
  TR31: ['İzmir', ['İzmir']],
  TR32: ['Aydın, Denizli, Muğla', ['Aydın', 'Denizli', 'Muğla']],
  TR33: ['Afyonkarahisar, Kütahya, Manisa, Uşak', ['Afyonkarahisar', 'Kütahya', 'Manisa', 'Uşak']],
  TR41: ['Bilecik, Bursa, Eskişehir', ['Bilecik', 'Bursa', 'Eskişehir']],
  TR42: ['Bolu, Düzce, Kocaeli, Sakarya, Yalova', ['Bolu', 'Düzce', 'Kocaeli', 'Sakarya', 'Yalova']],
  TR51: ['Ankara', ['Ankara']],
  TR52: ['Karaman, Konya', ['Karaman', 'Konya']],
  TR61: ['Antalya, Burdur, Isparta', ['Antalya', 'Burdur', 'Isparta']],
  TR62: ['Adana, Mersin', ['Adana', 'Mersin']],
  TR63: ['Hatay, Kahramanmaraş, Osmaniye', ['Hatay', 'Kahramanmaraş', 'Osmaniye']],
  TR7: ['Orta Anadolu', ['Aksaray', 'Kayseri', 'Kırıkkale', 'Kırşehir', 'Nevşehir', 'Niğde', 'Sivas', 'Yozgat']],
  TR8: [
    'Batı Karadeniz',
    [...['Amasya', 'Bartın', 'Çankırı', 'Çorum', 'Karabük'], ...['Kastamonu', 'Samsun', 'Sinop', 'Tokat', 'Zonguldak']],
  ],
  TR9: ['Doğu Karadeniz', ['Artvin', 'Giresun', 'Gümüşhane', 'Ordu', 'Rize', 'Trabzon']],
  TRA: ['Kuzeydoğu Anadolu', ['Ağrı', 'Ardahan', 'Bayburt', 'Erzincan', 'Erzurum', 'Iğdır', 'Kars']],
  TRB: ['Ortadoğu Anadolu', ['Bingöl', 'Bitlis', 'Elazığ', 'Hakkâri', 'Malatya', 'Muş', 'Tunceli', 'Van']],
  TRC: [
    'Güneydoğu Anadolu',
    ['Adıyaman', 'Batman', 'Diyarbakır', 'Gaziantep', 'Kilis', 'Mardin', 'Siirt', 'Şanlıurfa', 'Şırnak'],
  ],
} as const satisfies Readonly<Record<string, readonly [name: string, provinces: readonly string[]]>>;

type RegionCode = keyof typeof ESTATE_REGIONS;

/** The central bank's codes of the index: the country and its regions. */
export const INDEX_CODES: readonly string[] = [COUNTRY_INDEX, ...Object.keys(ESTATE_REGIONS)];

// safe: the keys of the literal
const codes = Object.keys(ESTATE_REGIONS) as RegionCode[];
const codeByProvince: ReadonlyMap<string, RegionCode> = new Map(
  codes.flatMap((code) => ESTATE_REGIONS[code][1].map((province) => [province, code] as const)),
);

/** All provinces that belong to a region of the index. */
export const INDEX_PROVINCES: readonly string[] = [...codeByProvince.keys()];

/** The index region of a province; undefined if there is no such province. */
export function indexRegionOf(province: string): { readonly code: string; readonly name: string } | undefined {
  const code = codeByProvince.get(province);
  return code && { code, name: ESTATE_REGIONS[code][0] };
}

/** The provinces of an index region; empty if there is no such region. */
export function provincesOfRegion(code: string): readonly string[] {
  return codes.includes(code as RegionCode) ? ESTATE_REGIONS[code as RegionCode][1] : []; // safe: checked
}
