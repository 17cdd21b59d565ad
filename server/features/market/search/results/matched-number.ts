import { fileLexemes } from '#server/features/intake/lexemes/index.ts';
import { shownWordsOf } from '#server/turkish/search-words.ts';
import type { ListingSummary } from '#shared/listings.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';

/** With fewer digits a number of the query is not taken for that of an auction. */
const FEWEST_DIGITS = 4;

/**
 * The number by which a search has found a listing, as the listing has it; undefined where it asked for none. It looks
 * at what cards show to everybody, so a number that stands in a locked text alone is never told (D35).
 */
export function matchedNumber(
  { fileNumber, ada, parsel, text, query }: ResolvedSearch,
  { auctionId, dosyaBilgi }: ListingSummary,
): ListingSummary['matchedNumber'] {
  const asked = fileLexemes([fileNumber, text && query].filter(Boolean).join(' '));
  if (dosyaBilgi !== null && fileLexemes(dosyaBilgi).some((file) => asked.includes(file)))
    return { kind: 'file', number: dosyaBilgi };
  const [own, ...more] = shownWordsOf(auctionId ?? '');
  const isNumber = own !== undefined && more.length === 0 && own.replace(/\D/g, '').length >= FEWEST_DIGITS;
  if (auctionId !== null && isNumber && text?.some(({ word }) => word === own))
    return { kind: 'auction', number: auctionId };
  // A search by parcel finds only this parcel.
  const parcel = [ada && `${ada} ada`, parsel && `${parsel} parsel`].filter(Boolean).join(' ');
  return parcel === '' ? undefined : { kind: 'parcel', number: parcel };
}
