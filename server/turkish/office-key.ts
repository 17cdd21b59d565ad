import { foldTurkish } from '#shared/text/turkish-text.ts';

/** Folded beginnings of words that offices abbreviate and misspell, and the form in which they are compared. */
const WORDS: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/^mah(?:\.|$|k?e?me)/, 'mahkeme'],
  [/^memu?r?l/, 'memurluk'],
  // `İcra Dairesi`, `İcra Müdürlüğü` and `İcra Dairesi Müdürlüğü` are one office.
  [/^(?:dai?re?s|mudu?rl|md\.?$|t\.?c\.?$)/, ''],
];

/**
 * Returns an office's name without case, endings, punctuation and its usual misspellings:
 * `malatya 4 sulh hukuk mahkeme satis memurluk`.
 */
export function officeKey(name: string): string {
  return foldTurkish(name.normalize('NFC'))
    .replace(/['].{0,6}?(?=\s|$)/g, '')
    .split(/[^a-z0-9.]+|\.(?=\S)/)
    .map((word) => word.replace(/\.$/, ''))
    .map((word) => WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? word)
    .filter((word) => word !== '')
    .join(' ');
}

export type OfficeRelation = 'same' | 'near' | 'other';

/** `near` means: the numbers are the same, and the names differ only by a misprint or a part that one of them omits. */
export function compareOffices(a: string, b: string): OfficeRelation {
  const [keyA, keyB] = [officeKey(a), officeKey(b)];
  if (keyA === keyB) return 'same';
  if (digitsOf(keyA) !== digitsOf(keyB)) return 'other';
  const [wordsA, wordsB] = [keyA.split(' '), keyB.split(' ')];
  const onlyA = wordsA.filter((word) => !wordsB.includes(word));
  const onlyB = wordsB.filter((word) => !wordsA.includes(word));
  if (onlyA.length === 0 || onlyB.length === 0) return 'near';
  return onlyA.length === 1 && onlyB.length === 1 && isMisprint(onlyA[0] ?? '', onlyB[0] ?? '') ? 'near' : 'other';
}

function digitsOf(key: string): string {
  return key.replace(/\D+/g, ' ').trim();
}

/**
 * Whether two words differ only in a stretch of at most two letters. This makes offices `near` and not `same`, because
 * the names of towns can differ by so little (İzmir, İzmit).
 */
function isMisprint(a: string, b: string): boolean {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 2 && Math.min(a.length, b.length) >= 4;
}
