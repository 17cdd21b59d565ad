import { z } from 'zod';

/** Places on a page are ten-thousandths of its width and height, so that they fit every drawing of it. */
export const PLACES = 10_000;
/** More than any page of print has. */
export const MOST_WORDS = 6000;
export const LONGEST_WORD = 200;

const place = z.int().min(0).max(PLACES);
export const pageWordSchema = z.object({
  text: z.string().min(1).max(LONGEST_WORD),
  /** Left, top, right, bottom. */
  box: z.tuple([place, place, place, place]),
  /** Words of a line stand together and in order. */
  line: z.int().min(0),
  isSure: z.boolean(),
  /** Of a word that is not sure: what the other reading says; empty when it saw nothing there. */
  other: z.string().max(LONGEST_WORD).optional(),
});
export type PageWord = z.infer<typeof pageWordSchema>;
export type WordBox = PageWord['box'];

/** How a page was read: its own text, recognised from its picture, or not at all. */
export const PAGE_WAYS = ['layer', 'scan', 'failed'] as const;

const pageTextSchema = z.object({
  page: z.int().min(1),
  by: z.enum(PAGE_WAYS),
  words: z.array(pageWordSchema),
});
export type PageText = z.infer<typeof pageTextSchema>;

/** `waiting`: nobody has read it yet; `never`: files of its kind are not read. */
export const DOCUMENT_TEXT_STATES = ['waiting', 'reading', 'read', 'failed', 'never'] as const;

/** The text of a document, as much of it as has been read; some pages an answer. */
export const documentTextSchema = z.object({
  state: z.enum(DOCUMENT_TEXT_STATES),
  /** Of the document; null while nobody has looked. */
  pages: z.int().nullable(),
  /** Pages whose words are known; the others are unread, not empty. */
  readPages: z.int(),
  texts: z.array(pageTextSchema),
  /** The page from which to ask on; null at the end. */
  next: z.int().nullable(),
});
export type DocumentText = z.infer<typeof documentTextSchema>;

/** The words of a page as text: a line for each of its lines. */
export function pageLines(words: readonly PageWord[]): PageWord[][] {
  const lines: PageWord[][] = [];
  let last: number | undefined;
  for (const word of words) {
    if (word.line !== last) lines.push([]);
    lines.at(-1)?.push(word);
    last = word.line;
  }
  return lines;
}

/** Where the text of a document is, by the signed address that its reader has; undefined for other addresses. */
export function documentTextUrl(address: string): string | undefined {
  return /^\/files\/locked\/[\w.-]+\/[0-9a-f]{64}\.[a-z0-9]{2,4}\/[\w.-]+$/.test(address)
    ? `${address}/text`
    : undefined;
}
