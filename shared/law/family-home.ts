import type { ListingDetail } from '../listings.ts';
import { foldTurkish } from '../text/turkish-text.ts';

type EntriesTold = Partial<Pick<ListingDetail, 'noticeValues' | 'kaydindakiSerhler'>>;

const ENTRY = /aile konut/;
const DENIED = /(?<![a-z])(?:yok|bulunma(?:mak|mis|yip|dig)|bulunmuyor|mevcut degil|rastlanma|terkin)/;

/**
 * Whether the land register has the entry of a family home (aile konutu şerhi, TMK 194): as read from the notice where
 * the reader may see that, else by the words of the listing's entries. What nobody mentions is taken for missing.
 */
export function hasFamilyHomeEntry({ noticeValues, kaydindakiSerhler }: EntriesTold): boolean {
  const read = noticeValues?.values.annotations?.value;
  if (read?.present.includes('familyHome')) return true;
  if (read?.absent.includes('familyHome')) return false;
  const entries = foldTurkish(kaydindakiSerhler ?? '').split(/[;\n]/);
  return entries.some((entry) => ENTRY.test(entry) && !DENIED.test(entry));
}
