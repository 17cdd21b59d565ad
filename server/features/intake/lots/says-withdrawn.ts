import { foldTurkish } from '#shared/text/turkish-text.ts';

/**
 * Matches an announcement or a sale and, in the same sentence, that it was removed, cancelled or postponed: completed,
 * and not negated. Does not match words that only say that nothing was found.
 */
const WITHDRAWN =
  /(?:ilan|ihale|satis|artirma)[^.;]*(?:(?:iptal edil|geri cekil|cekil|kaldiril|durdurul|dusurul)(?:di|du|mis|mus)|dus(?:tu|mus))(?:tir|tur)?(?![a-z])/;

/** Whether a source's own words about a listing, a sentence or two, say that it was withdrawn. */
export function saysWithdrawn(words: string): boolean {
  return WITHDRAWN.test(foldTurkish(words));
}
