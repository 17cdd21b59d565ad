/** How the daily values are combined into the value of a period. */
type Gathering = 'sum' | 'last' | 'most';
type FigureFacts = { readonly label: string; readonly gathered: Gathering };

/**
 * What is counted every day, under the names of `daily_figures`. The first ones are counted per request, the others
 * from stored data. None of it distinguishes one person from another (D42).
 */
export const DAILY_FIGURES = {
  visits: { label: 'Dışarıdan geliş', gathered: 'sum' },
  pagesHome: { label: 'Ana sayfa', gathered: 'sum' },
  pagesSearch: { label: 'Arama sayfası', gathered: 'sum' },
  pagesListing: { label: 'İlan sayfası', gathered: 'sum' },
  pagesPlace: { label: 'Yer sayfası', gathered: 'sum' },
  pagesHelp: { label: 'Yardım ve sorular', gathered: 'sum' },
  pagesOther: { label: 'Diğer sayfalar', gathered: 'sum' },
  searches: { label: 'Arama', gathered: 'sum' },
  listingOpens: { label: 'Açılan ilan', gathered: 'sum' },
  alertOpens: { label: 'Mesajdan açılan ilan', gathered: 'sum' },
  requests: { label: 'İstek', gathered: 'sum' },
  errors: { label: 'Sunucu hatası', gathered: 'sum' },
  signUps: { label: 'Yeni üye', gathered: 'sum' },
  trials: { label: 'Başlayan deneme', gathered: 'sum' },
  payments: { label: 'Ödeme', gathered: 'sum' },
  paidKurus: { label: 'Ödenen', gathered: 'sum' },
  refundedKurus: { label: 'Geri ödenen', gathered: 'sum' },
  premiumMembers: { label: 'Ödenmiş premium', gathered: 'last' },
  premiumEnded: { label: 'Yenilenmeden biten premium', gathered: 'sum' },
  alertsSent: { label: 'Gönderilen bildirim mesajı', gathered: 'sum' },
  firstAnswers: { label: 'İlk yanıt', gathered: 'sum' },
  firstAnswersLate: { label: 'Söz verilenden geç ilk yanıt', gathered: 'sum' },
  firstAnswerMinutes: { label: 'İlk yanıtların dakikası', gathered: 'sum' },
  dataAgeMinutes: { label: 'En eski kaynağın yaşı (dakika)', gathered: 'most' },
} as const satisfies Readonly<Record<string, FigureFacts>>;

export type Figure = keyof typeof DAILY_FIGURES;
// Safe: the keys are those of the object above.
export const FIGURE_NAMES = Object.keys(DAILY_FIGURES) as readonly Figure[];

/** The values of a period; missing ones were not counted in it. */
export type PeriodValues = Readonly<Partial<Record<Figure, number>>>;

type ShownFigure = {
  readonly label: string;
  /** `percent` is a share of 100, `lira` an amount in lira. */
  readonly unit: 'count' | 'lira' | 'minutes' | 'hours' | 'percent';
  /** Null if it can't be calculated. */
  readonly of: (values: PeriodValues) => number | null;
};

/** A section of the figures page: what is plotted together, in one unit. */
export type FigureGroup = {
  readonly id: string;
  readonly title: string;
  /** How it is counted and what is excluded. */
  readonly says: string;
  readonly figures: readonly ShownFigure[];
};

const counted = (figure: Figure): ShownFigure => ({
  label: DAILY_FIGURES[figure].label,
  unit: 'count',
  of: (values) => values[figure] ?? null,
});
const lira = (figure: Figure): ShownFigure => ({
  label: DAILY_FIGURES[figure].label,
  unit: 'lira',
  of: (values) => share(values[figure], 100, 1),
});

function share(part: number | undefined, whole: number | undefined, of: number): number | null {
  return part === undefined || !whole ? null : (part / whole) * of;
}

