import { foldTurkish } from '#shared/text/turkish-text.ts';

/**
 * An announcement or a sale, and in the same sentence that it was taken down, called off or put back: as something done, in
 * the affirmative. That nothing was found says nothing.
 */
const WITHDRAWN =
  /(?:ilan|ihale|satis|artirma)[^.;]*(?:(?:iptal edil|geri cekil|cekil|kaldiril|durdurul|dusurul)(?:di|du|mis|mus)|dus(?:tu|mus))(?:tir|tur)?(?![a-z])/;

/** Whether a source's own words about a listing, a sentence or two, say that it has been taken away. */
export function saysWithdrawn(words: string): boolean {
  return WITHDRAWN.test(foldTurkish(words));
}
