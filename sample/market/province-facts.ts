import { plateOfProvince } from '#shared/places/province-plates.ts';

/** The region of a province, which determines what grows there. */
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
  /** The fruits of its orchards; frequent ones occur several times. */
  readonly orchards: readonly string[];
};

/** Population in thousands; lira per m² of a flat, in thousands; lira per m² of field; region; olives; orchards. */
const FACTS: Readonly<Record<string, readonly [number, number, number, Region, boolean, string]>> = {
  Adana: [2280, 30, 420, 'akdeniz', true, 'narenciye,narenciye,nar,zeytin'],
  Adıyaman: [612, 24, 190, 'guneydogu', false, 'fıstık,badem,nar'],
  Afyonkarahisar: [752, 26, 150, 'ege', false, 'kiraz,vişne,ceviz'],
  Ağrı: [499, 17, 55, 'dogu', false, 'meyve'],
  Amasya: [343, 26, 170, 'karadeniz', false, 'elma,kiraz,şeftali'],
  Ankara: [5865, 40, 260, 'ic', false, 'vişne,ceviz,meyve'],
  Antalya: [2723, 58, 900, 'akdeniz', true, 'narenciye,narenciye,nar,muz'],
  Artvin: [170, 30, 320, 'karadeniz', false, 'çay,fındık,ceviz'],
  Aydın: [1166, 48, 620, 'ege', true, 'incir,incir,kestane,narenciye'],
  Balıkesir: [1276, 45, 480, 'marmara', true, 'ceviz,meyve,badem'],
  Bilecik: [229, 28, 230, 'marmara', false, 'kiraz,şeftali,ceviz'],
  Bingöl: [283, 24, 90, 'dogu', false, 'ceviz,meyve'],
  Bitlis: [359, 18, 80, 'dogu', false, 'ceviz'],
  Bolu: [326, 36, 260, 'karadeniz', false, 'fındık,ceviz,meyve'],
  Burdur: [276, 27, 170, 'akdeniz', false, 'ceviz,badem,elma'],
  Bursa: [3239, 40, 620, 'marmara', true, 'şeftali,armut,kestane,incir'],
  Çanakkale: [569, 52, 480, 'marmara', true, 'şeftali,elma,badem'],
  Çankırı: [200, 23, 90, 'ic', false, 'meyve,ceviz'],
  Çorum: [521, 24, 110, 'karadeniz', false, 'ceviz,meyve'],
  Denizli: [1062, 36, 300, 'ege', true, 'elma,nar,ceviz,kiraz'],
  Diyarbakır: [1834, 24, 190, 'guneydogu', false, 'badem,fıstık,nar'],
  Edirne: [421, 36, 240, 'marmara', false, 'ceviz,badem'],
  Elazığ: [604, 24, 160, 'dogu', false, 'kayısı,badem,ceviz'],
  Erzincan: [241, 27, 150, 'dogu', false, 'kayısı,ceviz,dut'],
  Erzurum: [745, 22, 70, 'dogu', false, 'meyve'],
  Eskişehir: [922, 38, 170, 'ic', false, 'ceviz,meyve,kiraz'],
  Gaziantep: [2194, 28, 330, 'guneydogu', false, 'fıstık,fıstık,badem'],
  Giresun: [456, 34, 380, 'karadeniz', false, 'fındık,fındık,fındık'],
  Gümüşhane: [142, 24, 90, 'karadeniz', false, 'ceviz,dut'],
  Hakkâri: [282, 18, 90, 'dogu', false, 'ceviz'],
  Hatay: [1563, 28, 480, 'akdeniz', true, 'narenciye,narenciye,nar'],
  Isparta: [447, 29, 190, 'akdeniz', false, 'elma,elma,kiraz,gül'],
  Mersin: [1955, 36, 620, 'akdeniz', true, 'narenciye,narenciye,kayısı,muz,nar'],
  İstanbul: [15702, 75, 1700, 'marmara', false, 'fındık,ceviz,meyve'],
  İzmir: [4494, 58, 850, 'ege', true, 'narenciye,kiraz,kestane,incir'],
  Kars: [270, 19, 60, 'dogu', false, 'kayısı,meyve'],
  Kastamonu: [381, 29, 150, 'karadeniz', false, 'fındık,ceviz,meyve'],
  Kayseri: [1453, 28, 150, 'ic', false, 'elma,kayısı,ceviz'],
  Kırklareli: [380, 34, 260, 'marmara', false, 'ceviz,badem'],
  Kırşehir: [243, 23, 110, 'ic', false, 'ceviz,meyve'],
  Kocaeli: [2131, 42, 900, 'marmara', false, 'fındık,ceviz,kiraz'],
  Konya: [2331, 30, 170, 'ic', false, 'kiraz,elma,vişne'],
  Kütahya: [572, 24, 130, 'ege', false, 'vişne,kiraz,kestane'],
  Malatya: [751, 22, 260, 'dogu', false, 'kayısı,kayısı,kayısı,kayısı,ceviz'],
  Manisa: [1476, 36, 480, 'ege', true, 'kiraz,incir,ceviz'],
  Kahramanmaraş: [1135, 26, 230, 'akdeniz', true, 'ceviz,kayısı,elma,fıstık'],
  Mardin: [896, 24, 200, 'guneydogu', false, 'badem,kiraz,nar'],
  Muğla: [1082, 85, 1300, 'ege', true, 'narenciye,nar,badem'],
  Muş: [393, 18, 70, 'dogu', false, 'meyve'],
  Nevşehir: [318, 29, 170, 'ic', false, 'kayısı,elma,ceviz'],
  Niğde: [373, 23, 150, 'ic', false, 'elma,elma,kiraz'],
  Ordu: [771, 36, 420, 'karadeniz', false, 'fındık,fındık,fındık,kivi'],
  Rize: [347, 36, 620, 'karadeniz', false, 'çay,çay,çay,kivi'],
  Sakarya: [1110, 38, 620, 'marmara', false, 'fındık,fındık,ayva'],
  Samsun: [1383, 34, 330, 'karadeniz', false, 'fındık,fındık,şeftali'],
  Siirt: [337, 19, 120, 'guneydogu', false, 'fıstık,nar'],
  Sinop: [227, 38, 190, 'karadeniz', false, 'fındık,kestane,ceviz'],
  Sivas: [638, 25, 70, 'ic', false, 'meyve,ceviz'],
  Tekirdağ: [1188, 38, 420, 'marmara', true, 'kiraz,ceviz,badem'],
  Tokat: [612, 24, 150, 'karadeniz', false, 'şeftali,kiraz,ceviz'],
  Trabzon: [823, 38, 520, 'karadeniz', false, 'fındık,fındık,çay'],
  Tunceli: [86, 26, 90, 'dogu', false, 'ceviz,badem'],
  Şanlıurfa: [2238, 22, 230, 'guneydogu', false, 'fıstık,fıstık,nar'],
  Uşak: [378, 26, 160, 'ege', false, 'ceviz,badem,kiraz'],
  Van: [1119, 22, 80, 'dogu', false, 'ceviz,meyve'],
  Yozgat: [414, 19, 70, 'ic', false, 'ceviz,meyve'],
  Zonguldak: [587, 29, 230, 'karadeniz', false, 'fındık,fındık,kestane'],
  Aksaray: [441, 26, 130, 'ic', false, 'elma,ceviz'],
  Bayburt: [83, 22, 60, 'karadeniz', false, 'meyve'],
  Karaman: [263, 26, 150, 'ic', false, 'elma,elma,kiraz'],
  Kırıkkale: [284, 20, 90, 'ic', false, 'ceviz,meyve'],
  Batman: [654, 22, 170, 'guneydogu', false, 'nar,badem,fıstık'],
  Şırnak: [571, 18, 140, 'guneydogu', false, 'fıstık,nar'],
  Bartın: [208, 30, 260, 'karadeniz', false, 'fındık,kestane'],
  Ardahan: [91, 16, 50, 'dogu', false, 'meyve'],
  Iğdır: [206, 20, 150, 'dogu', false, 'kayısı,kayısı,şeftali'],
  Yalova: [307, 42, 900, 'marmara', true, 'kivi,ceviz,şeftali'],
  Karabük: [251, 24, 150, 'karadeniz', false, 'ceviz,meyve'],
  Kilis: [157, 22, 230, 'guneydogu', false, 'fıstık,nar'],
  Osmaniye: [562, 24, 330, 'akdeniz', true, 'narenciye,nar,fıstık'],
  Düzce: [413, 34, 420, 'karadeniz', false, 'fındık,fındık,fındık'],
};

/** The facts about a province. Throws for an unknown name. */
export function provinceFacts(province: string): ProvinceFacts {
  const facts = FACTS[province];
  if (!facts) throw new Error(`No facts about ${province}.`);
  const [population, flatThousands, fieldPrice, region, growsOlives, orchards] = facts;
  return {
    plate: plateOfProvince(province) ?? '',
    population,
    flatPrice: flatThousands * 1000,
    fieldPrice,
    region,
    growsOlives,
    orchards: orchards.split(','),
  };
}
