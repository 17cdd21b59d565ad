import { foldTurkish } from '#shared/text/turkish-text.ts';

/** A word of a title: as printed, folded, and folded without the ending after its apostrophe (`Akçadağ’da`). */
export type TitleWord = {
  readonly text: string;
  readonly folded: string;
  readonly bare: string;
  /** Whether the word may be part of a name: it has a capital, or is a number as in `75. Yıl Mahallesi`. */
  readonly isName: boolean;
  readonly hasEnding: boolean;
};

/** `75. Yıl`, `75.yıl`, `152evler`, `Ataköy 7-8-9-10. Kısım`. */
const IN_FIGURES = /^\d{1,4}(?:(?:-\d{1,2})*\.?|\.?\p{L}{3,})$/u;

/** Splits a title into words; commas, slashes and dashes between names separate words too. */
export function wordsOfTitle(title: string): TitleWord[] {
  // In a title without capitals, any word may be a name.
  const nameStart = /\p{Lu}/u.test(title) ? /^[“"(]?\p{Lu}/u : /^[“"(]?\p{L}/u;
  return title
    .replace(/(?<=\p{L})(?:\s*\/\s*|\s+[–-]\s+)(?=\p{Lu})/gu, ' ')
    .replace(/[,;:]+(?=\s|$)/g, '')
    .split(/\s+/)
    .map((text) => text.replace(/^['’‘"“]+|['’‘"”]+$/g, ''))
    .filter((text) => text !== '')
    .map((text) => {
      const folded = foldTurkish(text);
      const [bare = ''] = folded.split("'");
      return {
        text,
        folded,
        bare,
        isName: nameStart.test(text) || IN_FIGURES.test(text),
        hasEnding: folded.includes("'"),
      };
    });
}
