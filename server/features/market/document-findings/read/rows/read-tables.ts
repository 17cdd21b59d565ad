import type { PaperAround, Read } from '../paper-rule.ts';
import type { PaperSentence } from '../paper-sentences.ts';
import { readerOf } from './read-rows.ts';
import type { Reader } from './row-reader.ts';

/** The reading of a cell, with its line. */
type ReadCell = Read & { readonly sentence: PaperSentence };
type Header = {
  readonly readers: readonly (Reader | undefined)[];
  readonly hasUnit: boolean;
  readonly hasBars: boolean;
};

const LEAST_COLUMNS = 3;
const COLUMN =
  /(?:bagimsiz bolum|b\. ?b\.?|bb)(?: no)?|(?<![a-z])kat(?:i| no)?(?![a-z])|brut(?: alan[i]?)?(?: ?\(m[2²]\))?|(?<![a-z])net(?: alan[i]?)?(?: ?\(m[2²]\))?|(?:takdir edilen |toplam )?(?:deger|kiymet)i?(?: ?\(tl\))?|yuz ?olcumu?(?: ?\(m[2²]\))?|hisse(?:si)?|nitelig?i?k?|cinsi|blok/g;
const OF_OTHERS = /emsal|komsu|ornek satis/;

/** Reads tables whose first line names their columns: with bars, or with as many cells as names. */
export function readTables(sentences: readonly PaperSentence[], paper: PaperAround): ReadCell[] {
  const found: ReadCell[] = [];
  let header: Header | undefined;
  let rows: ReadCell[][] = [];
  const finish = () => {
    // A table without units is about one property if it has only one row.
    if (header?.hasUnit || rows.length === 1) found.push(...rows.flat());
    rows = [];
  };
  for (const [at, sentence] of sentences.entries()) {
    // A line drawn below the header.
    if (/^[-|+=_ ]+$/.test(sentence.folded)) continue;
    const next = OF_OTHERS.test(sentence.folded + (sentences[at - 1]?.folded ?? '')) ? undefined : headerOf(sentence);
    if (next) {
      finish();
      header = next;
      continue;
    }
    const cells = header && cellsOf(sentence.folded, header);
    if (header && cells)
      rows.push(readCells(cells, header, sentence, { ...paper, hasUnit: paper.hasUnit || header.hasUnit }));
    else if (header) {
      finish();
      header = undefined;
    }
  }
  finish();
  return found;
}

function headerOf({ folded }: PaperSentence): Header | undefined {
  const hasBars = folded.includes('|');
  const names = hasBars
    ? folded.split('|').map((name) => name.trim())
    : [...folded.matchAll(COLUMN)].map(([name]) => name);
  if (names.length < LEAST_COLUMNS || /\d{2}/.test(folded.replaceAll(/m2/g, ''))) return undefined;
  // Without bars a line is a header only if it contains nothing else.
  if (!hasBars && folded.replaceAll(COLUMN, '').replaceAll(/[\s().:/-]|sira|no|m2|tl/g, '') !== '') return undefined;
  const readers = names.map(readerOf);
  if (readers.filter((reader) => reader !== undefined).length < 2) return undefined;
  return { readers, hasUnit: names.some((name) => /^(?:bagimsiz bolum|b\. ?b|bb)/.test(name)), hasBars };
}

function cellsOf(folded: string, { readers, hasBars }: Header): string[] | undefined {
  const cells = hasBars ? folded.split('|') : folded.replace(/(\d)\. kat/g, '$1.kat').split(' ');
  const isRow = cells.length === readers.length && /\d/.test(folded) && !/^\W*(?:genel )?toplam/.test(folded);
  return isRow ? cells.map((cell) => cell.trim()) : undefined;
}

function readCells(cells: readonly string[], header: Header, sentence: PaperSentence, paper: PaperAround): ReadCell[] {
  return cells.flatMap((cell, at) =>
    (header.readers[at]?.(cell, paper) ?? []).map((read) => ({ ...read, rank: 3 as const, sentence })),
  );
}
