import { fileLexemes } from '#server/features/intake/lexemes/index.ts';
import { shownWordsOf } from '#server/turkish/search-words.ts';
import type { ListingSummary } from '#shared/listings.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';

/** Numbers of the query with fewer digits are not taken for the number of an auction. */
const FEWEST_DIGITS = 4;

/**
 * The number by which a search has found a listing, as the listing prints it; undefined if the search has none. It only
 * uses fields on cards, which everybody may see, so a number that is only in a locked text is never revealed (D35).
 */
export function matchedNumbers({
  fileNumber,
  ada,
  parsel,
  text,
  query,
}: ResolvedSearch): (card: ListingSummary) => ListingSummary['matchedNumber'] {
  const files = fileLexemes([fileNumber, text && query].filter(Boolean).join(' '));
  const numbers = text?.map(({ word }) => word).filter(hasEnoughDigits) ?? [];
  // A search by parcel finds only this parcel.
  const parcel = [ada && `${ada} ada`, parsel && `${parsel} parsel`].filter(Boolean).join(' ');
  return ({ auctionId, dosyaBilgi }) => {
    if (files.length > 0 && fileLexemes(dosyaBilgi).some((file) => files.includes(file)))
      return { kind: 'file', number: dosyaBilgi ?? '' };
    const [own = '', ...more] = numbers.length > 0 ? shownWordsOf(auctionId ?? '') : [];
    if (more.length === 0 && numbers.includes(own)) return { kind: 'auction', number: auctionId ?? '' };
    return parcel === '' ? undefined : { kind: 'parcel', number: parcel };
  };
}

function hasEnoughDigits(word: string): boolean {
  return word.replace(/\D/g, '').length >= FEWEST_DIGITS;
}
