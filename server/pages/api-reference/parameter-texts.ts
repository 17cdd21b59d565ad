import { CATEGORY_LABELS } from '#shared/kinds/kinds.ts';
import { CHANGES_KEPT_DAYS, MAX_CHANGES_PER_PAGE } from '#shared/organisations/change-feed.ts';
import { ALERT_MATCHES_KEPT_DAYS } from '#shared/organisations/shared-alerts.ts';
import {
  ANNOTATIONS,
  CORRECTION_DAYS,
  DAYS_SLIDER,
  FUELS,
  KDV_RATES,
  MAX_EXCLUDED_WORDS,
  MAX_QUERY_LENGTH,
  MAX_SEARCH_WORDS,
  OCCUPANCIES,
  PAGE_SIZE,
  SORTS,
  TODAY_RATIOS,
  TURNED_AWAY,
} from '#shared/search-filters/search-values.ts';
import { type SearchParameter, TOLD_RANGE_NAMES } from '#shared/search-parameters.ts';
import { SORT_LABELS } from '#shared/sort-labels.ts';
import { ANNOTATION_LABELS, OCCUPANCY_LABELS } from '#shared/text/term-labels.ts';

const PREMIUM = ' `locked` yetkisi ister.';
const LIST = 'Virgülle ayrılan değerlerden biri.';
const UNASKED = 'Boş, `0` ya da `false` ise hepsi gelir.';

/** `empty` (Boş), `tenant` (Kiracı) … */
const choices = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => `\`${value}\` (${labels[value]})`).join(', ');
const plain = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(', ');

/** Descriptions of the parameters of a search, for the reference. */
export const SEARCH_PARAMETER_TEXTS: Readonly<Record<SearchParameter, string>> = {
  query: `Aranan, Türkçe bir cümle ya da kelimeler; en çok ${MAX_QUERY_LENGTH} karakter, ${MAX_SEARCH_WORDS} kelime.`,
  category: `Ana tür: ${Object.entries(CATEGORY_LABELS)
    .map(([number, label]) => `\`${number}\` (${label})`)
    .join(', ')}.`,
  subCategory: `Alt tür: \`Daire\`, \`Tarla\`, \`Otomobil\` … ${LIST} Adları \`/api/v1/filters\` söyler.`,
  city: `İl. ${LIST} Büyük küçük harf ve Türkçe karakter aranmaz: \`istanbul\` da olur.`,
  district: `İlçe. ${LIST} Aynı ad birden çok ilde varsa hepsi; biri için \`city\` de yazın.`,
  minPrice: 'Muhammen bedelin alt sınırı, lira.',
  maxPrice: 'Muhammen bedelin üst sınırı, lira.',
  daysRemaining: `Bitişine en çok bu kadar gün kalanlar (${DAYS_SLIDER.min}–${DAYS_SLIDER.max}).`,
  sulhMahkeme: `\`1\`: yalnızca satış memurluğunun sattıkları (ortaklığın giderilmesi); \`${TURNED_AWAY}\`: yalnızca diğerleri. ${UNASKED}`,
  secondRound: `\`1\`: yalnızca ikinci ihaleler; \`${TURNED_AWAY}\`: yalnızca birinciler, kaçıncı olduğu bildirilmeyenler gelmez. ${UNASKED}`,
  endDateFrom: 'İstanbul gününe göre bu gün ve sonrasında bitenler: `2026-12-01`.',
  endDateTo: 'İstanbul gününe göre bu gün ve öncesinde bitenler.',
  excludeCategory: `Bu ana türler gelmez. ${LIST}`,
  excludeSubCategory: `Bu alt türler gelmez. ${LIST}`,
  excludeCity: `Bu iller gelmez. ${LIST}`,
  excludeDistrict: `Bu ilçeler gelmez. ${LIST}`,
  excludeSaleKind: `Bu türde olabilecek satışlar gelmez: \`heirs\` mirasçılar arasında olabilecek ilk ihaleler, \`ward\` vesayet satışları. ${LIST}`,
  excludeText: `İçinde bu kelimeler geçenler gelmez; en çok ${MAX_EXCLUDED_WORDS} kelime. ${LIST}`,
  ada: 'Kadastro adası.',
  parsel: 'Kadastro parseli.',
  fileNumber: 'Dosya numarası: `2024/1867`; türüyle de olur: `2024/1867 talimat`. Birden çok numara virgülle ayrılır.',
  ids: `Peyda’daki ilan numaraları. ${LIST}`,
  court: 'Satışı yapan dairenin adı ya da adının bir bölümü.',
  brand: `Araç markası. ${LIST}`,
  model: `Markasıyla araç modeli: \`Renault Megane\`. ${LIST}`,
  minAge: 'Aracın yaşının alt sınırı, yıl.',
  maxAge: 'Aracın yaşının üst sınırı, yıl.',
  minYear: 'Model yılının alt sınırı.',
  maxYear: 'Model yılının üst sınırı.',
  share:
    'Şunlardan biri ya da birkaçı. `whole`: tamamının satıldığı yazanlar; `part`: hisse satışları; `unknown`: ikisi de yazmayanlar.',
  minArea: 'Alanın alt sınırı, metrekare; hisse satışında bütünün alanı.',
  maxArea: 'Alanın üst sınırı, metrekare.',
  minDeposit: 'Yatırılacak teminatın alt sınırı, lira; ilan söylemiyorsa muhammen bedelin yasadaki oranı.',
  maxDeposit: 'Yatırılacak teminatın üst sınırı, lira.',
  includeUnknown: `Değeri yazmayan ilanların da gelmesi istenen kriterler: ${plain(TOLD_RANGE_NAMES)}. ${LIST}`,
  minKm: `Kilometrenin alt sınırı.${PREMIUM}`,
  maxKm: `Kilometrenin üst sınırı.${PREMIUM}`,
  fuel: `Yakıt: ${plain(FUELS)}. ${LIST}${PREMIUM}`,
  minPricePerSquareMeter: `Metrekareye düşen muhammen bedelin alt sınırı, lira; gayrimenkullerde.${PREMIUM}`,
  maxPricePerSquareMeter: `Metrekareye düşen muhammen bedelin üst sınırı, lira; gayrimenkullerde.${PREMIUM}`,
  maxAllInCost: `Muhammen bedelin KDV ve yasal alıcı giderleriyle toplamının üst sınırı, lira.${PREMIUM}`,
  maxTodayRatio: `Muhammen bedelin, konutlarda konut fiyat endeksiyle bugüne taşınmış karşılığına, araçlarda kasko değerine oranının üst sınırı, yüzde (${TODAY_RATIOS.min}–${TODAY_RATIOS.max}). Piyasa değeri değildir; kasko değeri genellikle ilan fiyatlarının altındadır. Hesaplanamayanlar gelmez.${PREMIUM}`,
  kdvRate: `İlanın söylediği KDV oranı: ${plain(KDV_RATES)} (\`0\` istisnadır). ${LIST}${PREMIUM}`,
  occupancy: `İlana göre kullanım: ${choices(OCCUPANCIES, OCCUPANCY_LABELS)}. ${LIST}${PREMIUM}`,
  annotations: `İlanın var dediği şerhlerin hepsi: ${choices(ANNOTATIONS, ANNOTATION_LABELS)}.${PREMIUM}`,
  withoutAnnotations: `İlanın yok dediği şerhlerin hepsi; değerleri \`annotations\` ile aynıdır.${PREMIUM}`,
  maxAppraisalAgeDays: `Değerlemesi en çok bu kadar günlük olanlar.${PREMIUM}`,
  depositWithinDays: `Nakit teminat için son anı en çok bu kadar gün içinde olanlar.${PREMIUM}`,
  correctedWithinDays: `İlanı kaynağında son bu kadar gün içinde düzeltilenler (${CORRECTION_DAYS.min}–${CORRECTION_DAYS.max}).`,
  phase: '`upcoming`: teklif verme henüz başlamadı; `running`: başladı.',
  literal: '`1`: kelimeler yorumlanmaz, yazıldığı gibi aranır.',
  sort: `Sıra: ${choices(SORTS, SORT_LABELS)}. Boşsa aramada en uygun, diğer durumda bitişi yakın olan öncedir.`,
  page: `Kaçıncı sayfa, 1’den başlar; bir sayfada ${PAGE_SIZE} ilan vardır.`,
  includeEnded: '`1`: süresi dolanlar, satılanlar ve kalkanlar da gelir.',
  facets: '`1`: filtrelerin her seçeneğinde kaç ilan olduğu `facets` içinde gelir.',
};