/** The sections of the figures page, in order. */
export const FIGURE_GROUPS: readonly FigureGroup[] = [
  {
    id: 'ziyaret',
    title: 'Ziyaret',
    says: 'Kişi değil, sayfa açılışı sayılır: çerez, adres ya da cihaz izi kullanılmaz, aynı kişi her gelişinde yeniden sayılır. Dışarıdan geliş, sitenin başka bir sayfasından gelinmeyen açılıştır. Kendini robot diye tanıtanlar ile tarayıcı olmayanlar sayılmaz.',
    figures: [
      counted('visits'),
      counted('pagesHome'),
      counted('pagesSearch'),
      counted('pagesListing'),
      counted('pagesPlace'),
      counted('pagesHelp'),
      counted('pagesOther'),
    ],
  },
  {
    id: 'kullanim',
    title: 'Arama ve ilanlar',
    says: 'Arama, yeni kriterlerle gelen her sonuçtur; sonraki sayfaları sayılmaz. Açılan ilan, listeden ya da sayfasından açılan her ilandır.',
    figures: [counted('searches'), counted('listingOpens')],
  },
  {
    id: 'uyelik',
    title: 'Üyelik',
    says: 'Yenilenmeden biten premium, son gününden sonra yenisi alınmayan üyeliktir; sonraki gün içinde alınırsa sayıdan düşer. Silinen hesaplar bunda yoktur.',
    figures: [
      counted('signUps'),
      counted('trials'),
      counted('payments'),
      counted('premiumMembers'),
      counted('premiumEnded'),
    ],
  },
  {
    id: 'kayip',
    title: 'Kayıp oranı',
    says: 'Yenilenmeden biten premium üyeliklerin, dönemin sonundaki ödenmiş üyelikler ile toplamına oranı.',
    figures: [
      {
        label: 'Kayıp oranı',
        unit: 'percent',
        of: ({ premiumEnded = 0, premiumMembers }) =>
          share(premiumEnded, premiumMembers === undefined ? undefined : premiumMembers + premiumEnded, 100),
      },
    ],
  },
  {
    id: 'gelir',
    title: 'Gelir',
    says: 'KDV dâhil, ödendiği ve geri gönderildiği güne göre.',
    figures: [lira('paidKurus'), lira('refundedKurus')],
  },
  {
    id: 'uyarilar',
    title: 'Uyarılar',
    says: 'Gönderilen e-posta ve kısa mesajlar ile bunlardaki bağlantıdan açılan ilan sayfaları. Bağlantı herkeste aynıdır; kimin açtığı bilinmez. Yalnızca okunan mesajlar sayılmaz.',
    figures: [counted('alertsSent'), counted('alertOpens')],
  },
  {
    id: 'destek',
    title: 'Destek',
    says: 'Bir görüşmenin başlangıcından ilk yanıta kadar geçen sürenin ortalaması; kapalı saatler de içindedir.',
    figures: [
      {
        label: 'İlk yanıta kadar (saat)',
        unit: 'hours',
        of: ({ firstAnswerMinutes, firstAnswers }) => share(firstAnswerMinutes, firstAnswers, 1 / 60),
      },
      counted('firstAnswers'),
      counted('firstAnswersLate'),
    ],
  },
  {
    id: 'veri',
    title: 'Verinin yaşı',
    says: 'En son ne zaman eksiksiz okunduğu en eski olan kaynağın, dönemdeki en yüksek yaşı.',
    figures: [
      {
        label: 'En eski kaynak (saat)',
        unit: 'hours',
        of: ({ dataAgeMinutes }) => share(dataAgeMinutes, 60, 1),
      },
    ],
  },
  {
    id: 'hata',
    title: 'Hata oranı',
    says: 'Sunucunun 5 ile başlayan bir durumla yanıtladığı isteklerin bütün isteklere oranı.',
    figures: [
      { label: 'Hata oranı', unit: 'percent', of: ({ errors = 0, requests }) => share(errors, requests, 100) },
      counted('errors'),
    ],
  },
];

/** The periods of the page, and how many of each it shows. */
export const FIGURE_PERIODS = {
  day: { label: 'Günlük', shown: 31 },
  week: { label: 'Haftalık', shown: 26 },
  month: { label: 'Aylık', shown: 24 },
} as const;
export type FigurePeriod = keyof typeof FIGURE_PERIODS;
export const FIGURE_PERIOD_NAMES = ['day', 'week', 'month'] as const satisfies readonly FigurePeriod[];
