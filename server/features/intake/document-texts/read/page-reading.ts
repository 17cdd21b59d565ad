import { z } from 'zod';

/** Places on a page are ten-thousandths of its width and height, so that they fit every drawing of it. */
export const PLACES = 10_000;

/** More than any page of print has. */
export const MOST_WORDS = 6000;
const LONGEST_WORD = 200;

const place = z.int().min(0).max(PLACES);
const wordSchema = z.object({
  text: z.string().min(1).max(LONGEST_WORD),
  /** Left, top, right, bottom. */
  box: z.tuple([place, place, place, place]),
  /** Words of a line stand together and in order. */
  line: z.int().min(0),
  isSure: z.boolean(),
  /** Of a word that is not sure: what the other reading says; empty when it saw nothing there. */
  other: z.string().max(LONGEST_WORD).optional(),
});
export type PageWord = z.infer<typeof wordSchema>;
export type Box = PageWord['box'];

export const pageReadingSchema = z.object({
  /** Of the whole document. */
  pages: z.int().min(1),
  /** `layer`: the document's own text; `scan`: recognised from the picture. */
  by: z.enum(['layer', 'scan']),
  words: z.array(wordSchema).max(MOST_WORDS),
});
export type PageReading = z.infer<typeof pageReadingSchema>;

/** One word of one reading, in pixels of the picture that was read. */
export type ReadWord = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly line: number;
  /** 0 to 100, as the reader says; a reason to doubt, never one to believe. */
  readonly confidence: number;
};