/** Parameters of calls other than searches; the key is `call name` where the name means something else there. */
export const PARAMETER_TEXTS: Readonly<Record<string, string>> = {
  ...SEARCH_PARAMETER_TEXTS,
  id: 'İlanın numarası.',
  '/reports/{id}/file id': 'Raporun numarası: `/api/v1/reports` yanıtındaki `id`.',
  '/properties limit': 'En çok kaç ilan (1–100).',
  limit: `Bir yanıtta en çok kaç kayıt (1–${MAX_CHANGES_PER_PAGE}).`,
  '/properties/suggestions query': 'Kutuya yazılanın başı, en az 2 karakter.',
  '/changes after': `Önceki yanıtın \`next\` değeri. Boşsa saklanan en eski değişiklikten başlar; değişiklikler ${CHANGES_KEPT_DAYS} gün saklanır.`,
  '/alerts/matches after': `Önceki yanıtın \`next\` değeri. Boşsa saklanan en eski eşleşmeden başlar; eşleşmeler ${ALERT_MATCHES_KEPT_DAYS} gün saklanır.`,
  '/properties/export after':
    'Elinize tam geçen son ilanın numarası; bağlantı kesilince kaldığınız yerden sürdürmek içindir.',
  '/properties/export since':
    'Değişiklik akışından bir yer: daha önceki bir indirmenin `cursor` ya da `/api/v1/changes` yanıtının `next` değeri. Yalnızca ondan sonra değişen ilanlar gelir.',
  before: 'Karşılaştırılan eski sürümün numarası.',
  after: 'Karşılaştırılan yeni sürümün numarası.',
};
