import type { SubCategory } from '#shared/kinds/kinds.ts';
import { confirmNote, LAW_TO_CONFIRM } from '#shared/law/law-to-confirm.ts';
import type { PropertyDetail, PropertySummary } from '#shared/properties.ts';

type Listing = PropertySummary & Partial<Pick<PropertyDetail, 'lawToConfirm'>>;

const DWELLINGS: readonly string[] = ['Daire', 'Müstakil Ev', 'Villa'] satisfies SubCategory[];
const FARMLAND: readonly string[] = ['Tarla', 'Bağ', 'Bahçe', 'Zeytinlik'] satisfies SubCategory[];
const SUNDAY = 'Sun';
const istanbulDay = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Istanbul' });

/** Rules that are rarely asked for, where this listing's sale may depend on them; with the article of each. */
export function rareRules(listing: Listing): string[] {
  const { categoryNumber, tur, endDate, isShareSale, lawToConfirm = LAW_TO_CONFIRM } = listing;
  const isRealEstate = categoryNumber === '1';
  return [
    'Teminat mektubu kesin ve süresiz olmalıdır (İİK 114).',
    ...(endDate !== null && endsAfterSunday(endDate)
      ? [
          `Nakit teminatın son gecesi pazardır. EFT çalışmaz, FAST’ın üst sınırı vardır (TCMB kuralları${confirmNote('transferLimits', lawToConfirm)}). Cuma günü yatırın.`,
        ]
      : []),
    'Ayıptan sorumluluk yoktur; esaslı nitelikte hata varsa yol, ihalenin feshidir (TBK 280, İİK 134/10).',
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
}

/** The last evening for cash is that of the day before the end (İİK 114). */
function endsAfterSunday(endDate: string): boolean {
  const dayBefore = new Date(new Date(endDate).getTime() - 24 * 60 * 60 * 1000);
  return istanbulDay.format(dayBefore) === SUNDAY;
}
