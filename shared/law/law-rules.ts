import type { LawFigure } from './law-figures.ts';

/** A rule of law without a figure that texts state from a secondary source. */
export type LawRule = Pick<LawFigure, 'article' | 'source' | 'validFrom' | 'validUntil' | 'isToBeConfirmed'> & {
  /** The rule as a sentence, for the desk. */
  readonly text: string;
};

/**
 * Rules that are shown with “doğrulanacak” until an operator has checked them in the law and confirmed them at the
 * desk.
 */
export const LAW_RULES = {
  wardSales: {
    text: 'Vesayet altındaki kişilerin gayrimenkulleri e-Satış’ta satılır; satış, mahkemenin onayıyla tamamlanır.',
    article: 'TMK 440, 444',
    source: '7589 sayılı Kanun, RG 31.07.2026/33326 (iki hukuk bürosunun duyurusundan)',
    validFrom: '2026-10-31',
    isToBeConfirmed: true,
  },
  transferLimits: {
    text: 'EFT hafta sonu ve gece çalışmaz; FAST’ın işlem başına bir üst sınırı vardır, bankalar da sınır koyar.',
    article: 'TCMB ödeme sistemleri kuralları',
    source: 'genel bilgi; TCMB’nin ve bankanın güncel sınırından kontrol edilecek',
    validFrom: '2021-01-08',
    isToBeConfirmed: true,
  },
  resaleTax: {
    text: 'Satın alınan gayrimenkul kısa sürede satılırsa kazanç gelir vergisine tabi olabilir; bir bölümü istisnadır.',
    article: 'GVK mükerrer 80/6',
    source: 'genel bilgi; 193 sayılı Kanun’un güncel metninden kontrol edilecek',
    validFrom: '2007-01-01',
    isToBeConfirmed: true,
  },
  farmland: {
    text: 'Tarım arazisi bölünemez; payla edinimi ve devri sınırlanabilir.',
    article: '5403 sayılı Kanun 8',
    source: 'genel bilgi; 5403 sayılı Kanun’un güncel metninden kontrol edilecek',
    validFrom: '2014-05-15',
    isToBeConfirmed: true,
  },
  foreignBuyers: {
    text: 'Yabancıların gayrimenkul edinmesi ülkeye, yüzölçümüne ve yere göre sınırlıdır.',
    article: 'Tapu Kanunu 35, 36',
    source: 'genel bilgi; 2644 sayılı Kanun’un güncel metninden kontrol edilecek',
    validFrom: '2012-05-18',
    isToBeConfirmed: true,
  },
  familyHome: {
    text: 'Aile konutunun devri ve ipoteği eşin rızasına bağlıdır; cebrî satışta bu rıza aranmaz.',
    article: 'TMK 194',
    source: 'genel bilgi; Yargıtay’ın güncel kararlarından kontrol edilecek',
    validFrom: '2002-01-01',
    isToBeConfirmed: true,
  },
} as const satisfies Readonly<Record<string, LawRule>>;
