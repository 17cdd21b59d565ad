import { foldTurkish } from '#shared/text/turkish-text.ts';

/** A word of a title: as printed, folded, and folded without the ending behind its apostrophe (`Akçadağ’da`). */
export type TitleWord = {
  readonly text: string;
  readonly folded: string;
  readonly bare: string;
  /** Whether a name may be written so: with a capital, or a number as of `75. Yıl Mahallesi`. */
  readonly isName: boolean;
  readonly hasEnding: boolean;
};

/** `75. Yıl`, `75.yıl`, `152evler`, `Ataköy 7-8-9-10. Kısım`. */
const IN_FIGURES = /^\d{1,4}(?:(?:-\d{1,2})*\.?|\.?\p{L}{3,})$/u;

/** The words of a title; commas, slashes and dashes between names part words too. */
export function wordsOfTitle(title: string): TitleWord[] {
  // Typed in small letters throughout, any word may be a name.
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
