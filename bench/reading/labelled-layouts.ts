import { readLayer } from '#server/features/intake/document-texts/read/decode-layer.ts';
import { cornersOf, placed } from '#server/features/intake/document-texts/read/place-words.ts';
import type { WordsOfPage } from '#server/features/market/document-findings/read/layout/laid-lines.ts';
import { type ReadPaper, readPaper } from '#server/features/market/document-findings/read/read-paper.ts';
import { type LabelledPaper, labelledPapers } from '#tests/support/papers/labelled-papers.ts';
import { laidPdf, type PaperLayout } from '#tests/support/papers/lay-paper.ts';
import { type PaperScore, precisionOf, recallOf, scorePapers } from '#tests/support/papers/score-papers.ts';
import { figure, print, printTable, tell } from '../report.ts';

const LAYOUTS: readonly PaperLayout[] = ['lines', 'table', 'columns by rows', 'columns'];

/** Measures the labelled documents as PDFs with their own text: what the rules find in it by lines and by layout. */
export async function benchLabelledLayouts(): Promise<void> {
  const papers = labelledPapers();
  const rows: string[][] = [];
  const mistakes: string[] = [];
  for (const layout of LAYOUTS) {
    tell(`labelled papers, ${layout}`);
    const pages = new Map<LabelledPaper, WordsOfPage[]>();
    for (const paper of papers) pages.set(paper, await pagesOf(await laidPdf(paper.text, layout)));
    const scoreOf = (read: (words: readonly WordsOfPage[]) => ReadPaper) =>
      scorePapers(papers, (paper) => read(pages.get(paper) ?? []));
    const byLines = scoreOf((words) => readPaper(words.map(({ by: _, ...page }) => page)));
    const byLayout = scoreOf(readPaper);
    rows.push([layout, 'by lines', rates(byLines.all), rates(byLines.numbers)]);
    rows.push([layout, 'by layout', rates(byLayout.all), rates(byLayout.numbers)]);
    mistakes.push(...byLayout.mistakes.map((mistake) => `${layout}: ${mistake}`));
  }
  printTable(
    `${papers.length} labelled papers as PDFs with their own text`,
    'Before: the words of a line as they stand in the file. After: columns and cells kept apart. Both in one run.',
    ['layout', 'read', 'findings', 'findings with numbers'],
    rows,
  );
  print(`\n${mistakes.map((mistake) => `- ${mistake}`).join('\n')}`);
}

async function pagesOf(file: Buffer): Promise<WordsOfPage[]> {
  const read: WordsOfPage[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const layer = await readLayer({ file, content: undefined }, page);
    if (!layer) continue;
    pages = layer.pages;
    const words = layer.words.map((word) => ({ ...word, isSure: true }));
    read.push({ page, by: 'layer', words: placed(words, layer, cornersOf) });
  }
  return read;
}

function rates(score: PaperScore): string {
  return `${figure(precisionOf(score) * 100, 1)} % right, ${figure(recallOf(score) * 100, 1)} % found`;
}
