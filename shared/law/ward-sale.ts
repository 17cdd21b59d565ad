import type { ListingSummary } from '../listings.ts';
import { istanbulDate } from '../text/dates.ts';
import { foldTurkish } from '../text/turkish-text.ts';
import { lawText } from './figure-texts.ts';
import { addDays } from './holidays.ts';
import { LAW } from './law-figures.ts';
import { confirmNote } from './law-to-confirm.ts';

type WardListing = Pick<ListingSummary, 'categoryNumber' | 'title' | 'courtName' | 'endDate'> & {
  readonly description: string | null;
};

/** Notices also mention guardianship elsewhere, for example a debtor's guardian. These words are about the sale. */
const OF_THE_SALE =
  /vesayet (?:altindaki|altinda bulunan|makam|dosya|sebebiyle satis)|kisitli[a-z]* (?:ait|adina kayitli)|tmk(?:'?nin|nun)? 44[04]/;

/**
 * Whether the sale may be of a ward's real estate (vesayet): since 31 October 2026 on e-Satış, confirmed by the court
 * afterwards (TMK 440, 444). No source has a field for it, so the words of the listing decide.
 */
export function mayBeWardSale({ categoryNumber, title, courtName, endDate, description }: WardListing): boolean {
  if (categoryNumber !== '1') return false;
  const first = addDays(LAW.wardConfirmationDays.validFrom, LAW.biddingDays.value);
  if (endDate !== null && istanbulDate(new Date(endDate)) < first) return false;
  if (foldTurkish(`${title} ${courtName ?? ''}`).includes('vesayet')) return true;
  return OF_THE_SALE.test(foldTurkish(description ?? ''));
}

export const wardCaution = (unconfirmed: readonly string[]): string =>
  `Vesayet altındaki bir kişinin malı satılıyor olabilir. Bu satış, mahkeme ${lawText(LAW.wardConfirmationDays)} içinde onaylarsa tamamlanır (TMK 440, 444${confirmNote('wardSales', unconfirmed)}).`;
