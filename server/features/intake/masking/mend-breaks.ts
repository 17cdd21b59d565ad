const HYPHENATED = /(?<=\p{L})-\n(?=\p{Ll})/gu;
/** Letters that stand apart: `A H M E T`; between two words stand two blanks. */
const APART = /(?<![\p{L}\p{M}] ?)\p{L}(?: \p{L}){2,}(?![\p{L}\p{M}])/gu;
const BETWEEN_APART = /(?<=\p{L}) {2,}(?=\p{L})/gu;
/** Signs that scans read for letters: `Hüsey¡n`, `B0RÇLU`, `A1i`. */
const FOR_I = /(?<=\p{L})[¡|](?=\p{L})/gu;
const FOR_O = /(?<=\p{Lu})0(?=\p{Lu})/gu;
const FOR_L = /(?<=\p{L})1(?=\p{Ll})/gu;

/**
 * A text without words that lines, blanks or other signs break, as scans give them: `Mus-⏎tafa`, `H A S A N D E M İ R`.
 */
export function mendBreaks(text: string): string {
  let mended = text;
  if (mended.includes('-\n')) mended = mended.replace(HYPHENATED, '');
  mended = mended.replace(APART, (letters) => letters.replaceAll(' ', ''));
  if (mended.includes('  ')) mended = mended.replace(BETWEEN_APART, ' ');
  if (/[¡|]/.test(mended)) mended = mended.replace(FOR_I, 'i');
  if (mended.includes('0')) mended = mended.replace(FOR_O, 'O');
  return mended.includes('1') ? mended.replace(FOR_L, 'l') : mended;
}
