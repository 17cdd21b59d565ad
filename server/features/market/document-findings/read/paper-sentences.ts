import { foldTurkish } from '#shared/text/turkish-text.ts';
import { laidLines, type WordsOfPage } from './layout/laid-lines.ts';
import { plainAnswers } from './plain-answers.ts';

/** A sentence, an entry or a row of a paper, with its folded text, in which each letter keeps its position. */
export type PaperSentence = {
  readonly text: string;
  /** Unsure words are replaced by dots, so that no rule reads a value across them. */
  readonly folded: string;
  readonly page: number;
  /** The line of the page in which it begins, from 1. */
  readonly line: number;
  /** Whether all of its words are sure. */
  readonly isSure: boolean;
  /** The last heading of a list before it; empty if there is none. */
  readonly section: Section;
};
export type Section = 'pledges' | 'liens' | 'seizures' | 'entries' | 'owners' | 'removed' | 'compared' | '';

type Line = {
  readonly text: string;
  readonly folded: string;
  readonly page: number;
  readonly line: number;
  /** Whether an empty line precedes it. */
  readonly isApart: boolean;
  /** Whether it is long enough to continue in the next line. */
  readonly isFull: boolean;
};
/** `later`: the positions in its text where further lines begin; `hyphens`: where a word was divided. */
type Entry = Line & {
  readonly section: Section;
  readonly later: readonly number[];
  readonly hyphens: readonly number[];
};

/** Replaces each letter of a word that is not sure. */
const UNSURE = '…';
/**
 * The rules read a bar between the cells of a table. In the text, which has no printed bar, this is its placeholder.
 */
const BAR = ' | ';
const UNPRINTED_BAR = ' \ufdd0 ';
/** Longer than any real sentence; hostile ones are cut to limit the work of the rules. */
const LONGEST_SENTENCE = 1500;
/** A line of at least this length may continue in the next line. */
const FULL_LINE = 55;
/** A line of at least this length continues if the next line begins in lower case. */
const SHORT_LINE = 25;
const DIVIDED = /[a-z]{2}-$/;
/** `3. `, `B) `, `Tablo 2 - ` before the words of a heading. */
const NUMBERED =
  '^\\W*(?:(?:tablo|cizelge|ek) ?\\d{0,2} ?[-.:)]? ?)?(?:(?:\\d{1,2}(?:\\.\\d{1,2})*|[a-z]|[ivx]{1,4}) ?[-.)] ?)?';
const heading = (words: string) => new RegExp(NUMBERED + words);
const OF_LOT = '(?:mulkiyete ait |tasinmaza ait |tasinmaz uzerindeki )?';
/** `(borçlunun hissesinde)` after a heading. */
const OF_WHOM = '(?: ?\\(borclu[a-z]*(?: [a-z]+)?\\))?';
/** The headings of lists in a register; `liens`: rows that are read although they don't name a pledge. */
const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'removed',
    heading(
      '(?:terkin|fekk?i?|kaldiril|pasif|silin)[a-z ]*(?:kayit|kayd|serh|ipotek|rehin|haciz|takyidat)[a-z]*[^\\d]*$',
    ),
  ],
  ['pledges', heading(`${OF_LOT}(?:rehin|ipotek)(?:ler)?(?: hak[a-z]*)? (?:bilgi|hane|kayit)[a-z]*${OF_WHOM}\\W*$`)],
  ['liens', heading(`${OF_LOT}(?:rehin|ipotek)(?:ler)?(?: hak[a-z]*)?(?: (?:sutunu|listesi))?${OF_WHOM}\\W*$`)],
  ['seizures', heading(`${OF_LOT}(?:icrai |kamu )?haciz(?:ler)?(?: (?:serh|kayit|bilgi|liste)[a-z]*)?${OF_WHOM}\\W*$`)],
  [
    'entries',
    heading(
      `${OF_LOT}(?:serh[, ]+beyan|s\\/b\\/i bilgileri|(?:serh|beyan|irtifak)[a-z]*(?: hak[a-z]*)?(?: hanesi| bilgileri| sutunu)?\\W*$|(?:aktif|gecerli|yururlukteki|mevcut) (?:kayit|serh|takyidat)[a-z]*\\W*$)`,
    ),
  ],
  [
    'compared',
    heading(
      '(?:(?:karsilastirma(?:li)?|satilik|benzer) )?(?:emsal|ornek satis)(?:ler|lerin)?(?: (?:tasinmaz|satis|arastirma|bilgi|tablo|liste|parsel|arac|veri|analiz|calisma)[a-z]*){0,3}\\W*$',
    ),
  ],
  ['owners', heading('(?:mulkiyet|malik|hissedar)[a-z]* (?:bilgi|liste|sutun)[a-z]*\\W*$')],
];
/** The beginning of an entry: a label, the number of a list item (not `8.415,00` or `14.12.2021`), a dash. */
const STARTS_ENTRY =
  /^(?:\d{1,2}\.\d{1,2} |\d{1,2} ?[-.)](?!\d{3}\b|\d{1,2}[./-]\d{4})|(?:[a-z]|[ivx]{2,4}) ?\)|[-•*]|[a-z/() .]{2,32} ?[:|]|\d{1,6} ada(?: \d{1,6} parsel)?(?: ?\([^)]*\))? ?:)/;
