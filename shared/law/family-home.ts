import type { ListingDetail } from '../listings.ts';
import { foldTurkish } from '../text/turkish-text.ts';

type EntriesTold = Partial<Pick<ListingDetail, 'noticeValues' | 'kaydindakiSerhler'>>;

const ENTRY = /aile konut/;
const DENIED = /(?<![a-z])(?:yok|bulunma(?:mak|mis|yip|dig)|bulunmuyor|mevcut degil|rastlanma|terkin)/;

/**
 * Whether the land register has the entry of a family home (aile konutu şerhi, TMK 194): as read from the notice if the
 * reader may see that, otherwise by the words of the listing's entries. It counts as absent if nothing mentions it.
 */
export function hasFamilyHomeEntry({ noticeValues, kaydindakiSerhler }: EntriesTold): boolean {
  const read = noticeValues?.values.annotations?.value;
  if (read?.present.includes('familyHome')) return true;
  if (read?.absent.includes('familyHome')) return false;
  const entries = foldTurkish(kaydindakiSerhler ?? '').split(/[;\n]/);
  return entries.some((entry) => ENTRY.test(entry) && !DENIED.test(entry));
}
