import type { PageWord } from '#shared/read-documents/document-texts.ts';
import { pageLines } from '#shared/read-documents/read-pages.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/** A sentence, an entry or a row of a paper, with the same text folded, letter for letter at the same places. */
export type PaperSentence = {
  readonly text: string;
  /** Words that are not sure stand as dots, so that no rule reads a value over them. */
  readonly folded: string;
  readonly page: number;
  /** The line of the page that it begins in, from 1. */
  readonly line: number;
  /** Whether every word of it is sure. */
  readonly isSure: boolean;
  /** The last heading of a list before it; empty where there is none. */
  readonly section: Section;
};
export type Section = 'pledges' | 'entries' | 'owners' | '';

/** A page as the rules read it: where its words stand is of no matter. */
export type WordsOfPage = {
  readonly page: number;
  readonly words: readonly Pick<PageWord, 'text' | 'line' | 'isSure'>[];
};

type Line = { readonly text: string; readonly folded: string; readonly page: number; readonly line: number };
/** `later`: where in its text each further line begins. */
type Entry = Line & { readonly section: Section; readonly later: readonly number[] };

/** Replaces each letter of a word that is not sure. */
const UNSURE = '…';
/** No sentence of a paper is longer; hostile ones are cut, so that no rule looks at a page for each of its words. */
const LONGEST_SENTENCE = 1500;
/** A line at least this long may go on in the next. */
const FULL_LINE = 55;
const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  ['pledges', /^\W*(?:rehin|ipotek)(?:ler)? bilgileri/],
  ['entries', /^\W*(?:mulkiyete ait |tasinmaza ait )?(?:serh[, ]+beyan|s\/b\/i bilgileri)/],
  ['owners', /^\W*mulkiyet bilgileri/],
];
/** Begins an entry: a label, a number of a list, a dash. */
const STARTS_ENTRY = /^(?:\d{1,2} ?[-.)]|[a-z] ?\)|[-•*]|[a-z/() .]{2,32} ?[:|])/;
/** A full stop after these ends no sentence. */
const ABBREVIATION =
  /(?:^|[ .(])(?:[a-z]|no|mah|sok|cad|md|muh|vb|vs|tarih|yev|ltd|sti|san|tic|av|dr|sn|adet|bkz|mad|tal|tlmt|esk|par|blk|yk|as|d|k)$|(?:^|\D)\d{1,3}$|\.$/;

/** The sentences of a paper in their order. Lines that a scanner or a page broke are joined. */
export function paperSentences(pages: readonly WordsOfPage[]): PaperSentence[] {
  const lines = pages.flatMap(linesOf);
  return entriesOf(lines).flatMap(splitEntry);
}

function linesOf({ page, words }: WordsOfPage): Line[] {
  return pageLines(words).map((line, at) => ({
    page,
    line: at + 1,
    text: line.map(({ text }) => text).join(' '),
    folded: line.map(({ text, isSure }) => (isSure ? foldedLetters(text) : UNSURE.repeat(text.length))).join(' '),
  }));
}

/** Folded without changing how long it is. */
function foldedLetters(text: string): string {
  const folded = foldTurkish(text);
  if (folded.length === text.length) return folded;
  return Array.from(text, (letter) => foldTurkish(letter).padEnd(letter.length, ' ').slice(0, letter.length)).join('');
}

function entriesOf(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  let previous: Line | undefined;
  let section: Section = '';
  for (const line of lines) {
    section = HEADINGS.find(([, pattern]) => pattern.test(line.folded))?.[0] ?? section;
    const last = entries.at(-1);
    if (last && previous && last.section === section && goesOn(previous, line, section))
      entries[entries.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        folded: `${last.folded} ${line.folded}`,
        later: [...last.later, last.text.length + 1],
      };
    else entries.push({ ...line, section, later: [] });
    previous = line;
  }
  return entries;
}

/** Whether a line is the rest of the one before it; rows of a table never are. */
function goesOn(previous: Line, line: Line, section: Section): boolean {
  return (
    section !== 'pledges' &&
    section !== 'owners' &&
    previous.page === line.page &&
    previous.folded.length >= FULL_LINE &&
    (!/[.:;]$/.test(previous.folded) || endsInOrdinal(previous, line)) &&
    !previous.folded.includes('|') &&
    !STARTS_ENTRY.test(line.folded)
  );
}

/** `… bedelli 1.` before `derece ipotek`: the full stop belongs to the number. */
function endsInOrdinal(previous: Line, line: Line): boolean {
  return /(?:^|\D)\d{1,3}\.$/.test(previous.folded) && /^\p{Ll}/u.test(line.text);
}

function splitEntry({ text, folded, page, line, later, section }: Entry): PaperSentence[] {
  const ends = [...folded.matchAll(/[.;?!] +(?=\S)/g)]
    .filter(({ index }) => folded[index] !== '.' || !ABBREVIATION.test(folded.slice(Math.max(0, index - 12), index)))
    .map(({ index, 0: found }) => index + found.length);
  const starts = [0, ...ends].flatMap((start, at) => {
    const length = (ends[at] ?? text.length) - start;
    const pieces = Math.max(1, Math.ceil(length / LONGEST_SENTENCE));
    return Array.from({ length: pieces }, (_, piece) => start + piece * LONGEST_SENTENCE);
  });
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? text.length;
    const part = folded.slice(start, end);
    return {
      text: text.slice(start, end).trim(),
      folded: part.trimEnd(),
      page,
      line: line + later.filter((begins) => begins <= start).length,
      section,
      isSure: !part.includes(UNSURE),
    };
  });
}
