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

/** The words of a title; commas, slashes and dashes between names part words too. */
export function wordsOfTitle(title: string): TitleWord[] {
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
        isName: /^[“"(]?\p{Lu}/u.test(text) || /^\d{1,4}\.?$/.test(text),
        hasEnding: folded.includes("'"),
      };
    });
}
