import type { EndingFeatures } from '#server/turkish/possible-stems.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { Sentence } from '../sentence.ts';

/** The value and the end of a phrase, and the endings of its last word. */
export type PhraseMatch<T> = { readonly value: T; readonly end: number; readonly features: EndingFeatures };

/** Phrases of one or more words, found by their first word; the last word may carry endings. */
export class PhraseBook<T> {
  readonly #properWords: string[] = [];
  readonly #byFirstWord = new Map<string, { words: readonly string[]; value: T }[]>();

  constructor(phrases: Iterable<readonly [phrase: string, value: T]>) {
    for (const [phrase, value] of phrases) {
      this.#properWords.push(...phrase.split(/[\s.-]+/).filter((word) => word !== ''));
      const words = foldTurkish(phrase)
        .split(/[\s.-]+/)
        .filter((word) => word !== '');
      const [first] = words;
      if (first === undefined) continue;
      const list = this.#byFirstWord.get(first) ?? [];
      list.push({ words, value });
      list.sort((a, b) => b.words.length - a.words.length);
      this.#byFirstWord.set(first, list);
    }
  }

  has(word: string): boolean {
    return this.#byFirstWord.has(word);
  }

  /** Every word of every phrase in its correct spelling. */
  properWords(): readonly string[] {
    return [...new Set(this.#properWords)];
  }

  words(): string[] {
    return this.properWords().map(foldTurkish);
  }

  /** The value of a phrase that consists of this one folded word. */
  get(word: string): T | undefined {
    return this.#byFirstWord.get(word)?.find(({ words }) => words.length === 1)?.value;
  }

  /** The longest phrase that begins at a free token; `accepts` may reject the endings of its last word. */
  find(
    sentence: Sentence,
    start: number,
    accepts?: (value: T, features: EndingFeatures) => boolean,
  ): PhraseMatch<T> | undefined {
    const token = sentence.free(start);
    if (token === undefined) return undefined;
    for (const { stem } of token.stems) {
      for (const { words, value } of this.#byFirstWord.get(stem) ?? []) {
        const match = matchWords(sentence, start, words, (features) => accepts?.(value, features) ?? true);
        if (match !== undefined) return { value, ...match };
      }
    }
    return undefined;
  }
}

function matchWords(
  sentence: Sentence,
  start: number,
  words: readonly string[],
  accepts: (features: EndingFeatures) => boolean,
): { end: number; features: EndingFeatures } | undefined {
  let index = start;
  for (const [position, word] of words.entries()) {
    if (position > 0) index = skipJoint(sentence, index);
    const token = sentence.free(index);
    if (token === undefined) return undefined;
    const isLast = position === words.length - 1;
    if (isLast) {
      const stem = token.stems.find(
        ({ stem: cut, features }) =>
          (cut === word || isPluralOf(cut, features, word, position)) &&
          features.derived === undefined &&
          accepts(features),
      );
      if (stem !== undefined) return { end: index + 1, features: stem.features };
      return undefined;
    }
    if (token.folded !== word) return undefined;
    index += 1;
  }
  return undefined;
}

/** `köy evleri` is the plural of `köy evi`: the plural ending comes before the possessive. */
function isPluralOf(stem: string, { isPlural, isPossessive }: EndingFeatures, word: string, position: number): boolean {
  if (position === 0 || !isPlural || !isPossessive || !word.startsWith(stem)) return false;
  return /^s?[iu]$/.test(word.slice(stem.length));
}

/** Skips a sign between the words of a phrase: `pick-up`, `izale-i şuyu`, `kdz. ereğli`, `k.maraş`. */
function skipJoint(sentence: Sentence, index: number): number {
  const token = sentence.free(index);
  return token?.kind === 'sign' && token.isGlued && '.-–'.includes(token.text) ? index + 1 : index;
}
