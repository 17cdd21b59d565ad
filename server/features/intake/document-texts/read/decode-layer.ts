import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from '#server/platform/file-types/decode-open-pdf.ts';
import { holdingOne, type ToOpen } from './held-document.ts';
import type { ReadWord } from './page-reading.ts';

/** The text layer of a page; the words' boxes are within `width` and `height`. */
export type Layer = {
  /** The number of pages of the whole document. */
  readonly pages: number;
  readonly words: ReadWord[];
  readonly width: number;
  readonly height: number;
};

const INVISIBLE = 3;
const SURE = 100;
/** Runs whose middles differ by less than this part of the letter height are in the same line. */
const SAME_LINE = 0.5;

const withPdf = holdingOne(
  async (file) => openPdf(new Uint8Array(file)),
  (reading) => reading.destroy(),
);

/**
 * Returns the words of a PDF page's text layer. Returns `undefined` if they are invisible: then a scanner recognised
 * them with unknown confidence, and the page is recognised here.
 */
export function readLayer(given: ToOpen, page: number): Promise<Layer | undefined> {
  return withPdf(given, async (reading) => {
    const pdf = await reading.promise;
    const opened = await pdf.getPage(page);
    const { items } = await opened.getTextContent();
    if (items.length === 0) return undefined;
    const operators = await opened.getOperatorList();
    if (isInvisible(operators)) return undefined;
    const { width, height, transform } = opened.getViewport({ scale: 1 });
    const words: ReadWord[] = [];
    for (const item of items) if ('str' in item) words.push(...wordsOf(item, transform, words));
    opened.cleanup();
    return { pages: pdf.numPages, words, width, height };
  });
}

const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
]);

/**
 * Returns the name of a page's object in the file, and whether the page paints pictures, including those within forms.
 */
export function readPageFacts(given: ToOpen, page: number): Promise<{ object: string; hasPictures: boolean }> {
  return withPdf(given, async (reading) => {
    const opened = await (await reading.promise).getPage(page);
    const { fnArray } = await opened.getOperatorList();
    const { num, gen } = opened.ref ?? { num: 0, gen: 0 };
    opened.cleanup();
    return { object: `${num} ${gen}`, hasPictures: fnArray.some((operator) => PICTURES.has(operator)) };
  });
}

function isInvisible({ fnArray, argsArray }: { readonly fnArray: number[]; readonly argsArray: unknown[] }): boolean {
  return fnArray.some((operator, at) => {
    const given = argsArray[at];
    return operator === OPS.setTextRenderingMode && Array.isArray(given) && given[0] === INVISIBLE;
  });
}

type Run = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
};

/**
 * Splits a run into words. Each gets a share of the run's width by its letters, so the boxes are accurate to about one
 * letter.
 */
function wordsOf(run: Run, viewport: readonly number[], before: readonly ReadWord[]): ReadWord[] {
  const [, , c = 0, d = 0, x = 0, y = 0] = run.transform;
  const size = Math.hypot(c, d) || run.height;
  const start = toViewport(viewport, x, y);
  const last = before.at(-1);
  const isSameLine = last && Math.abs((last.top + last.bottom) / 2 - (start.y - size / 2)) < size * SAME_LINE;
  const line = isSameLine ? last.line : (last?.line ?? -1) + 1;
  const each = run.width / Math.max(1, run.str.length);
  return Array.from(run.str.matchAll(/\S+/g), (match) => ({
    text: match[0],
    left: start.x + match.index * each,
    right: start.x + (match.index + match[0].length) * each,
    top: start.y - size,
    bottom: start.y + size * 0.2,
    line,
    confidence: SURE,
  }));
}

function toViewport(m: readonly number[], x: number, y: number): { x: number; y: number } {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