/** A row of a list that ends with its sum. */
const SUM_ROW = /^[^.;:]{3,40}[^;:]{0,60}[ )]\d[\d.,]* ?(?:tl|lira)\W*$/;
/** A row that ends with its value. */
const ROW_OF_VALUE = /[:|][^:|]*[\d)] ?(?:tl|lira|m ?[2²])\W*$/;
/** A label whose value is in the next line. */
const LABEL_ALONE = /(?:^|[.;] )[^.:;]{3,60}(?:deger|kiymet|bedel|tutar|toplam)[a-z]* ?:$/;
const VALUE = /^\d[\d.,]* ?(?:tl|lira|m ?[2²])/;
/** A label of a form that is alone in its line. */
const IS_LABEL =
  /^(?:(?:parsel|arsa|brut|net|kullanim)(?: kullanim)? alani?|yuz ?olcumu?|bagimsiz bolum no(?:su)?|kat(?: no)?|nitelig?[ik]i?|malik(?: ?\/ ?hisse)?|hisse(?:si)?|(?:bina|yapi) yasi|yapi ruhsati|kullanici)$/;
/** A full stop after these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[ .(])(?:[a-z]|no|bag|bol|mah|mud|mh|blv|bulv|tip|apt|kd|mv|nis|evr|yrd|pft|tl|sok|cad|md|muh|vb|vs|tarih|yev|ltd|sti|san|tic|av|dr|sn|adet|bkz|mad|tal|tlmt|esk|par|blk|yk|as|d|k)$|(?:^|\D)\d{1,3}$|\.$/;

/** The sentences of a paper in order. Lines that a scanner or a page broke are joined. */
export function paperSentences(pages: readonly WordsOfPage[]): PaperSentence[] {
  const lines = pages.flatMap(linesOf);
  return entriesOf(lines).flatMap(splitEntry);
}

function linesOf(page: WordsOfPage): Line[] {
  return laidLines(page).map(({ cells, line, isApart, isFull }) => {
    const text = cells.map((words) => words.map((word) => word.text).join(' ')).join(UNPRINTED_BAR);
    const folded = cells.map((words) =>
      words.map((word) => (word.isSure ? foldedLetters(word.text) : UNSURE.repeat(word.text.length))).join(' '),
    );
    return {
      page: page.page,
      line,
      isApart,
      isFull: isFull ?? text.length >= FULL_LINE,
      text,
      folded: withAnswers(folded),
    };
  });
}

/** Turns the boxes and questions of a line into statements; removes the bar before a cell whose box is not ticked. */
function withAnswers(cells: readonly string[]): string {
  const plain = plainAnswers(cells.join(BAR));
  let from = 0;
  return cells
    .map((cell, at) => {
      const [start, bar] = [from, at === 0 ? '' : BAR];
      from += bar.length + cell.length;
      const told = plain.slice(start + bar.length, from);
      return (
        (told.trim() === '' && cell !== '' ? bar.replace('|', ' ') : plain.slice(start, start + bar.length)) + told
      );
    })
    .join('');
}

/** Folds a text without changing its length. */
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
    const named = line.folded.includes(BAR)
      ? undefined
      : HEADINGS.find(([, pattern]) => pattern.test(line.folded))?.[0];
    section = named ?? (section === 'compared' && endsCompared(line) ? '' : section);
    const last = entries.at(-1);
    const isRest = previous && (goesOn(previous, line, section) || (!named && isRestOfRow(last, previous, line)));
    if (last && isRest && last.section === section) entries[entries.length - 1] = joined(last, line);
    else entries.push({ ...line, section, later: [], hyphens: [] });
    previous = line;
  }
  return entries;
}

/** The end of a list of comparables: a heading, or a sentence that returns to the lot. */
const endsCompared = ({ text, folded }: Line) =>
  (/^(?:[^\p{Lu}]*\p{Lu}){4}/u.test(text) && !/\p{Ll}|\d{3}/u.test(text)) ||
  /^\W*(?:\d{1,2}|[a-z]|[ivx]{1,4}) ?[.)-] ?[a-z ]{3,40}\W*$/.test(folded) ||
  /sonuc|netice|kanaat|takdir|konu tasinmaz|degerleme(?:si)?(?:ye| tarih)|(?:dikkate|goz onun|isiginda|dogrultusunda|gore) /.test(
    folded,
  );

