import { readPage } from '#server/features/intake/document-texts/read/read-page.ts';
import type { WordsOfPage } from '#server/features/market/document-findings/read/layout/laid-lines.ts';
import { type ReadPaper, readPaper } from '#server/features/market/document-findings/read/read-paper.ts';
import { type LabelledPaper, labelledPapers } from '#tests/support/papers/labelled-papers.ts';
import { paperPicture, scannedPdf } from '#tests/support/papers/make-paper.ts';
import { type PaperScore, precisionOf, recallOf, scorePapers } from '#tests/support/papers/score-papers.ts';
import type { PaperForm } from '#tests/support/papers/spoil-paper.ts';
import { figure, print, printTable, tell } from '../report.ts';
import { type ReadScore, scorePage } from './read-scores.ts';

const FORMS: readonly PaperForm[] = ['clean', 'grey', 'fax', 'skewed', 'photographed', 'upside-down'];
const FACES = ['Liberation Serif', 'Liberation Sans', 'DejaVu Sans Mono'] as const;
/** The characters of a line that the widest font fits on a page, and the lines of a page. */
const [LINE, PAGE] = [76, 33];
const TELL_EVERY = 20;

type Scan = { readonly printed: readonly string[]; readonly file: Buffer };

/**
 * Measures the labelled documents as scans, each in one of the forms: the words that are read, and what the rules find
 * in them.
 */
export async function benchLabelledScans(): Promise<void> {
  const papers = labelledPapers();
  const found = new Map<LabelledPaper, ReadPaper>();
  const scores: ReadScore[] = [];
  for (const [at, paper] of papers.entries()) {
    if (at % TELL_EVERY === 0) tell(`labelled papers, ${at} of ${papers.length}`);
    const { printed, file } = await scanOf(paper, at);
    const pages: WordsOfPage[] = [];
    for (const [before, page] of printed.entries()) {
      const { words } = await readPage(file, 'pdf', before + 1);
      pages.push({ page: before + 1, by: 'scan', words });
      scores.push(scorePage(page, words));
    }
    found.set(paper, readPaper(pages));
  }
  printScores(papers, found, scores);
}

async function scanOf(paper: LabelledPaper, at: number): Promise<Scan> {
  const look = { form: FORMS[at % FORMS.length] ?? 'clean', face: FACES[at % FACES.length] ?? FACES[0] };
  const lines = paper.text.split('\n').flatMap(wrapped);
  const pages = Array.from({ length: Math.ceil(lines.length / PAGE) }, (_, page) =>
    lines.slice(page * PAGE, (page + 1) * PAGE),
  );
  const pictures = await Promise.all(pages.map((page) => paperPicture(page, look)));
  return { printed: pages.map((page) => page.join(' ')), file: await scannedPdf(pictures) };
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length === 0 || longer.length > LINE) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function printScores(
  papers: readonly LabelledPaper[],
  found: ReadonlyMap<LabelledPaper, ReadPaper>,
  scores: readonly ReadScore[],
): void {
  const sum = (of: (score: ReadScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  const read = (paper: LabelledPaper): ReadPaper =>
    found.get(paper) ?? { kind: 'letter', day: undefined, findings: [] };
  const { all, numbers, mistakes } = scorePapers(papers, read);
  const rates = (score: PaperScore) =>
    `${figure(precisionOf(score) * 100, 1)} % right, ${figure(recallOf(score) * 100, 1)} % found`;
  printTable(
    `${papers.length} labelled papers as scans`,
    `Each in one of ${FORMS.length} forms and ${FACES.length} typefaces. The rules have seen the texts, not the scans.`,
    ['what', 'figure'],
    [
      ['characters right', `${figure((sum((one) => one.rightCharacters) / sum((one) => one.characters)) * 100, 2)} %`],
      ['numbers sure and right', `${sum(({ sureRight }) => sureRight)} of ${sum((one) => one.numbers)}`],
      ['numbers sure and wrong', String(sum(({ sureWrong }) => sureWrong))],
      ['findings', rates(all)],
      ['findings with numbers', rates(numbers)],
    ],
  );
  print(`\n${mistakes.map((mistake) => `- ${mistake}`).join('\n')}`);
}
