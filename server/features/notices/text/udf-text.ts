import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { Unzip, UnzipInflate } from 'fflate';
import { plainText } from './plain-text.ts';
import { rowLine } from './row-line.ts';

const LARGEST_FILE = 20 * 1024 * 1024;
const LARGEST_CONTENT = 8 * 1024 * 1024;
/** One piece of a bomb unpacks to a thousand times its size before it is counted. */
const PIECE = 8 * 1024;
const MOST_FILES = 200;
/** Characters that XML 1.0 forbids, and with which some editors spoil their files. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Data tags that repeat the appraisal beside the text, by their names in small letters. What was bid is no appraisal. */
const APPRAISAL_TAGS = new Set(['muhammenbedel', 'muhammenbedeli', 'muhammenkiymet', 'muhammenkiymeti', 'kiymeti']);

/**
 * The text of a UDF: of its ZIP only `content.xml` is unpacked, wherever the path in the archive pretends to lead, and never
 * more than 8 MB of it. Throws with a reason in Turkish when it is no such file.
 */
export function udfText(file: Uint8Array): string {
  if (file.length > LARGEST_FILE) throw new Error('UDF 20 MB’tan büyük.');
  const xml = contentXml(file);
  if (/<!(DOCTYPE|ENTITY)/i.test(xml.slice(0, Math.max(0, xml.indexOf('<template')))))
    throw new Error('UDF’de DTD var.');
  const root = parseXml(xml.replace(FORBIDDEN, ' ')).root;
  if (root?.name !== 'template') throw new Error('UDF’nin içeriği tanınmıyor.');
  const text = childrenOf(root).find(({ name }) => name === 'content')?.text;
  if (text === undefined) throw new Error('UDF’de metin yok.');
  const appraisals = childrenOf(root)
    .filter(({ name }) => name === 'data')
    .flatMap(childrenOf)
    .filter(({ name }) => APPRAISAL_TAGS.has(name.toLowerCase()))
    .map((element) => `Muhammen Bedeli : ${element.text.slice(0, 40)} TL`);
  const elements = childrenOf(root).find(({ name }) => name === 'elements');
  return plainText([elements ? withRows(text, elements) : text, ...appraisals].join('\n'));
}

type Stretch = readonly [start: number, end: number];
type Row = { start: number; end: number; cells: readonly (readonly Stretch[])[] };

/** The text with each row of a table as one line, as of an HTML table. The format keeps rows as places of their cells' text. */
function withRows(text: string, elements: XmlElement): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, cells } of rowsOf(elements)) {
    const length = cells.flat().reduce((sum, [first, last]) => sum + last - first, 0);
    // A row that lies before the last one or beyond the text, or whose cells share their text, is none.
    if (start < from || end > text.length || length > end - start) continue;
    const line = rowLine(cells.map((cell) => cell.map(([first, last]) => text.slice(first, last)).join('')));
    pieces.push(text.slice(from, start), `\n${line}\n`);
    from = end;
  }
  return [...pieces, text.slice(from)].join('');
}

function rowsOf(element: XmlElement): Row[] {
  const rows: Row[] = [];
  const open = [...childrenOf(element)].toReversed();
  while (open.length > 0) {
    const next = open.pop();
    if (!next) break;
    if (next.name === 'row') {
      const cells = childrenOf(next)
        .filter(({ name }) => name === 'cell')
        .map((cell) => stretchesOf(cell));
      let [start, end] = [Number.POSITIVE_INFINITY, 0];
      for (const [first, last] of cells.flat()) [start, end] = [Math.min(start, first), Math.max(end, last)];
      rows.push({ start, end, cells });
    } else open.push(...[...childrenOf(next)].toReversed());
  }
  return rows;
}

/** Where in the text the words of a cell stand. */
function stretchesOf(cell: XmlElement): Stretch[] {
  const stretches: Stretch[] = [];
  const open: XmlElement[] = [cell];
  for (let next = open.pop(); next; next = open.pop()) {
    const [start, length] = [Number(next.attributes.startOffset), Number(next.attributes.length)];
    if (Number.isSafeInteger(start) && Number.isSafeInteger(length) && start >= 0 && length > 0)
      stretches.push([start, start + length]);
    open.push(...[...childrenOf(next)].toReversed());
  }
  return stretches;
}

function childrenOf(element: XmlElement): readonly XmlElement[] {
  return element.children.filter((node) => node instanceof XmlElement);
}

function contentXml(file: Uint8Array): string {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let files = 0;
  let isFound = false;
  const unzip = new Unzip((entry) => {
    files += 1;
    if (files > MOST_FILES) throw new Error('UDF’de çok fazla dosya var.');
    if (isFound || entry.name.split(/[\\/]/).at(-1) !== 'content.xml') return;
    isFound = true;
    entry.ondata = (error, piece) => {
      if (error) throw error;
      size += piece.length;
      if (size > LARGEST_CONTENT) throw new Error('UDF’nin içeriği 8 MB’tan büyük.');
      pieces.push(piece);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.length; at += PIECE) unzip.push(file.subarray(at, at + PIECE), at + PIECE >= file.length);
  if (!isFound) throw new Error('UDF’de content.xml yok.');
  return new TextDecoder('utf-8').decode(Buffer.concat(pieces));
}
