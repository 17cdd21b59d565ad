import type { ListingStatus } from '#shared/listings.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/**
 * The words of e-Satış for the outcome of a sale. A buyer who was given time to pay has not bought yet, even if a price
 * is shown. A sale that a court annulled (İİK 134) does not count, whether or not it was reported before.
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

/** Returns the outcome of a sale that a source's words mean; `undefined` for unknown words. */
export function toldOutcome(text: string): ListingStatus | undefined {
  const said = foldTurkish(text).trim().replace(/\s+/g, ' ');
  return SAID[said] ?? (ANNULLED.test(said) ? 'annulled' : undefined);
}
