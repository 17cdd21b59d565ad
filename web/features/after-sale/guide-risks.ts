import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import type { PropertySummary } from '#shared/properties.ts';

/** What can still go wrong after a win, and what follows. */
export type GuideRisk = { readonly title: string; readonly text: string; readonly article: string };

/** What can still go wrong, first what concerns every sale. */
export function guideRisks({
  categoryNumber,
  isShareSale,
}: Pick<PropertySummary, 'categoryNumber' | 'isShareSale'>): GuideRisk[] {
  const isRealEstate = categoryNumber === '1';
  return [
    ...OF_ALL,
    ...(isRealEstate ? OF_REAL_ESTATE : OF_MOVABLES),
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
    text: `Teslim, mahkeme karar verene kadar bekler; bu aylar sürebilir. Ödediğiniz para bu arada değerlendirilir, ihale feshedilirse getirisiyle size döner. Fesih isteyen bir teklif sahibi, bedel üzerinden ${lawText(LAW.annulmentSecurityPercent)} oranında teminat gösterir; istemi reddedilirse bedel üzerinden ${lawText(LAW.annulmentFinePercent)} oranına kadar para cezası alabilir.`,
    article: 'İİK 134',
  },
  {
    title: 'Mal teslim edilemezse',
    text: 'İhale iptal edilir, ödediğiniz geri verilir.',
    article: 'İİK 118/2',
  },
  {
    title: 'Portal arızalandıysa',
    text: `Arıza sürenin sonuna rastladıysa artırma ${lawText(LAW.portalFaultDays)} daha açılır; en yüksek teklifiniz sizi bağlamayı sürdürür, ama geçilebilir.`,
    article: LAW.portalFaultDays.article,
  },
];

const OF_REAL_ESTATE: readonly GuideRisk[] = [
  {
    title: 'Oturan çıkmazsa',
    text: 'Hacizden önceki tarihli resmî belgeye dayanan kiracı, süresi bitene kadar kalabilir. Başkasına karşı tahliye emri ve gerekirse zorla tahliye istersiniz.',
    article: 'İİK 135/2',
  },
  {
    title: 'İpotek kalırsa',
    text: 'İpotekle güvenceye alınmış borçlardan bedelden yalnızca muaccel olanlar ödenir; ötekiler taşınmazla birlikte geçebilir. Tescilden önce mükellefiyetler listesine bakın.',
    article: 'İİK 125',
  },
  {
    title: 'Birikmiş borç çıkarsa',
    text: 'Aidat, su ve elektrik borcundan hangisinin size geçeceği borcun türüne göre değişir. Yönetimden ve kurumlardan yazılı yanıt alın.',
    article: '634 sayılı Kanun 20 ve 22',
  },
];

const OF_SHARES: readonly GuideRisk[] = [
  {
    title: 'Öteki paydaşlar önalım hakkını kullanmak isterse',
    text: 'Cebrî artırmayla satışta önalım hakkı kullanılamaz.',
    article: 'TMK 733/1',
  },
];

const OF_MOVABLES: readonly GuideRisk[] = [
  {
    title: 'Eksik ya da hasar çıkarsa',
    text: 'Satış, malın bulunduğu durumla yapılır. Tutanakta yazan bir parça yoksa teslim tutanağına yazdırın ve daireye hemen bildirin; sonradan kanıtlamak güçtür.',
    article: 'İİK 118/2',
  },
  {
    title: 'Depo ücreti birikirse',
    text: 'Kesinleşmeyi bilip malı almazsanız, sonraki günlerin yediemin ve otopark ücreti size yüklenebilir. Teslim yazısını geciktirmeyin.',
    article: 'İİK 88',
  },
];
