/** Where a province lies, which decides what grows there. */
type Region = 'marmara' | 'ege' | 'akdeniz' | 'ic' | 'karadeniz' | 'dogu' | 'guneydogu';

export type ProvinceFacts = {
  /** Licence plate number, two digits. */
  readonly plate: string;
  /** People, in thousands. */
  readonly population: number;
  /** Lira of 2026 per m² of an ordinary flat in an ordinary town of the province. */
  readonly flatPrice: number;
  /** Lira of 2026 per m² of an ordinary dry field. */
  readonly fieldPrice: number;
  readonly region: Region;
  readonly growsOlives: boolean;
  /** The fruits of its orchards; frequent ones stand several times. */
  readonly orchards: readonly string[];
};

/** Plate number; thousands of people; thousands of lira per m² of flat; lira per m² of field; region; olives; orchards. */
const FACTS: Readonly<Record<string, readonly [string, number, number, number, Region, boolean, string]>> = {
  Adana: ['01', 2280, 30, 420, 'akdeniz', true, 'narenciye,narenciye,nar,zeytin'],
  Adıyaman: ['02', 612, 24, 190, 'guneydogu', false, 'fıstık,badem,nar'],
  Afyonkarahisar: ['03', 752, 26, 150, 'ege', false, 'kiraz,vişne,ceviz'],
  Ağrı: ['04', 499, 17, 55, 'dogu', false, 'meyve'],
  Amasya: ['05', 343, 26, 170, 'karadeniz', false, 'elma,kiraz,şeftali'],
  Ankara: ['06', 5865, 40, 260, 'ic', false, 'vişne,ceviz,meyve'],
  Antalya: ['07', 2723, 58, 900, 'akdeniz', true, 'narenciye,narenciye,nar,muz'],
  Artvin: ['08', 170, 30, 320, 'karadeniz', false, 'çay,fındık,ceviz'],
  Aydın: ['09', 1166, 48, 620, 'ege', true, 'incir,incir,kestane,narenciye'],
  Balıkesir: ['10', 1276, 45, 480, 'marmara', true, 'ceviz,meyve,badem'],
  Bilecik: ['11', 229, 28, 230, 'marmara', false, 'kiraz,şeftali,ceviz'],
  Bingöl: ['12', 283, 24, 90, 'dogu', false, 'ceviz,meyve'],
  Bitlis: ['13', 359, 18, 80, 'dogu', false, 'ceviz'],
  Bolu: ['14', 326, 36, 260, 'karadeniz', false, 'fındık,ceviz,meyve'],
  Burdur: ['15', 276, 27, 170, 'akdeniz', false, 'ceviz,badem,elma'],
  Bursa: ['16', 3239, 40, 620, 'marmara', true, 'şeftali,armut,kestane,incir'],
  Çanakkale: ['17', 569, 52, 480, 'marmara', true, 'şeftali,elma,badem'],
  Çankırı: ['18', 200, 23, 90, 'ic', false, 'meyve,ceviz'],
  Çorum: ['19', 521, 24, 110, 'karadeniz', false, 'ceviz,meyve'],
  Denizli: ['20', 1062, 36, 300, 'ege', true, 'elma,nar,ceviz,kiraz'],
  Diyarbakır: ['21', 1834, 24, 190, 'guneydogu', false, 'badem,fıstık,nar'],
  Edirne: ['22', 421, 36, 240, 'marmara', false, 'ceviz,badem'],
  Elazığ: ['23', 604, 24, 160, 'dogu', false, 'kayısı,badem,ceviz'],
  Erzincan: ['24', 241, 27, 150, 'dogu', false, 'kayısı,ceviz,dut'],
  Erzurum: ['25', 745, 22, 70, 'dogu', false, 'meyve'],
  Eskişehir: ['26', 922, 38, 170, 'ic', false, 'ceviz,meyve,kiraz'],
  Gaziantep: ['27', 2194, 28, 330, 'guneydogu', false, 'fıstık,fıstık,badem'],
  Giresun: ['28', 456, 34, 380, 'karadeniz', false, 'fındık,fındık,fındık'],
  Gümüşhane: ['29', 142, 24, 90, 'karadeniz', false, 'ceviz,dut'],
  Hakkari: ['30', 282, 18, 90, 'dogu', false, 'ceviz'],
  Hatay: ['31', 1563, 28, 480, 'akdeniz', true, 'narenciye,narenciye,nar'],
  Isparta: ['32', 447, 29, 190, 'akdeniz', false, 'elma,elma,kiraz,gül'],
  Mersin: ['33', 1955, 36, 620, 'akdeniz', true, 'narenciye,narenciye,kayısı,muz,nar'],
  İstanbul: ['34', 15702, 75, 1700, 'marmara', false, 'fındık,ceviz,meyve'],
  İzmir: ['35', 4494, 58, 850, 'ege', true, 'narenciye,kiraz,kestane,incir'],
  Kars: ['36', 270, 19, 60, 'dogu', false, 'kayısı,meyve'],
  Kastamonu: ['37', 381, 29, 150, 'karadeniz', false, 'fındık,ceviz,meyve'],
  Kayseri: ['38', 1453, 28, 150, 'ic', false, 'elma,kayısı,ceviz'],
  Kırklareli: ['39', 380, 34, 260, 'marmara', false, 'ceviz,badem'],
  Kırşehir: ['40', 243, 23, 110, 'ic', false, 'ceviz,meyve'],
  Kocaeli: ['41', 2131, 42, 900, 'marmara', false, 'fındık,ceviz,kiraz'],
  Konya: ['42', 2331, 30, 170, 'ic', false, 'kiraz,elma,vişne'],
  Kütahya: ['43', 572, 24, 130, 'ege', false, 'vişne,kiraz,kestane'],
  Malatya: ['44', 751, 22, 260, 'dogu', false, 'kayısı,kayısı,kayısı,kayısı,ceviz'],
  Manisa: ['45', 1476, 36, 480, 'ege', true, 'kiraz,incir,ceviz'],
  Kahramanmaraş: ['46', 1135, 26, 230, 'akdeniz', true, 'ceviz,kayısı,elma,fıstık'],
  Mardin: ['47', 896, 24, 200, 'guneydogu', false, 'badem,kiraz,nar'],
  Muğla: ['48', 1082, 85, 1300, 'ege', true, 'narenciye,nar,badem'],
  Muş: ['49', 393, 18, 70, 'dogu', false, 'meyve'],
  Nevşehir: ['50', 318, 29, 170, 'ic', false, 'kayısı,elma,ceviz'],
  Niğde: ['51', 373, 23, 150, 'ic', false, 'elma,elma,kiraz'],
  Ordu: ['52', 771, 36, 420, 'karadeniz', false, 'fındık,fındık,fındık,kivi'],
  Rize: ['53', 347, 36, 620, 'karadeniz', false, 'çay,çay,çay,kivi'],
  Sakarya: ['54', 1110, 38, 620, 'marmara', false, 'fındık,fındık,ayva'],
  Samsun: ['55', 1383, 34, 330, 'karadeniz', false, 'fındık,fındık,şeftali'],
  Siirt: ['56', 337, 19, 120, 'guneydogu', false, 'fıstık,nar'],
  Sinop: ['57', 227, 38, 190, 'karadeniz', false, 'fındık,kestane,ceviz'],
  Sivas: ['58', 638, 25, 70, 'ic', false, 'meyve,ceviz'],
  Tekirdağ: ['59', 1188, 38, 420, 'marmara', true, 'kiraz,ceviz,badem'],
  Tokat: ['60', 612, 24, 150, 'karadeniz', false, 'şeftali,kiraz,ceviz'],
  Trabzon: ['61', 823, 38, 520, 'karadeniz', false, 'fındık,fındık,çay'],
  Tunceli: ['62', 86, 26, 90, 'dogu', false, 'ceviz,badem'],
  Şanlıurfa: ['63', 2238, 22, 230, 'guneydogu', false, 'fıstık,fıstık,nar'],
  Uşak: ['64', 378, 26, 160, 'ege', false, 'ceviz,badem,kiraz'],
  Van: ['65', 1119, 22, 80, 'dogu', false, 'ceviz,meyve'],
  Yozgat: ['66', 414, 19, 70, 'ic', false, 'ceviz,meyve'],
  Zonguldak: ['67', 587, 29, 230, 'karadeniz', false, 'fındık,fındık,kestane'],
  Aksaray: ['68', 441, 26, 130, 'ic', false, 'elma,ceviz'],
  Bayburt: ['69', 83, 22, 60, 'karadeniz', false, 'meyve'],
  Karaman: ['70', 263, 26, 150, 'ic', false, 'elma,elma,kiraz'],
  Kırıkkale: ['71', 284, 20, 90, 'ic', false, 'ceviz,meyve'],
  Batman: ['72', 654, 22, 170, 'guneydogu', false, 'nar,badem,fıstık'],
  Şırnak: ['73', 571, 18, 140, 'guneydogu', false, 'fıstık,nar'],
  Bartın: ['74', 208, 30, 260, 'karadeniz', false, 'fındık,kestane'],
  Ardahan: ['75', 91, 16, 50, 'dogu', false, 'meyve'],
  Iğdır: ['76', 206, 20, 150, 'dogu', false, 'kayısı,kayısı,şeftali'],
  Yalova: ['77', 307, 42, 900, 'marmara', true, 'kivi,ceviz,şeftali'],
  Karabük: ['78', 251, 24, 150, 'karadeniz', false, 'ceviz,meyve'],
  Kilis: ['79', 157, 22, 230, 'guneydogu', false, 'fıstık,nar'],
  Osmaniye: ['80', 562, 24, 330, 'akdeniz', true, 'narenciye,nar,fıstık'],
  Düzce: ['81', 413, 34, 420, 'karadeniz', false, 'fındık,fındık,fındık'],
};

/** The facts about a province. Throws if there is no province of this name. */
export function provinceFacts(province: string): ProvinceFacts {
  const facts = FACTS[province];
  if (!facts) throw new Error(`No facts about ${province}.`);
  const [plate, population, flatThousands, fieldPrice, region, growsOlives, orchards] = facts;
  return {
    plate,
    population,
    flatPrice: flatThousands * 1000,
    fieldPrice,
    region,
    growsOlives,
    orchards: orchards.split(','),
  };
}

/** Every province with the number on its licence plates. */
export const PROVINCE_PLATES: readonly (readonly [province: string, plate: string])[] = Object.entries(FACTS).map(
  ([province, [plate]]) => [province, plate],
);
