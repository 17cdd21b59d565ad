import { parseXml, XmlElement } from '@rgrove/parse-xml';

export type UdfRun = {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
};
export type UdfParagraph = {
  readonly kind: 'paragraph';
  readonly align: 'left' | 'center' | 'right' | 'justify';
  /** From the left edge, in points. */
  readonly indent: number;
  /** Bullet or number before a paragraph of a list. */
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
const DEEPEST_TABLE = 6;
const MOST_ELEMENTS = 100_000;
const WIDEST_INDENT_PT = 200;
/** Characters that XML 1.0 forbids, and with which some editors spoil their files. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** The text that all elements point into, and the styles they name. */
type Pool = { readonly text: string; readonly styles: ReadonlyMap<string, XmlElement>; elements: number };

/**
 * Reads `content.xml` of a UDF, the courts' text format: the whole text stands in one CDATA, and elements name pieces of it by
 * offset and length. Throws when it is no such file. A DTD is refused unread: no UDF has one, and entities can be a trap.
 */
export function readUdf(xml: string): readonly UdfBlock[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml.slice(0, xml.indexOf('<template')))) throw new Error('UDF: has a DTD');
  const root = parseXml(xml.replace(FORBIDDEN, ' ')).root;
  if (root?.name !== 'template') throw new Error('UDF: no template');
  const text = child(root, 'content')?.text;
  if (text === undefined) throw new Error('UDF: no content');
  const styles = new Map(elements(child(root, 'styles')).map((style) => [style.attributes.name ?? '', style]));
  const pool: Pool = { text, styles, elements: 0 };
  const blocks = readBlocks(child(root, 'elements'), pool, 0);
  return hasText(blocks) || text.trim() === '' ? blocks : text.split('\n').map(plainParagraph);
}

function child(parent: XmlElement, name: string): XmlElement | undefined {
  return elements(parent).find((element) => element.name === name);
}

function elements(parent: XmlElement | undefined): readonly XmlElement[] {
  return parent?.children.filter((node) => node instanceof XmlElement) ?? [];
}

function readBlocks(parent: XmlElement | undefined, pool: Pool, depth: number): readonly UdfBlock[] {
  const counters = new Map<string, number>();
  return elements(parent).flatMap((element): readonly UdfBlock[] => {
    pool.elements += 1;
    if (pool.elements > MOST_ELEMENTS) throw new Error('UDF: too many elements');
    if (element.name === 'paragraph') return [readParagraph(element, pool, counters)];
    if (element.name === 'table' && depth < DEEPEST_TABLE) return [readTable(element, pool, depth + 1)];
    // Header, footer and page-break hold paragraphs of their own.
    return ['header', 'footer', 'page-break'].includes(element.name) ? readBlocks(element, pool, depth) : [];
  });
}

function readTable(table: XmlElement, pool: Pool, depth: number): UdfTable {
  const rows = elements(table).filter(({ name }) => name === 'row');
  return {
    kind: 'table',
    rows: rows.map((row) =>
      elements(row)
        .filter(({ name }) => name === 'cell')
        .map((cell) => ({
          columnSpan: span(cell.attributes.colspan),
          rowSpan: span(cell.attributes.rowspan),
          blocks: readBlocks(cell, pool, depth),
        })),
    ),
  };
}

function span(text: string | undefined): number {
  return Math.min(50, Math.max(1, Math.trunc(Number(text ?? 1)) || 1));
}

function readParagraph(paragraph: XmlElement, pool: Pool, counters: Map<string, number>): UdfParagraph {
  const { Alignment, LeftIndent } = paragraph.attributes;
  const runs = elements(paragraph)
    .map((element) => readRun(element, paragraph, pool))
    .filter(({ text }) => text !== '');
  return {
    kind: 'paragraph',
    align: ALIGNMENTS[Number(Alignment ?? 0)] ?? 'left',
    indent: Math.min(WIDEST_INDENT_PT, Math.max(0, Number(LeftIndent ?? 0) || 0)),
    marker: listMarker(paragraph, counters),
    runs,
  };
}

function readRun(element: XmlElement, paragraph: XmlElement, pool: Pool): UdfRun {
  const start = Number(element.attributes.startOffset ?? Number.NaN);
  const length = Number(element.attributes.length ?? 0);
  const isPiece = start >= 0 && length > 0;
  const piece = isPiece ? pool.text.slice(start, start + length).replace(/\n$/, '') : '';
  const is = (name: string) => isSet(name, [element, paragraph], pool);
  return { text: piece, isBold: is('bold'), isItalic: is('italic'), isUnderlined: is('underline') };
}

/** The nearest that says so counts: the piece, its paragraph, then the style that one of them names, and its parents. */
function isSet(name: string, holders: readonly XmlElement[], pool: Pool): boolean {
  for (const { attributes } of holders) if (attributes[name] !== undefined) return attributes[name] === 'true';
  const named = holders.map(({ attributes }) => attributes.style ?? attributes.resolver).find(Boolean);
  let style = pool.styles.get(named ?? '');
  for (let step = 0; style && step < 10; step += 1) {
    if (style.attributes[name] !== undefined) return style.attributes[name] === 'true';
    style = pool.styles.get(style.attributes.parent ?? '');
  }
  return false;
}

function listMarker({ attributes }: XmlElement, counters: Map<string, number>): string {
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

/** For files whose elements point nowhere: the text itself, line by line. */
function plainParagraph(line: string): UdfParagraph {
  const runs = line === '' ? [] : [{ text: line, isBold: false, isItalic: false, isUnderlined: false }];
  return { kind: 'paragraph', align: 'left', indent: 0, marker: '', runs };
}
