import type { ListingSummary } from '../listings.ts';
import { foldTurkish } from './turkish-text.ts';

const SALE =
  /\s+(?:(?:[iİ]cra(?:dan| yoluyla| dairesinden| müdürlüğünden)|mahkemeden|mahkeme kararıyla|iflas(?:tan| dairesinden| masasından)|satış memurluğundan|ihale ile)\s+)?(?:satılıktır|satılacaktır|satılık|satışa çıkarılmıştır)\.?$/u;
/** `(çoklu satış)`, `(2/5 hisse satışı)`: cards show this as a tag, or not at all. */
const REMARK = /\s*\([^()]*(?:satış|hisse|pay)[^()]*\)\s*$/iu;
/** `Ankara Çankaya Kavaklıdere Mahallesi'nde `: up to the first locative ending. */
const WHERE = /^(?<place>.{2,90}?)['’](?:n?d[ae]|t[ae])\s+(?=\S)/u;

/**
 * What a listing sells, extracted from its title without the place and the words about the sale, which a card shows
 * separately: `3+1 125 m² daire` for `Ankara Çankaya'da 3+1 125 m² daire icradan satılıktır`. The whole title if it has
 * another form.
 */
export function listingSubject({ title, il, ilce }: Pick<ListingSummary, 'title' | 'il' | 'ilce'>): string {
  const subject = withoutPlace(title.replace(REMARK, '').replace(SALE, ''), [il, ilce]).trim();
  return subject === '' ? title : subject.slice(0, 1).toLocaleUpperCase('tr-TR') + subject.slice(1);
}

function withoutPlace(text: string, names: readonly (string | null)[]): string {
  const place = foldTurkish(WHERE.exec(text)?.groups?.place ?? '');
  const isPlace = names.some((name) => name !== null && `${place} `.startsWith(`${foldTurkish(name)} `));
  return isPlace ? text.replace(WHERE, '') : text;
}
