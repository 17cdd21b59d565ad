import { matchesIn, needing } from '#server/turkish/matches-in.ts';
import { foldInPlace } from './fold-in-place.ts';

const MASK = '***';

/**
 * Labels that mark personal data, over folded text: the date of birth, numbers of accounts, of taxes and of a vehicle's
 * chassis and engine, a person's address down to the door. The group `kept` stays, the text after it is masked.
 */
const LABELLED: readonly RegExp[] = [
  needing(['dogum'], /(?<kept>dogum (?:yeri (?:ve |\/ ?)?)?tarihi?[^\d\n]{0,30})\d{1,2}[./-]\d{1,2}[./-]\d{4}/g),
  needing(['hesap '], /(?<kept>hesap (?:no|nosu|numara[a-z]*) ?[:.]? ?)\d[\d -]{4,30}\d/g),
  needing(['vergi '], /(?<kept>vergi (?:kimlik )?(?:no|nosu|numara[a-z]*) ?[:.]? ?)\d{10}(?!\d)/g),
  needing(
    ['sasi ', 'sase ', 'motor '],
    /(?<kept>(?:sasi|sase|motor) (?:no|nosu|numara[a-z]*) ?[:.]? ?)(?=[a-z-]{0,16}\d)[a-z\d][a-z\d-]{4,19}/g,
  ),
  needing(
    [' adresi'],
    /(?<kept>(?:borclu|malik|davali|davaci|kiraci|hissedar|tebligat)[a-z]* adresi ?: ?)[^\n;]{0,120}\bno ?[:.]? ?\d[^\n;]{0,120}/g,
  ),
];

/** Masks the text after a label of personal data (D18). */
export function maskLabelled(text: string): string {
  let masked = text;
  let folded = foldInPlace(text);
  for (const pattern of LABELLED) {
    const next = maskBehind(masked, folded, pattern);
    if (next === masked) continue;
    masked = next;
    folded = foldInPlace(next);
  }
  return masked;
}

function maskBehind(text: string, folded: string, pattern: RegExp): string {
  let masked = '';
  let from = 0;
  for (const found of matchesIn(folded, pattern)) {
    const kept = found.groups?.kept ?? '';
    masked += text.slice(from, found.index + kept.length) + MASK;
    from = found.index + found[0].length;
  }
  return from === 0 ? text : masked + text.slice(from);
}
