import type { CostName } from '#shared/law/bid/costs.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';

/** Each cost explained in one or two sentences. */
export const COST_EXPLANATIONS: Readonly<Record<CostName, string>> = {
  kdv: 'Portaldaki “KDV Oranı” alanında ya da ilanda yazan oran. Tahmin edilmez: yazmazsanız toplama katılmaz. Satış istisnaysa 0 yazın. Teslimden önce ödenir (İİK 114).',
  stampDuty: `Bedelin ${lawText(LAW.stampDutyPermille)}’u; ${LAW.stampDutyCapLira.validFrom.slice(0, 4)} yılında en çok ${lawText(LAW.stampDutyCapLira)} (${LAW.stampDutyPermille.article}).`,
  titleFee: `Tapu harcı bedelin ${lawText(LAW.titleFeePercent)}’üdür; alıcının payı, satış koşulları başka demiyorsa ${lawText(LAW.buyerTitleFeePercent)} (${LAW.buyerTitleFeePercent.article}).`,
  registryFee: 'Tapu ve Kadastro’nun tarifesine göre, ile ve yıla göre değişir.',
  transfer: 'Aracın adınıza yazılması için noterde ödenen tutar.',
  vehicleTax: 'Aracın üzerindeki vergi ve ceza borçlarından size kalacak olanlar ile yılın vergisi.',
  inspection: 'Muayene ücreti ve geçmiş muayenelerin farkları.',
  eviction: 'Boşaltma için harç, avukat, nakliye ve geçen sürenin bedeli.',
  buildingDebts: 'Aidat, ısınma ve ortak gider borçları.',
  repair: 'Kullanılır hâle getirmek için gereken iş ve malzeme.',
  brokerage: 'Danışman ya da emlakçı; bedelin yüzdesi olarak.',
  other: 'Ekspertiz, sigorta, taşıma gibi diğer masraflar.',
  finance:
    'Borcun anaparası sürenin sonunda ödenir; faiz her ay anaparanın tamamı üzerinden işler, faize faiz eklenmez.',
};
