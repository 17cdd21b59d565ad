import { readPage } from '#server/features/intake/document-texts/read/read-page.ts';
import { pageReaders } from '#server/platform/decoders/decoders.ts';
import { paperPicture, REPORT, scannedPdf } from '#tests/support/papers/make-paper.ts';
import type { PaperForm } from '#tests/support/papers/spoil-paper.ts';
import { figure, printTable, tell } from '../report.ts';
import type { Rounds } from '../search.bench.ts';
import { benchLabelledScans } from './labelled-scans.ts';
import { type ReadScore, scorePage } from './read-scores.ts';
import { benchReaderMemory } from './reader-memory.ts';
import { readerUsage } from './reader-process.ts';
import { benchSearchesWhileReading } from './searches-while-reading.ts';

const FORMS: readonly PaperForm[] = [
  'clean',
  'grey',
  'fax',
  'skewed',
  'photographed',
  'upside-down',
  'black edges',
  'black edges, fax',
  'blue stamp',
  'red stamp',
];
const FACES = ['Liberation Serif', 'Liberation Sans', 'DejaVu Sans Mono'] as const;
/** The number of lines of a full page. */
const LINES = 30;
const PAGE = Array.from({ length: LINES }, (_, at) => REPORT[at % REPORT.length] ?? '');

type Score = ReadScore & { readonly cpuS: number };

/**
 * Reads generated documents whose words are known. Reports characters, numbers and pages a minute by form, findings of
 * the labelled documents, the memory of the reader over many pages, and searches while it reads.
 */
export async function benchReading(pages: number, rounds: Rounds): Promise<void> {
  try {
    await benchForms();
    await benchLabelledScans();
    await benchReaderMemory(pages);
  } finally {
    pageReaders.end();
  }
  await benchSearchesWhileReading(rounds);
}

async function benchForms(): Promise<void> {
  const rows: string[][] = [];
  const all: Score[] = [];
  // The first page includes the start of the reader.
  await score('clean', FACES[0]);
  for (const form of FORMS) {
    tell(`reading ${form} papers`);
    const scores: Score[] = [];
    for (const face of FACES) scores.push(await score(form, face));
    rows.push(rowOf(form, scores));
    all.push(...scores);
  }
  printTable(
    'Reading scanned papers',
    `${FACES.length} typefaces a form, pages of ${PAGE.join(' ').length} characters, one reader. A number is right when it is sure and as printed. Pages a minute of processor time, which other work on the machine changes little.`,
    ['form', 'characters right', 'numbers sure and right', 'numbers sure and wrong', 'pages a minute and core'],
    [...rows, rowOf('all', all)],
  );
}

async function score(form: PaperForm, face: (typeof FACES)[number]): Promise<Score> {
  const file = await scannedPdf([await paperPicture(PAGE, { form, face })]);
  const before = readerUsage().cpuS;
  const { words } = await readPage(file, 'pdf', 1);
  return { ...scorePage(PAGE.join(' '), words), cpuS: readerUsage().cpuS - before };
}

function rowOf(form: string, scores: readonly Score[]): string[] {
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0);
  const right = sum(({ rightCharacters }) => rightCharacters) / sum(({ characters }) => characters);
  return [
    form,
    `${figure(right * 100, 2)} %`,
    `${sum(({ sureRight }) => sureRight)} of ${sum(({ numbers }) => numbers)}`,
    String(sum(({ sureWrong }) => sureWrong)),
    figure((scores.length / sum(({ cpuS }) => cpuS)) * 60, 1),
  ];
}
