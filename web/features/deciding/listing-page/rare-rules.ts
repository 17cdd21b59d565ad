import type { SubCategory } from '#shared/kinds/kinds.ts';
import { hasFamilyHomeEntry } from '#shared/law/family-home.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { confirmNote, LAW_TO_CONFIRM } from '#shared/law/law-to-confirm.ts';
import type { ListingDetail, ListingSummary } from '#shared/listings.ts';

export type RuledListing = ListingSummary &
  Partial<Pick<ListingDetail, 'lawToConfirm' | 'noticeValues' | 'kaydindakiSerhler'>>;

const DWELLINGS: readonly string[] = ['Daire', 'Müstakil Ev', 'Villa'] satisfies SubCategory[];
const FARMLAND: readonly string[] = ['Tarla', 'Bağ', 'Bahçe', 'Zeytinlik'] satisfies SubCategory[];
const SUNDAY = 'Sun';
const istanbulDay = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Istanbul' });

/** A rule with its article, and its topic if an article of the help centre explains it. */
export type RareRule = { readonly text: string; readonly more?: string };

/** The article of the help centre that explains them. */
export const RARE_RULES_HELP = '/yardim-merkezi/az-bilinen-kurallar';

/** Rarely needed rules that this listing's sale may depend on, each with its article. */
export function rareRules(listing: RuledListing): RareRule[] {
  const { categoryNumber, tur, endDate, isShareSale, lawToConfirm = LAW_TO_CONFIRM } = listing;
  const isRealEstate = categoryNumber === '1';
  const plain = [
    'Teminat mektubu kesin ve süresiz olmalıdır (İİK 114).',
    ...(endDate !== null && endsAfterSunday(endDate)
      ? [
          `Nakit teminatın son gecesi pazardır. EFT çalışmaz, FAST’ın üst sınırı vardır (TCMB kuralları${confirmNote('transferLimits', lawToConfirm)}). Cuma günü yatırın.`,
        ]
      : []),
    'Maldaki kusurdan satıcı sorumlu değildir; esaslı hata varsa ihalenin feshi istenir (TBK 280, İİK 134/10).',
    'Teklif verenlerin aralarında anlaşması suçtur (TCK 235).',
    ...(isRealEstate ? ['İpotekten sonra yapılan kira, ipotek alacaklısını bağlamaz (İİK 132/3).'] : []),
    ...(isShareSale ? ['Birlikte almak, yalnızca hisse satışı mümkünse olur (İİK 114/5).'] : []),
    ...(DWELLINGS.includes(tur)
      ? ['Borçlunun haline münasip evi ya da istihkak ileri sürülürse satış durabilir (İİK 82/12, 97).']
      : []),
    ...(FARMLAND.includes(tur)
      ? [
          `Tarım arazisinin payla edinimi ve devri sınırlanabilir (5403 sayılı Kanun 8${confirmNote('farmland', lawToConfirm)}).`,
        ]
      : []),
  ];
  return [...plain.map((text) => ({ text })), ...ofRealEstate(listing, lawToConfirm)];
}

/**
 * A right of use that the state allots is not a right in the land: the rules on who may acquire land and on resale
 * don't apply.
 */
function ofRealEstate(listing: RuledListing, lawToConfirm: readonly string[]): RareRule[] {
  if (listing.categoryNumber !== '1' || listing.soldRight === 'allotment') return [];
  return [
    ...(hasFamilyHomeEntry(listing)
      ? [
          {
            text: `Aile konutu şerhi var: cebrî satışta eşin rızası aranmaz, ama rızasız kurulan ipotek geçersiz sayılabilir (TMK 194${confirmNote('familyHome', lawToConfirm)}).`,
            more: 'Aile konutu',
          },
        ]
      : []),
    {
      text: `Yabancıların edinmesi ülkeye, yüzölçümüne ve yere göre sınırlıdır (Tapu Kanunu 35, 36${confirmNote('foreignBuyers', lawToConfirm)}). Yabancıysanız önce tapu müdürlüğüne sorun.`,
      more: 'Yabancı alıcılar',
    },
    {
      text: `Edinmeden itibaren ${lawText(LAW.resaleTaxYears)} içinde satarsanız kazancınız vergilenebilir (GVK mükerrer 80/6${confirmNote('resaleTax', lawToConfirm)}).`,
      more: 'Yeniden satış vergisi',
    },
  ];
}

/** The last evening for cash is the one of the day before the end (İİK 114). */
function endsAfterSunday(endDate: string): boolean {
  const dayBefore = new Date(new Date(endDate).getTime() - 24 * 60 * 60 * 1000);
  return istanbulDay.format(dayBefore) === SUNDAY;
}
