import { HALF, HUNDRED, SCALES, SMALL_NUMBERS } from '#server/turkish/number-words.ts';
import { CASE_ENDINGS, possibleStemsOf, type Stem } from '#server/turkish/possible-stems.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/** A word, a number or a sign of the query, with its position (UTF-16, end exclusive). */
export type Token = {
  readonly kind: 'word' | 'number' | 'sign';
  readonly start: number;
  readonly end: number;
  /** As typed. */
  readonly text: string;
  /** Folded, without what follows an apostrophe; misspelt words are corrected. */
  folded: string;
  /** The folded ending after an apostrophe, or attached to a number (`500.000den`). */
  readonly ending: string;
  /** Whether no space separates it from the previous token. */
  readonly isGlued: boolean;
  /** `2.`, `2'nci`, `2nci`. */
  readonly isOrdinal: boolean;
  stems: readonly Stem[];
};

/** The maximum number of tokens that are read; the rest of a longer query remains text. */
export const MAX_READ_TOKENS = 240;

// Takes linear time: each alternative begins with a different character and none matches the empty text.
const TOKEN =
  /(?<number>\d+(?:[.,]\d+)*)(?<dot>\.(?=\s{0,2}\p{L}))?|(?<word>[\p{L}\p{M}²³][\p{L}\p{M}\p{N}²³]*)|(?<sign>\S)/gu;
const APOSTROPHE_ENDING = /['’ʼ`‘]([\p{L}\p{M}]+)/uy;
const ORDINAL_ENDING = /^[iu]?nc[iu]/;

/** Splits a query into tokens; a character that is neither letter nor digit becomes a sign. */
export function tokenise(query: string): Token[] {
  const tokens: Token[] = [];
  let lastEnd = -1;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(query); match !== null; match = TOKEN.exec(query)) {
    const { number, dot, word } = match.groups ?? {};
    const start = match.index;
    const ending = number === undefined && word === undefined ? undefined : endingAt(query, TOKEN.lastIndex);
    if (ending !== undefined) TOKEN.lastIndex = ending.end;
    const end = TOKEN.lastIndex;
    const kind = number !== undefined ? 'number' : word !== undefined ? 'word' : 'sign';
    const before = tokens.at(-1);
    const isGlued = start === lastEnd;
    lastEnd = end;
    const folded = foldWord(number ?? word ?? match[0]);
    const isEnding = endsNumber(folded) || (DATIVE.has(folded) && /^\s{0,2}kadar/i.test(query.slice(end, end + 8)));
    if (kind === 'word' && isGlued && before?.kind === 'number' && isEnding) {
      tokens[tokens.length - 1] = numberWithEnding(query, before, end, folded);
      continue;
    }
    const pieces = kind === 'word' && folded.length === end - start ? numberPieces(folded) : undefined;
    if (pieces !== undefined) {
      tokens.push(...pieceTokens(query, start, pieces, isGlued));
      continue;
    }
    const isOrdinal = dot !== undefined || (kind === 'number' && ORDINAL_ENDING.test(ending?.folded ?? ''));
    tokens.push({
      kind,
      start,
      end,
      text: query.slice(start, end),
      folded,
      ending: ending?.folded ?? '',
      isGlued,
      isOrdinal,
      stems: kind === 'word' && tokens.length < MAX_READ_TOKENS ? possibleStemsOf(folded, ending?.folded ?? '') : [],
    });
  }
  return tokens;
}

const NUMBER_WORDS: readonly string[] = [...SMALL_NUMBERS.keys(), HUNDRED, ...SCALES.keys(), HALF].sort(
  (a, b) => b.length - a.length,
);

/** `üçyüzbin`, `onbeş`, `ikibuçuk`: number words written as one, the last possibly with an ending. */
function numberPieces(word: string): readonly string[] | undefined {
  const pieces: string[] = [];
  let at = 0;
  while (at < word.length) {
    const piece = NUMBER_WORDS.find((number) => word.startsWith(number, at));
    if (piece === undefined) break;
    pieces.push(piece);
    at += piece.length;
  }
  const rest = word.slice(at);
  const last = pieces.at(-1);
  if (pieces.length < 2 || last === undefined || (rest !== '' && !CASE_ENDINGS.has(rest))) return undefined;
  return [...pieces.slice(0, -1), last + rest];
}

function pieceTokens(query: string, start: number, pieces: readonly string[], isGlued: boolean): Token[] {
  let at = start;
  return pieces.map((folded, index) => {
    const from = at;
    at += folded.length;
    return {
      kind: 'word',
      start: from,
      end: at,
      text: query.slice(from, at),
      folded,
      ending: '',
      isGlued: index > 0 || isGlued,
      isOrdinal: false,
      stems: possibleStemsOf(folded),
    };
  });
}

function foldWord(text: string): string {
  return foldTurkish(text).replaceAll('²', '2').replaceAll('³', '3').replace(/\p{M}/gu, '');
}

function endingAt(query: string, at: number): { folded: string; end: number } | undefined {
  APOSTROPHE_ENDING.lastIndex = at;
  const match = APOSTROPHE_ENDING.exec(query);
  if (match?.[1] === undefined) return undefined;
  return { folded: foldWord(match[1]), end: APOSTROPHE_ENDING.lastIndex };
}

/** `800e kadar`: a single letter is an ending only before such a word; `530e` is a car. */
const DATIVE: ReadonlySet<string> = new Set(['e', 'a']);

/** `500.000den`, `2nci`: the letters are an ending of the number; `500k` and `320d` are separate words. */
function endsNumber(folded: string): boolean {
  return ORDINAL_ENDING.test(folded) || (folded.length > 1 && CASE_ENDINGS.has(folded));
}

function numberWithEnding(query: string, number: Token, end: number, ending: string): Token {
  const isOrdinal = ORDINAL_ENDING.test(ending);
  return { ...number, end, text: query.slice(number.start, end), ending, isOrdinal };
}