/** Joins two lines. A word divided at the end of a line is one word for the rules; the text keeps the hyphen. */
function joined(last: Entry, line: Line): Entry {
  const isDivided = DIVIDED.test(last.folded);
  const head = isDivided ? last.folded.slice(0, -1) : `${last.folded} `;
  return {
    ...last,
    text: `${last.text} ${line.text}`,
    folded: head + line.folded,
    later: [...last.later, head.length],
    hyphens: isDivided ? [...last.hyphens, head.length] : last.hyphens,
  };
}

/** Whether a line continues the previous one; rows of a table never do. */
function goesOn(previous: Line, line: Line, section: Section): boolean {
  if (section === 'pledges' || section === 'owners' || previous.page !== line.page || line.isApart) return false;
  if (previous.folded.includes('|')) return false;
  if (DIVIDED.test(previous.folded) && /^\p{L}/u.test(line.text)) return true;
  if (LABEL_ALONE.test(previous.folded) && VALUE.test(line.folded)) return true;
  if (IS_LABEL.test(line.folded) && /^\p{Lu}/u.test(line.text)) return false;
  // A label begins with a capital: `metrekare. Plan kararı: sanayi` continues a sentence.
  if (
    (STARTS_ENTRY.test(line.folded) && !(previous.isFull && /^\p{Ll}{3}/u.test(line.text))) ||
    (SUM_ROW.test(previous.folded) && SUM_ROW.test(line.folded) && !/^\p{Ll}/u.test(line.text))
  )
    return false;
  if (ROW_OF_VALUE.test(previous.folded) && /^\p{Lu}/u.test(line.text)) return false;
  if (/[.:;]$/.test(previous.folded) && !endsInOrdinal(previous, line)) return false;
  return previous.isFull || (previous.folded.length >= SHORT_LINE && /^\p{Ll}/u.test(line.text));
}

/** A row in a register's list of entries by its first column, and the number of bars in a complete row. */
const ENTRY_ROW = /^(?:serh|beyan|irtifak) \| /;
const BARS_OF_ENTRY = 3;
const MOST_LINES_OF_ENTRY = 5;

/** Whether a line continues an entry that does not have all of its columns yet. */
function isRestOfRow(last: Entry | undefined, previous: Line, line: Line): boolean {
  if (!last || !ENTRY_ROW.test(last.folded) || !previous.isFull || line.isApart || previous.page !== line.page)
    return false;
  const bars = last.folded.split('|').length - 1;
  const isNew = ENTRY_ROW.test(line.folded) || /^(?:\d{1,2} ?[.)] |[a-z/() .]{2,32} ?:)/.test(line.folded);
  return !isNew && bars < BARS_OF_ENTRY && last.later.length < MOST_LINES_OF_ENTRY;
}

/** `… bedelli 1.` before `derece ipotek`: the full stop belongs to the number. */
function endsInOrdinal(previous: Line, line: Line): boolean {
  return /(?:^|\D)\d{1,3}\.$/.test(previous.folded) && /^\p{Ll}/u.test(line.text);
}

/** A heading whose list follows in the same sentence: `alacaklar; …`, `Haciz: …; …`. */
const LIST_HEAD = /(?:alacak|haciz|ipotek|takyidat|borc)[a-z]*(?:lar|ler)$/;
const LIST_ROW = /^\W*(?:icrai |kamu )?haciz(?:ler)? ?:/;

function isEnd(folded: string, at: number, isBeforeCapital: boolean): boolean {
  const before = folded.slice(Math.max(0, at - 24), at);
  if (folded[at] === ';') return !LIST_HEAD.test(before) && !LIST_ROW.test(folded);
  return folded[at] !== '.' || !ABBREVIATION.test(before) || (isBeforeCapital && /\d ?tl$/.test(before));
}

function splitEntry({ text, folded, page, line, later, hyphens, section }: Entry): PaperSentence[] {
  // Where a word was divided, the text has an additional hyphen and space.
  const inText = (at: number) => at + 2 * hyphens.filter((hyphen) => hyphen <= at).length;
  const ends = [...folded.matchAll(/[.;?!] +(?=\S)/g)]
    .filter(({ index, 0: found }) => isEnd(folded, index, /^\p{Lu}/u.test(text.slice(inText(index + found.length)))))
    .map(({ index, 0: found }) => index + found.length);
  const starts = [0, ...ends].flatMap((start, at) => {
    const length = (ends[at] ?? folded.length) - start;
    const pieces = Math.max(1, Math.ceil(length / LONGEST_SENTENCE));
    return Array.from({ length: pieces }, (_, piece) => start + piece * LONGEST_SENTENCE);
  });
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? folded.length;
    const part = folded.slice(start, end);
    return {
      text: text
        .slice(inText(start), inText(end))
        .replaceAll(/ ?\ufdd0 ?/g, ' ')
        .trim(),
      folded: part.trimEnd(),
      page,
      line: line + later.filter((begins) => begins <= start).length,
      section,
      isSure: !part.includes(UNSURE),
    };
  });
}
