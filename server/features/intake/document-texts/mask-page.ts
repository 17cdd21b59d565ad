import type { PageWord } from '#shared/read-documents/document-texts.ts';
import { pageLines } from '#shared/read-documents/read-pages.ts';

export type MaskText = (text: string) => string;

const MASK = '***';
/**
 * The maximum number of tokens by which the two texts may be apart before they match again; otherwise the rest of the
 * page is masked.
 */
const FURTHEST = 60;

/**
 * Masks the words of a page that a mask removes from its text. If either reading of an uncertain word is masked, so is
 * the other: a name that one of them misread is still a name.
 */
export function maskPage(words: readonly PageWord[], mask: MaskText): PageWord[] {
  const masked = new Set([
    ...maskedWords(words, mask, ({ text }) => text),
    ...maskedWords(words, mask, ({ text, other }) => other || text),
  ]);
  return words.map((word, at) => {
    if (!masked.has(at)) return word;
    const { text: _text, other: _other, ...rest } = word;
    return { ...rest, text: MASK };
  });
}

export function pageText(words: readonly PageWord[], textOf: (word: PageWord) => string = ({ text }) => text): string {
  return pageLines(words)
    .map((line) => line.map(textOf).join(' '))
    .join('\n');
}

type Token = { readonly word: number; readonly text: string };

function maskedWords(words: readonly PageWord[], mask: MaskText, textOf: (word: PageWord) => string): Set<number> {
  const text = pageText(words, textOf);
  const after = mask(text);
  if (after === text) return new Set();
  const tokens = words.flatMap((word, at) => tokensOf(textOf(word)).map((each): Token => ({ word: at, text: each })));
  return changedWords(tokens, tokensOf(after));
}

function tokensOf(text: string): string[] {
  return text.split(/\s+/).filter((token) => token !== '');
}

/** Returns the indices of the words whose tokens are missing from the masked text. */
function changedWords(before: readonly Token[], after: readonly string[]): Set<number> {
  const changed = new Set<number>();
  let at = 0;
  let there = 0;
  while (at < before.length) {
    if (before[at]?.text === after[there]) {
      at += 1;
      there += 1;
      continue;
    }
    const [skip, skipThere] = nextSame(before, after, { at, there });
    const gone = before.slice(at, at + skip);
    // Words that were hyphenated at the end of a line are only joined, not masked.
    const isJoined = joined(gone.map(({ text }) => text)) === joined(after.slice(there, there + skipThere));
    if (!isJoined) for (const { word } of gone) changed.add(word);
    at += skip;
    there += skipThere;
  }
  return changed;
}

/** Returns how many tokens to skip on each side until two in a row match again. */
function nextSame(
  before: readonly Token[],
  after: readonly string[],
  { at, there }: { readonly at: number; readonly there: number },
): [skip: number, skipThere: number] {
  const isSame = (skip: number, skipThere: number) =>
    before[at + skip]?.text === after[there + skipThere] &&
    before[at + skip + 1]?.text === after[there + skipThere + 1];
  for (let distance = 1; distance <= FURTHEST; distance += 1)
    for (let skip = distance; skip >= 0; skip -= 1)
      if (at + skip < before.length && isSame(skip, distance - skip)) return [skip, distance - skip];
  return [before.length - at, after.length - there];
}

function joined(tokens: readonly string[]): string {
  return tokens.join('').replaceAll('-', '');
}
