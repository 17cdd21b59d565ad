import type { ListingStatus } from '#shared/listings.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/**
 * How e-Satış says that a sale ended. A buyer who was given time to pay has not bought yet, whatever price is shown.
 * A sale that a court annulled (İİK 134) is none, whether or not it was told before.
 */
const SAID: Readonly<Record<string, ListingStatus>> = {
  satildi: 'sold',
  'birinci aliciya sure verildi': 'ended',
  'ikinci aliciya sure verildi': 'ended',
  'ihale sonucu girilmemistir': 'ended',
  'satis dustu': 'unsold',
  'malin satisinin dusmesi': 'unsold',
};
const ANNULLED = /^(?:ihale|satis)(?:nin|in)? ?(?:feshi(?:ne karar verildi)?|feshedildi|fesih edildi|feshedilmistir)$/;

/** What the words of a source say of the end of a sale; undefined for words that it does not use. */
export function toldOutcome(text: string): ListingStatus | undefined {
  const said = foldTurkish(text).trim().replace(/\s+/g, ' ');
  return SAID[said] ?? (ANNULLED.test(said) ? 'annulled' : undefined);
}
