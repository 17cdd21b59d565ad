/** The maximum number of characters that are read; notices are far shorter. */
export const LONGEST_TEXT = 200_000;

/**
 * Any character that is not composed Latin text with its usual signs: this search is faster than the work that it
 * saves.
 */
const UNUSUAL = /[^\n -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u20a0-\u20c0]/;
const LOOSE_MARKS = /[\u0302\u0306\u0307\u0308\u0327]/g;

/**
 * Words and numbers that a scanner or an editor has broken with blanks: `09 / 02 / 2026`, `saat 10 : 15`,
 * `118 , 50 m2`, `2 . Kat`, `a , b`. The optional third pattern is faster, and matches every text that the first would
 * change.
 */
const TORN: readonly (readonly [pattern: RegExp, mended: string, needed?: RegExp])[] = [
  [/(?<=(?<!\d)\d{1,2}) ?([/.]) ?(\d{1,2}) ?([/.]) ?(?=(?:19|20)\d{2}(?!\d))/g, '$1$2$3', /\d(?: [/.] ?|[/.] )\d/],
  [/(?<=(?:saat\p{L}{0,2}|(?:19|20)\d{2}|[-–]) ?[-–:]? ?\d{1,2}) ?: ?(?=[0-5]\d(?!\d))/giu, ':', /\d(?: : ?|: )\d/],
  [/(?<=\d) , ?(?=\d{1,2} ?(?:m ?[2²]|tl|₺))/gi, ',', / ,/],
  // `: 415. 800,00 TL`; elsewhere `1. 800,00 TL` may be the first item of a list.
  [
    / ?\. ?(?=\d{3}(?: ?\. ?\d{3}){0,3}(?: ?, ?\d{2})? ?(?:,-)?(?:m ?[2²]|tl|₺))(?<=[:=₺] ?\d{1,3}(?: ?\. ?\d{3}){0,3} ?\. ?)/gi,
    '.',
    /\d(?: \. ?|\. )\d{3}/,
  ],
  [/(?<=(?<![\d.,])\d{1,3}) \.(?= ?\p{L})/gu, '.', / \./],
  [/ ,(?=\s)/g, ','],
  // Words broken at the end of a line.
  [/-\n(?=\p{Ll})(?<=\p{Ll}-\n)/gu, ''],
  [/\n(?=[öo]l[çc][üu]m)(?<=\by[üu]z\n)/giu, ''],
  [/\n(?=b[oö]l[uü]m|pay|oran|[sş]erh|ve saat)(?<=(?:ba[gğ][ıi]ms[ıi]z|arsa|kdv|kayd[ıi]ndaki|tarih)\n)/giu, ' '],
  [/\n(?=(?:Mahallesi|Köyü)(?:\p{Ll}|,| ,))(?<=\p{Lu}\p{L}{2,20}\n)/gu, ' '],
  // Forms print the sign and the value below the label.
  [/(?<=[^\s:]) ?\n{1,2} ?: ?(?=\S)/g, ' : ', /\n ?:/],
];

function composedText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(LOOSE_MARKS, '');
}

/**
 * Normalises a text: composed letters, plain blanks, no control or invisible characters, no blank at either end of a
 * line, at most one empty line in a row.
 */
export function plainText(text: string): string {
  const cut = text.slice(0, LONGEST_TEXT);
  const isUsual = !UNUSUAL.test(cut);
  const composed = isUsual ? cut : composedText(cut);
  // A usual text has no white space except blanks and line ends.
  const plain = isUsual && !composed.includes('  ') ? composed : composed.replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ');
  const blank = plain.replace(/ \n ?|\n /g, '\n');
  const spelled = isUsual ? blank : blank.replace(/[^\P{Cc}\n]|[\p{Cf}\uFFFD]/gu, '');
  return TORN.reduce(
    (mended, [pattern, whole, needed]) => (needed?.test(mended) === false ? mended : mended.replace(pattern, whole)),
    spelled,
  )
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
