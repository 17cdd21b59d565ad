import type { WonDate, WonDateKind } from '../law/dates/won-dates.ts';
import { lawText, lawWords } from '../law/figure-texts.ts';
import { LAW } from '../law/law-figures.ts';

const NAMES: Readonly<Record<WonDateKind, string>> = {
  payment: 'Ödeme için son gün',
  annulment: 'Fesih şikâyeti için son gün',
  annulmentAtMost: `Fesih için ${lawWords(LAW.annulmentYears)}lık son sınır`,
  leaseNotice: 'Kiracıya ihtar için son gün',
  vehicleRegistration: 'Aracı tescil için son gün',
  eviction: 'Tahliye emrinin süresi doluyor',
};

/** For a cell of the month view, where the listing's name follows. */
const SHORT_NAMES: Readonly<Record<WonDateKind, string>> = {
  payment: 'Ödeme',
  annulment: 'Fesih',
  annulmentAtMost: 'Son fesih',
  leaseNotice: 'Kira ihtarı',
  vehicleRegistration: 'Tescil',
  eviction: 'Tahliye',
};

/** The name of a winner's date in one or two words: `Ödeme`. */
export function shortWonDateName(kind: WonDateKind): string {
  return SHORT_NAMES[kind];
}

/** The name of a winner's date: `Ödeme için son gün`. */
export function wonDateName(kind: WonDateKind): string {
  return NAMES[kind];
}

/** The source and the meaning of a winner's date, in one or two sentences with the article. */
export function wonDateExplanation({ kind, article }: Pick<WonDate, 'kind' | 'article'>): string {
  switch (kind) {
    case 'payment':
      return `Bedelin tamamı, tutanağın portalda ilanından itibaren ${lawText(LAW.paymentDays)} içinde ödenir; ödenmezse teminat geri verilmez (${article}).`;
    case 'annulment':
      return `Satıştan itibaren ${lawText(LAW.annulmentDays)}. Yolsuzluğu sonradan öğrenen için süre öğrendiği gün başlar (${article}).`;
    case 'annulmentAtMost':
      return `Tutanağın portalda ilanından ${lawText(LAW.annulmentYears)} sonra, yolsuzluğu geç öğrenen de şikâyet edemez (${article}).`;
    case 'leaseNotice':
      return `Konutta ya da çatılı iş yerinde kiracı varsa ve yere ihtiyacınız varsa bunu edinmeden itibaren ${lawText(LAW.leaseNoticeMonths)} içinde yazılı bildirirsiniz. Dava ${lawText(LAW.leaseSuitMonths)} sonra açılır (${article}).`;
    case 'vehicleRegistration':
      return `Araç ${lawText(LAW.vehicleRegistrationMonths)} içinde adınıza tescil ettirilir; geciken ceza öder, araç trafikten men edilir (${article}).`;
    case 'eviction':
      return `Tahliye emrinin tebliğinden itibaren ${lawText(LAW.evictionDays)}. Bu sürede çıkılmazsa daireden zorla tahliye istenir (${article}).`;
  }
}
