/** The entry was struck out, has ended, or concerns another person's share. */
const BEFORE =
  /(?:terkin edil\w*|kaldiril(?:an|mis)|fek ?k?edil\w*|sona eren|suresi (?:dolan|biten)|diger [^.;\n]{0,30}(?:hisse|pay)[^.;\n]{0,20})[^.;\n]{0,15}$/;
const AFTER = /^[a-z]{0,6}(?: serhi)?(?:nin)? (?:terkin|kaldiril|fek)/;

/**
 * Whether an entry of the land register at a position of a folded text no longer burdens the thing that is sold, or
 * never did.
 */
export function isStruckOut(folded: string, start: number, end: number): boolean {
  return BEFORE.test(folded.slice(Math.max(0, start - 60), start)) || AFTER.test(folded.slice(end, end + 40));
}
