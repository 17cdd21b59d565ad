import { childElements, firstChild, parseUdf, type UdfElement } from '../open-udf.ts';

export type UdfRun = {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
};
export type UdfParagraph = {
  readonly kind: 'paragraph';
  readonly align: 'left' | 'center' | 'right' | 'justify';
  /** Distance from the left edge in points. */
  readonly indent: number;
  /** The bullet or number of a list paragraph. */
  readonly marker: string;
  readonly runs: readonly UdfRun[];
};
export type UdfCell = {
  readonly columnSpan: number;
  readonly rowSpan: number;
  readonly blocks: readonly UdfBlock[];
};
export type UdfTable = { readonly kind: 'table'; readonly rows: readonly (readonly UdfCell[])[] };
export type UdfBlock = UdfParagraph | UdfTable;

const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
const MAX_TABLE_DEPTH = 6;
const MAX_ELEMENTS = 100_000;
const MAX_INDENT_PT = 200;

/** The text that all elements refer to, their styles, and the number of elements read so far. */
type Source = { readonly text: string; readonly styles: ReadonlyMap<string, UdfElement>; elements: number };

/**
 * Reads `content.xml` of a UDF: the whole text is in one place, and elements refer to pieces of it by offset and
 * length. Throws if the file is invalid or has too many elements.
 */
export function readUdf(xml: string): readonly UdfBlock[] {
  const { template, text } = parseUdf(xml);
  const styles = childElements(firstChild(template, 'styles'));
  const byName = new Map(styles.map((style) => [style.attributes.name ?? '', style]));
  const source: Source = { text, styles: byName, elements: 0 };
  const blocks = readBlocks(firstChild(template, 'elements'), source, 0);
  return hasText(blocks) || text.trim() === '' ? blocks : text.split('\n').map(plainParagraph);
}

function readBlocks(parent: UdfElement | undefined, source: Source, depth: number): readonly UdfBlock[] {
  const counters = new Map<string, number>();
  return childElements(parent).flatMap((element): readonly UdfBlock[] => {
    source.elements += 1;
    if (source.elements > MAX_ELEMENTS) throw new Error('UDF: too many elements');
    if (element.name === 'paragraph') return [readParagraph(element, source, counters)];
    if (element.name === 'table' && depth < MAX_TABLE_DEPTH) return [readTable(element, source, depth + 1)];
    // Header, footer and page-break contain paragraphs themselves.
    return ['header', 'footer', 'page-break'].includes(element.name) ? readBlocks(element, source, depth) : [];
  });
}

function readTable(table: UdfElement, source: Source, depth: number): UdfTable {
  const rows = childElements(table).filter(({ name }) => name === 'row');
  return {
    kind: 'table',
    rows: rows.map((row) =>
      childElements(row)
        .filter(({ name }) => name === 'cell')
        .map((cell) => ({
          columnSpan: span(cell.attributes.colspan),
          rowSpan: span(cell.attributes.rowspan),
          blocks: readBlocks(cell, source, depth),
        })),
    ),
  };
}

function span(text: string | undefined): number {
  return Math.min(50, Math.max(1, Math.trunc(Number(text ?? 1)) || 1));
}

function readParagraph(paragraph: UdfElement, source: Source, counters: Map<string, number>): UdfParagraph {
  const { Alignment, LeftIndent } = paragraph.attributes;
  const runs = childElements(paragraph)
    .map((element) => readRun(element, paragraph, source))
    .filter(({ text }) => text !== '');
  return {
    kind: 'paragraph',
    align: ALIGNMENTS[Number(Alignment ?? 0)] ?? 'left',
    indent: Math.min(MAX_INDENT_PT, Math.max(0, Number(LeftIndent ?? 0) || 0)),
    marker: listMarker(paragraph, counters),
    runs,
  };
}

function readRun(element: UdfElement, paragraph: UdfElement, source: Source): UdfRun {
  const start = Number(element.attributes.startOffset ?? Number.NaN);
  const length = Number(element.attributes.length ?? 0);
  const isPiece = start >= 0 && length > 0;
  const piece = isPiece ? source.text.slice(start, start + length).replace(/\n$/, '') : '';
  const is = (name: string) => isSet(name, [element, paragraph], source);
  return { text: piece, isBold: is('bold'), isItalic: is('italic'), isUnderlined: is('underline') };
}

/**
 * The first one with the attribute decides: the piece, its paragraph, the style that either of them names, then its
 * parent styles.
 */
function isSet(name: string, holders: readonly UdfElement[], source: Source): boolean {
  for (const { attributes } of holders) if (attributes[name] !== undefined) return attributes[name] === 'true';
  const named = holders.map(({ attributes }) => attributes.style ?? attributes.resolver).find(Boolean);
  let style = source.styles.get(named ?? '');
  for (let step = 0; style && step < 10; step += 1) {
    if (style.attributes[name] !== undefined) return style.attributes[name] === 'true';
    style = source.styles.get(style.attributes.parent ?? '');
  }
  return false;
}

const MOST_HEADING_LETTERS = 120;

/** Whether a paragraph is a heading: UDF has no headings, so writers use short bold lines. */
export function isHeading({ align, marker, runs }: UdfParagraph): boolean {
  const said = runs.filter(({ text }) => text.trim() !== '');
  const text = said
    .map((run) => run.text)
    .join('')
    .trim();
  if (marker !== '' || said.length === 0 || text.length > MOST_HEADING_LETTERS) return false;
  if (!/\p{L}{3}/u.test(text) || !said.every(({ isBold }) => isBold)) return false;
  return align === 'center' || text === text.toLocaleUpperCase('tr-TR') || text.endsWith(':');
}

function listMarker({ attributes }: UdfElement, counters: Map<string, number>): string {
  if (attributes.Bulleted === 'true') return '•';
  if (attributes.Numbered !== 'true') return '';
  const list = `${attributes.ListId ?? ''}/${attributes.ListLevel ?? ''}`;
  const number = (counters.get(list) ?? 0) + 1;
  counters.set(list, number);
  return `${number}.`;
}

function hasText(blocks: readonly UdfBlock[]): boolean {
  return blocks.some((block) =>
    block.kind === 'paragraph'
      ? block.runs.some(({ text }) => text.trim() !== '')
      : block.rows.some((row) => row.some((cell) => hasText(cell.blocks))),
  );
}

/** For files whose elements refer to no text: the text itself, line by line. */
function plainParagraph(line: string): UdfParagraph {
  const runs = line === '' ? [] : [{ text: line, isBold: false, isItalic: false, isUnderlined: false }];
  return { kind: 'paragraph', align: 'left', indent: 0, marker: '', runs };
}
