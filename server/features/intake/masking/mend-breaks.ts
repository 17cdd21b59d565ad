const HYPHENATED = /(?<=\p{L})-\n(?=\p{Ll})/gu;
/** Spaced letters: `A H M E T`; between two words there are two blanks. */
const APART = /(?<![\p{L}\p{M}] ?)\p{L}(?: \p{L}){2,}(?![\p{L}\p{M}])/gu;
const BETWEEN_APART = /(?<=\p{L}) {2,}(?=\p{L})/gu;
/** Characters that scans produce for letters: `Hüsey¡n`, `B0RÇLU`, `A1i`. */
const FOR_I = /(?<=\p{L})[¡|](?=\p{L})/gu;
const FOR_O = /(?<=\p{Lu})0(?=\p{Lu})/gu;
const FOR_L = /(?<=\p{L})1(?=\p{Ll})/gu;

const [BLANK, FIRST_LETTER] = [0x20, 0x41];

const LETTER = /\p{L}/u;

/** Whether a letter is between two blanks: most texts have none, and searching for `APART` is slow. */
function hasLetterApart(text: string): boolean {
  for (let at = 2; at < text.length; at += 1) {
    if (text.charCodeAt(at) !== BLANK || text.charCodeAt(at - 1) < FIRST_LETTER) continue;
    // Some letters have two units.
    const isApart = text.charCodeAt(at - 2) === BLANK || text.charCodeAt(at - 3) === BLANK;
    if (isApart && LETTER.test(text.slice(at - 2, at))) return true;
  }
  return false;
}

/** Whether a character is between two that may be letters: this check is faster than the pattern. */
function isInWord(text: string, sign: string): boolean {
  for (let at = text.indexOf(sign, 1); at !== -1; at = text.indexOf(sign, at + 1)) {
    if (text.charCodeAt(at - 1) >= FIRST_LETTER && text.charCodeAt(at + 1) >= FIRST_LETTER) return true;
  }
  return false;
}

/** Joins words that line ends, blanks or other characters break in scans: `Mus-⏎tafa`, `H A S A N D E M İ R`. */
export function mendBreaks(text: string): string {
  let mended = text;
  if (mended.includes('-\n')) mended = mended.replace(HYPHENATED, '');
  if (hasLetterApart(mended)) mended = mended.replace(APART, (letters) => letters.replaceAll(' ', ''));
  if (mended.includes('  ')) mended = mended.replace(BETWEEN_APART, ' ');
  if (mended.includes('¡') || mended.includes('|')) mended = mended.replace(FOR_I, 'i');
  if (isInWord(mended, '0')) mended = mended.replace(FOR_O, 'O');
  return isInWord(mended, '1') ? mended.replace(FOR_L, 'l') : mended;
}
