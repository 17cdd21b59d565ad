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
  return text
    .replace(HYPHENATED, '')
    .replace(APART, (letters) => letters.replaceAll(' ', ''))
    .replace(BETWEEN_APART, ' ')
    .replace(FOR_I, 'i')
    .replace(FOR_O, 'O')
    .replace(FOR_L, 'l');
}
