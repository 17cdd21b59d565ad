import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { Unzip, UnzipInflate } from 'fflate';
import { childElements, firstChild } from '#shared/open-udf.ts';
import type { Cell } from './series-table.ts';

/** A kasko list of 12,000 types and 15 model years has about 12 MB when unpacked. */
const MAX_PART_BYTES = 24 * 2 ** 20;
const MAX_ENTRIES = 500;
/** A piece can unpack to a thousand times its size before its bytes are counted, so it must be small. */
const PIECE_BYTES = 8 * 1024;
const MAX_ROWS = 40_000;
const MAX_COLUMNS = 400;
const STRINGS = 'xl/sharedStrings.xml';
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/** Returns the cells of the first sheet that has any, row by row. Throws with a reason in Turkish. */
export default function decodeXlsx(file: Uint8Array): Cell[][] {
  const parts = unpack(file);
  const strings = stringsOf(parts.get(STRINGS));
  const sheets = [...parts.keys()].filter((name) => SHEET.test(name)).toSorted();
  if (sheets.length === 0) throw new Error('Excel dosyasında sayfa yok.');
  for (const name of sheets) {
    const rows = rowsOf(parts.get(name) ?? '', strings);
    if (rows.length > 0) return rows;
  }
  return [];
}

function unpack(file: Uint8Array): Map<string, string> {
  const texts = new Map<string, string>();
  let bytes = 0;
  let entries = 0;
  const unzip = new Unzip((entry) => {
    entries += 1;
    if (entry.name !== STRINGS && !SHEET.test(entry.name)) return;
    const decoder = new TextDecoder();
    entry.ondata = (error, piece) => {
      if (error) throw error;
      bytes += piece.length;
      if (bytes <= MAX_PART_BYTES)
        texts.set(entry.name, (texts.get(entry.name) ?? '') + decoder.decode(piece, { stream: true }));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < file.length; at += PIECE_BYTES) {
    try {
      unzip.push(file.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= file.length);
    } catch (cause) {
      throw new Error('Excel dosyası bozuk.', { cause });
    }
    if (entries > MAX_ENTRIES) throw new Error('Excel dosyasında çok fazla parça var.');
    if (bytes > MAX_PART_BYTES) throw new Error('Excel dosyasının içeriği 24 MB’tan büyük.');
  }
  return texts;
}

function rootOf(xml: string): XmlElement {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new Error('Excel dosyasında DTD var.');
  try {
    const { root } = parseXml(xml);
    if (root) return root;
  } catch (cause) {
    throw new Error('Excel dosyası bozuk.', { cause });
  }
  throw new Error('Excel dosyası bozuk.');
}

function stringsOf(xml: string | undefined): string[] {
  if (xml === undefined) return [];
  return childElements(rootOf(xml)).map((entry) => entry.text);
}

function rowsOf(xml: string, strings: readonly string[]): Cell[][] {
  const data = firstChild(rootOf(xml), 'sheetData');
  const rows = childElements(data);
  if (rows.length > MAX_ROWS) throw new Error(`Excel sayfasında ${MAX_ROWS} satırdan çok var.`);
  return rows.map((row) => {
    const cells: Cell[] = [];
    for (const cell of childElements(row)) {
      const column = columnOf(cell.attributes.r) ?? cells.length;
      if (column >= MAX_COLUMNS) continue;
      while (cells.length < column) cells.push(null);
      cells[column] = cellOf(cell, strings);
    }
    return cells;
  });
}

/** Returns the index of a column: 2 for `C7`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellOf(cell: XmlElement, strings: readonly string[]): Cell {
  const type = cell.attributes.t;
  if (type === 'inlineStr') return firstChild(cell, 'is')?.text ?? null;
  const text = firstChild(cell, 'v')?.text;
  if (text === undefined || type === 'e') return null;
  if (type === 's') return strings[Number(text)] ?? null;
  if (type === 'str') return text;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}
