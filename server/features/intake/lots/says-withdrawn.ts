import { foldTurkish } from '#shared/text/turkish-text.ts';

/**
 * A word for an announcement or a sale, and in the same sentence that it was taken down, called off or put back:
 * finished, and not denied. Words that only say that nothing was found do not match.
 */
const WITHDRAWN =
  /(?:ilan|ihale|satis|artirma)[^.;]*(?:(?:iptal edil|geri cekil|cekil|kaldiril|durdurul|dusurul)(?:di|du|mis|mus)|dus(?:tu|mus))(?:tir|tur)?(?![a-z])/;

/** Whether a source's own words about a listing, a sentence or two, say that it has been taken away. */
export function saysWithdrawn(words: string): boolean {
  return WITHDRAWN.test(foldTurkish(words));
}
