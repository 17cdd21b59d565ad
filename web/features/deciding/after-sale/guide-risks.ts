import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { confirmNote } from '#shared/law/law-to-confirm.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { possessive } from '#shared/text/turkish-suffixes.ts';

/** A risk after a win, and its consequence. */
export type GuideRisk = { readonly title: string; readonly text: string; readonly article: string };

/** The risks after a win, those that concern every sale first. */
export function guideRisks(
  { categoryNumber, isShareSale }: Pick<ListingSummary, 'categoryNumber' | 'isShareSale'>,
  lawToConfirm: readonly string[],
): GuideRisk[] {
  const isRealEstate = categoryNumber === '1';
  return [
    ...OF_ALL,
    ...(isRealEstate ? [...OF_REAL_ESTATE, resale(lawToConfirm)] : OF_MOVABLES),
    ...(isRealEstate && isShareSale ? OF_SHARES : []),
  ];
}

const OF_ALL: readonly GuideRisk[] = [
  {
    title: 'Ödeme süresini kaçırırsanız',
    text: 'İhale iptal edilir, teminatınız geri verilmez. Sonraki ihaleyle aradaki farktan ise sorumlu olmazsınız; o kuralı getiren 133. madde kaldırıldı.',
    article: 'İİK 115/3, 118',
  },
  {
    title: 'Fesih istenirse',
    text: `Teslim ve paranın dağıtılması, karar kesinleşene kadar bekler; bu aylar sürebilir. Ödediğiniz para bu arada değerlendirilir, ihale feshedilirse getirisiyle size döner. Fesih isteyen teklif sahibi bedelin ${possessive(lawText(LAW.annulmentSecurityPercent))} kadar teminat gösterir. Talebi reddedilirse bedelin ${possessive(lawText(LAW.annulmentFinePercent))}na kadar, konut finansmanı ve TOKİ alacaklarında ${possessive(lawText(LAW.annulmentFineHousingPercent))}ne kadar ceza ödeyebilir.`,
    article: 'İİK 118/2, 134/6, 134/8',
  },
  {
    title: 'Mal teslim edilemezse',
    text: 'İhale iptal edilir, ödediğiniz bedel geri verilir; getirisi verilmez.',
    article: 'İİK 134/9',
  },
  {
    title: 'Portal arızalandıysa',
    text: `Arıza son ${lawText(LAW.portalFaultWindowMinutes)} içindeyse ertesi iş günü karar verilir, artırma ${lawText(LAW.portalFaultStartDays)} içinde başlayıp ${lawText(LAW.portalFaultDays)} açık kalır. En yüksek teklifiniz sizi bağlar; yeni katılanlar da geçebilir.`,
    article: LAW.portalFaultDays.article,
  },
];

const OF_REAL_ESTATE: readonly GuideRisk[] = [
  {
    title: 'Oturan çıkmazsa',
    text: 'Hacizden önceki tarihli resmî belgeye dayananlar korunur. Diğerleri için tahliye emri, gerekirse zorla tahliye istersiniz. Sizden satın alan kişi de isteyebilir.',
    article: 'İİK 135/2',
  },
  {
    title: 'Kira sizi bağlıyorsa',
    text: `Konut ve çatılı iş yeri kirası süresi bitince otomatik uzar; kiraya veren yalnızca süre bittiği için, ${lawText(LAW.leaseExtensionYears)} uzamadan önce çıkaramaz. Yeni malik kiraya veren olur. Kendi ihtiyacınız varsa edinmeden itibaren ${lawText(LAW.leaseNoticeMonths)} içinde yazılı bildirin, davayı ${lawText(LAW.leaseSuitMonths)} sonra açın.`,
    article: 'TBK 310, 347, 350, 351',
  },
  {
    title: 'İpotek kalırsa',
    text: 'Bedelden yalnızca ödeme günü gelmiş (muaccel) rehinli borçlar ödenir; diğerleri gayrimenkulle birlikte geçebilir. Tescilden önce mükellefiyetler listesine bakın.',
    article: 'İİK 125',
  },
  {
    title: 'Birikmiş borç çıkarsa',
    text: 'Eski aidat borcu önceki malikindir; yalnızca tapuda yönetim lehine kanuni ipotek varsa gayrimenkulle gelir. Su ve elektrik borcunu kurumlara yazılı sorun.',
    article: '634 sayılı Kanun 20 ve 22',
  },
];

function resale(lawToConfirm: readonly string[]): GuideRisk {
  return {
    title: 'Kısa sürede yeniden satarsanız',
    text: `Edinmeden itibaren ${lawText(LAW.resaleTaxYears)} içindeki satışta kazancın bir bölümü istisnadır, kalanı gelir vergisine tabi olabilir. Satmadan önce mali müşavire sorun.`,
    article: `${LAW.resaleTaxYears.article}${confirmNote('resaleTax', lawToConfirm)}`,
  };
}

const OF_SHARES: readonly GuideRisk[] = [
  {
    title: 'Diğer paydaşlar önalım hakkını kullanmak isterse',
    text: 'Cebrî artırmayla satışta önalım hakkı kullanılamaz.',
    article: 'TMK 733/1',
  },
];

const OF_MOVABLES: readonly GuideRisk[] = [
  {
    title: 'Eksik ya da hasar çıkarsa',
    text: 'Satış, malın bulunduğu durumla yapılır. Satıcının ayıptan sorumluluğu yoktur. Tutanaktaki bir parça eksikse teslim tutanağına yazdırın ve daireye hemen bildirin. Esaslı nitelikte hata varsa yol, ihalenin feshidir.',
    article: 'TBK 280; İİK 134/10',
  },
  {
    title: 'Depo ücreti birikirse',
    text: 'Kesinleşmeyi bilip malı almazsanız, sonraki günlerin yediemin ve otopark ücreti size yüklenebilir. Teslim yazısını geciktirmeyin.',
    article: 'İİK 88',
  },
];
