import { readdirSync, readFileSync } from 'node:fs';
import { diffChars } from 'diff';
import { readPage } from '#server/features/intake/document-texts/read/read-page.ts';
import { pageReaders } from '#server/platform/decoders/decoders.ts';
import type { PageWord } from '#shared/read-documents/document-texts.ts';
import { type PaperForm, paperPicture, REPORT, scannedPdf } from '#tests/support/papers/make-paper.ts';
import { figure, printTable, tell } from '../report.ts';

const FORMS: readonly PaperForm[] = ['clean', 'grey', 'fax', 'skewed', 'photographed', 'upside-down'];
const FACES = ['Liberation Serif', 'Liberation Sans', 'DejaVu Sans Mono'] as const;
/** Lines of a full page. */
const LINES = 30;
const PAGE = Array.from({ length: LINES }, (_, at) => REPORT[at % REPORT.length] ?? '');

type Score = { characters: number; numbers: number; sureRight: number; sureWrong: number; seconds: number };

/**
 * Reads made papers whose words are known: characters, numbers and pages a minute by form, and the memory of the reader
 * over many pages.
 */
export async function benchReading(pages: number): Promise<void> {
  const rows: string[][] = [];
  try {
    // The first page waits for the reader to start.
    await score('clean', FACES[0]);
    for (const form of FORMS) {
      tell(`reading ${form} papers`);
      const scores: Score[] = [];
      for (const face of FACES) scores.push(await score(form, face));
      rows.push(rowOf(form, scores));
    }
    printTable(
      'Reading scanned papers',
      `${FACES.length} typefaces a form, pages of ${PAGE.join(' ').length} characters, one reader. A number is right when it is sure and as printed.`,
      ['form', 'characters right', 'numbers sure and right', 'numbers sure and wrong', 'pages a minute'],
      rows,
    );
    await benchMemory(pages);
  } finally {
    pageReaders.end();
  }
}

async function score(form: PaperForm, face: (typeof FACES)[number]): Promise<Score> {
  const file = await scannedPdf([await paperPicture(PAGE, { form, face })]);
  const from = performance.now();
  const { words } = await readPage(file, 'pdf', 1);
  const seconds = (performance.now() - from) / 1000;
  const printed = PAGE.join(' ');
  const same = diffChars(printed, words.map(({ text }) => text).join(' ')).reduce(
    (sum, { added, removed, count }) => sum + (added || removed ? 0 : count),
    0,
  );
  return { characters: same / printed.length, ...numbersOf(words), seconds };
}

/** Each printed number can be right once. */
function numbersOf(words: readonly PageWord[]): Pick<Score, 'numbers' | 'sureRight' | 'sureWrong'> {
  const left = numbersIn(PAGE.join(' ').split(' '));
  const numbers = left.length;
  const sure = numbersIn(words.flatMap(({ text, isSure }) => (isSure ? text.split(' ') : [])));
  let sureRight = 0;
  for (const number of sure) {
    const at = left.indexOf(number);
    if (at < 0) continue;
    left.splice(at, 1);
    sureRight += 1;
  }
  return { numbers, sureRight, sureWrong: sure.length - sureRight };
}

function numbersIn(words: readonly string[]): string[] {
  return words.filter((word) => /\d/.test(word)).map((word) => word.replace(/[.,;:]+$/, ''));
}

function rowOf(form: string, scores: readonly Score[]): string[] {
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0);
  return [
    form,
    `${figure((sum(({ characters }) => characters) / scores.length) * 100, 2)} %`,
    `${sum(({ sureRight }) => sureRight)} of ${sum(({ numbers }) => numbers)}`,
    String(sum(({ sureWrong }) => sureWrong)),
    figure((scores.length / sum(({ seconds }) => seconds)) * 60, 1),
  ];
}

async function benchMemory(pages: number): Promise<void> {
  const file = await scannedPdf([await paperPicture(PAGE, { form: 'grey' })]);
  const sizes: number[] = [];
  for (let page = 0; page < pages; page += 1) {
    if (page % 20 === 0) tell(`memory after ${page} of ${pages} pages`);
    await readPage(file, 'pdf', 1);
    sizes.push(readerMb());
  }
  const part = Math.ceil(pages / 4);
  printTable(
    `Memory of the reader over ${pages} pages`,
    'Linux, MB resident after a page; the reader is renewed after 40 pages.',
    ['pages', 'least', 'most'],
    Array.from({ length: Math.ceil(pages / part) }, (_, at) => {
      const some = sizes.slice(at * part, (at + 1) * part);
      return [`${at * part + 1} to ${at * part + some.length}`, figure(Math.min(...some)), figure(Math.max(...some))];
    }),
  );
}

/** The size of this process's largest child. */
function readerMb(): number {
  const sizes = readdirSync('/proc').flatMap((pid) => {
    try {
      const status = /^\d+$/.test(pid) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
      const isChild = new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(status);
      return isChild ? [Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024] : [];
    } catch {
      // It ended between the list and the look.
      return [];
    }
  });
  return Math.max(0, ...sizes);
}
