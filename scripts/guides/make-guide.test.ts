import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillFigures } from '#shared/content/fill-marks.ts';
import { splitFrontMatter } from '#shared/content/parse-markdown.ts';
import { pdfFaults } from '#tests/support/pdf/pdf-faults.ts';
import { guideBlocks } from './guide-blocks.ts';
import { type MadeGuide, makeGuide } from './make-guide.ts';

// Suite: heavy, because it writes every guide as a PDF.

const FOLDER = fileURLToPath(new URL('../../content/guides/', import.meta.url));
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
const FEWEST_PAGES = 6;
const MOST_PAGES = 12;

async function openGuide({ pdf }: MadeGuide): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise;
}

async function textOfPage(document: PDFDocumentProxy, number: number): Promise<string> {
  const { items } = await (await document.getPage(number)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return text.replace(/\s+/g, ' ');
}

it('there are three guides', () => {
  expect(FILES).toHaveLength(3);
});

describe.each(FILES)('%s', (file) => {
  const source = readFileSync(`${FOLDER}${file}`, 'utf8');
  const { data, body } = splitFrontMatter(source);
  const chapters = guideBlocks(body).flatMap((block) => (block.kind === 'chapter' ? [block.text] : []));
  let made: MadeGuide;
  let document: PDFDocumentProxy;
  let pages: string[];

  beforeAll(async () => {
    made = await makeGuide(source);
    document = await openGuide(made);
    pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => textOfPage(document, index + 1)));
  });

  it('opens and has the stated number of pages', () => {
    expect(document.numPages).toBe(made.pageCount);
    expect(made.pageCount).toBeGreaterThanOrEqual(FEWEST_PAGES);
    expect(made.pageCount).toBeLessThanOrEqual(MOST_PAGES);
  });

  it('declares title, language and structure to screen readers', async () => {
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: data.title, Author: 'Peyda', Language: 'tr-TR' });
    expect(JSON.stringify(await (await document.getPage(2)).getStructTree())).toMatch(/"role":"H2".*"role":"P"/);
  });

  it('allows copying text, including Turkish letters', () => {
    const whole = pages.join(' ');
    expect(whole).toContain(data.title);
    const letters = new Set(body.match(/[çğıöşüÇĞİÖŞÜâî₺’“”%×÷−]/g));
    expect(letters.size).toBeGreaterThan(12);
    for (const letter of letters) expect(whole, letter).toContain(letter);
    for (const chapter of chapters) expect(whole).toContain(chapter);
  });

  it('has a table of contents with correct page numbers, and bookmarks', async () => {
    const [cover = '', ...others] = pages;
    expect(cover).toContain('İçindekiler');
    let at = 0;
    for (const chapter of chapters) {
      at = cover.indexOf(chapter, at);
      const page = Number(/^\s*(\d+)/.exec(cover.slice(at + chapter.length))?.[1]);
      expect(others[page - 2], `${chapter}: ${page}`).toContain(chapter);
    }
    expect((await document.getOutline()).map(({ title }) => title)).toEqual(chapters);
  });

  it('has a number on every page', () => {
    for (const [index, page] of pages.entries()) expect(page).toContain(`Sayfa ${index + 1} / ${pages.length}`);
  });

  it('has no known fault against PDF/UA', async () => {
    expect(await pdfFaults(made.pdf)).toEqual([]);
  });

  it('is the same file whenever it is generated', async () => {
    expect((await makeGuide(source)).pdf.equals(made.pdf)).toBe(true);
  });
});

describe('calculations in the guides', () => {
  const whole = FILES.map((file) => fillFigures(readFileSync(`${FOLDER}${file}`, 'utf8'))).join('\n');
  const numberOf = (text = '') => Number(text.replace(/[.₺]/g, '').replace(',', '.').replace('−', '-'));
  const NUMBER = String.raw`(%?\d[\d.]*(?:,\d+)?)`;
  const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
    '+': (a, b) => a + b,
    '−': (a, b) => a - b,
    '×': (a, b) => a * b,
    '÷': (a, b) => a / b,
  };

  function operand(text = ''): number {
    return text.startsWith('%') ? numberOf(text.slice(1)) / 100 : numberOf(text);
  }

  it('are correct in sentences', () => {
    const found = [...whole.matchAll(new RegExp(`(?<![+−×÷] |[\\d.,])${NUMBER} ([+−×÷]) ${NUMBER} = ${NUMBER}`, 'g'))];
    expect(found.length).toBeGreaterThanOrEqual(10);
    for (const [line, a, sign = '', b, result] of found)
      expect(OPERATIONS[sign]?.(operand(a), operand(b)), line).toBeCloseTo(operand(result), 1);
  });

  it('are correct in tables', () => {
    const found = [...whole.matchAll(new RegExp(`\\| ${NUMBER} × ${NUMBER} \\| ₺([\\d.,]+) \\|`, 'g'))];
    expect(found.length).toBe(5);
    for (const [line, a, b, result] of found) expect(operand(a) * operand(b), line).toBeCloseTo(numberOf(result), 2);
  });

  it('add up to the totals of the tables', () => {
    const tables = whole.split(/\n\n/).filter((block) => /^\|.*Tutar/.test(block) && /oplam/.test(block));
    expect(tables).toHaveLength(4);
    for (const table of tables) {
      const amounts = [...table.matchAll(/^\| ([^|]+) \|.*₺([\d.,]+) \|$/gm)].map(
        ([, name = '', amount]) => [name, numberOf(amount)] as const,
      );
      const total = amounts.findIndex(([name]) => /oplam/.test(name));
      const sum = amounts.slice(0, total).reduce((before, [, amount]) => before + amount, 0);
      expect(sum, table).toBeCloseTo(amounts[total]?.[1] ?? 0, 2);
    }
  });
});
