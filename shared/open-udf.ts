import { parseXml, type XmlDocument, XmlElement } from '@rgrove/parse-xml';
import { Unzip, UnzipInflate } from 'fflate';

/** An element of a UDF's XML. */
export type UdfElement = XmlElement;

/**
 * A UDF, the courts' document format: the root of its `content.xml`, and the whole text, which its elements point into.
 */
export type Udf = { readonly template: XmlElement; readonly text: string };

const MAX_ENTRIES = 200;
/** Small, because a piece can unpack to a thousand times its size before anything is counted. */
const PIECE_BYTES = 8 * 1024;
/** Characters that XML 1.0 forbids but some editors write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Whether an entry makes a ZIP a UDF. Only the file name counts, not the folder in the path. */
export function isUdfContent(path: string): boolean {
  return path.split(/[\\/]/).at(-1) === 'content.xml';
}

/**
 * Unpacks the first `content.xml` of a UDF and nothing else. The sizes that the ZIP claims are not trusted: unpacking
 * stops once there are more than `maxBytes`. Throws with a reason in Turkish.
 */
export function unpackUdf(zip: Uint8Array, maxBytes: number): string {
  const decoder = new TextDecoder();
  let xml = '';
  let bytes = 0;
  let entries = 0;
  let isFound = false;
  const unzip = new Unzip((entry) => {
    entries += 1;
    if (isFound || !isUdfContent(entry.name)) return;
    isFound = true;
    entry.ondata = (error, piece) => {
      if (error) throw error;
      bytes += piece.length;
      if (bytes <= maxBytes) xml += decoder.decode(piece, { stream: true });
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < zip.length; at += PIECE_BYTES) {
    pushPiece(unzip, zip.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= zip.length);
    if (entries > MAX_ENTRIES) throw new Error('UDF’de çok fazla dosya var.');
    if (bytes > maxBytes) throw new Error(`UDF’nin içeriği ${Math.floor(maxBytes / 2 ** 20)} MB’tan büyük.`);
  }
  if (!isFound) throw new Error('UDF’de content.xml yok.');
  return xml + decoder.decode();
}

function pushPiece(unzip: Unzip, piece: Uint8Array, isLast: boolean): void {
  try {
    unzip.push(piece, isLast);
  } catch (cause) {
    throw new Error('UDF’nin arşivi bozuk.', { cause });
  }
}

/**
 * Reads the `content.xml` of a UDF. A DTD is rejected before parsing: no real UDF has one, and its entities can be an
 * attack. Throws with a reason in Turkish.
 */
export function parseUdf(xml: string): Udf {
  const [head = xml] = xml.split('<template', 1);
  if (/<!(DOCTYPE|ENTITY)/i.test(head)) throw new Error('UDF’de DTD var.');
  const template = parse(xml.replace(FORBIDDEN, ' ')).root;
  if (template?.name !== 'template') throw new Error('UDF’nin içeriği tanınmıyor.');
  const text = firstChild(template, 'content')?.text;
  if (text === undefined) throw new Error('UDF’de metin yok.');
  return { template, text };
}

function parse(xml: string): XmlDocument {
  try {
    return parseXml(xml);
  } catch (cause) {
    throw new Error('UDF’nin içeriği bozuk.', { cause });
  }
}

/** The direct child elements of an element, without text and comments. */
export function childElements(parent: XmlElement | undefined): readonly XmlElement[] {
  return parent?.children.filter((node) => node instanceof XmlElement) ?? [];
}

export function firstChild(parent: XmlElement, name: string): XmlElement | undefined {
  return childElements(parent).find((element) => element.name === name);
}
