import type { DateKind, ListingDate } from '../law/dates/listing-dates.ts';
import { momentText } from '../law/deadline-texts.ts';
import { lawText } from '../law/figure-texts.ts';
import { LAW } from '../law/law-figures.ts';

const NAMES: Readonly<Record<DateKind, string>> = {
  start: 'Teklif verme başlıyor',
  letter: 'Teminat mektubu için son gün',
  cash: 'Nakit teminat için son an',
  end: 'İhale bitiyor',
  extension: 'Uzarsa en geç bitiş',
  secondRound: 'İkinci ihalenin en geç başlangıcı',
};

/** Names of dates of which only an uncertain day is known. */
const DERIVED_NAMES: Partial<Record<DateKind, string>> = {
  letter: 'Teminat mektubu için son gün (hesaplandı)',
  cash: 'Nakit teminat için son gün (hesaplandı)',
  end: 'Satış günü (saati ilanda)',
};

/** For a cell of the month view, where the listing's name follows. */
const SHORT_NAMES: Readonly<Record<DateKind, string>> = {
  start: 'Başlangıç',
  letter: 'Mektup',
  cash: 'Teminat',
  end: 'Bitiş',
  extension: 'Uzama',
  secondRound: '2. ihale',
};

/** The name of a date in one word: `Bitiş`. */
export function shortDateName(kind: DateKind): string {
  return SHORT_NAMES[kind];
}

/** The name of a date: `Nakit teminat için son an`; for a second auction `İhale bitiyor (2. ihale)`. */
export function dateName({ kind, round, basis }: Pick<ListingDate, 'kind' | 'round' | 'basis'>): string {
  const name = (basis === 'derived' && DERIVED_NAMES[kind]) || NAMES[kind];
  return round === 2 && kind !== 'secondRound' ? `${name} (2. ihale)` : name;
}

/** The source of a date and what may change it, in one or two sentences with the article. */
export function dateExplanation(date: ListingDate, extension: ListingDate | undefined): string {
  const isCondition = date.round === 2 && date.certainty === 'possible';
  return [
    explanationOf(date, extension),
    isCondition ? 'Birinci ihalenin bedeli ödenirse ikinci ihale yapılmaz (İİK 115/6).' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function explanationOf({ kind, basis, article }: ListingDate, extension: ListingDate | undefined): string {
  if (basis === 'derived')
    return kind === 'end'
      ? 'Kaynak yalnızca satış gününü veriyor; başlangıç ve bitiş saatini ilanda kontrol edin.'
      : `Kaynağın verdiği satış gününden hesaplandı, ilanda kontrol edin (${article}).`;
  switch (kind) {
    case 'start':
      return basis === 'said'
        ? `Teklifler portalda ${lawText(LAW.biddingDays)} boyunca verilir (${article}).`
        : `İlanda yazmıyor; yasadaki ${lawText(LAW.biddingDays)}lük süreye göre bitişten geriye sayıldı (${article}).`;
    case 'letter':
      return `Bitişten önceki son iş günü, dairenin mesai bitimine kadar. Vekil ve ortak alıcı başvurularının da son günüdür. İdari izin günlerini daireye sorun (${article}).`;
    case 'cash':
      return `Bitişten önceki gün saat ${lawText(LAW.cashDepositMinute)} (${article}).`;
    case 'end':
      return extension?.until
        ? `Son ${lawText(LAW.extensionWindowMinutes)} içinde teklif gelirse uzar, en geç ${momentText(new Date(extension.until), 'minute')} biter (${extension.article}).`
        : `Teklif süresinin sonu (${article}).`;
    case 'extension':
      return `Son ${lawText(LAW.extensionWindowMinutes)} içinde teklif gelirse bitiş uzar; uzatmaların tamamı en çok ${lawText(LAW.extensionCapMinutes)}tir (${article}).`;
    case 'secondRound':
      return `Birinci ihalede satış olmazsa ya da alıcı bedeli ödemezse ikinci ihale, bitişten itibaren ${lawText(LAW.secondRoundMonths)} içinde başlar (${article}).`;
  }
}
