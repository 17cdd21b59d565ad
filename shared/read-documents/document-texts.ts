import { z } from 'zod';
import { PLACES } from './page-places.ts';
import { UNREAD_REASON_NAMES } from './unread-reasons.ts';

/** More words than any printed page has. */
export const MOST_WORDS = 6000;
export const LONGEST_WORD = 200;

const place = z.int().min(0).max(PLACES);
export const pageWordSchema = z.object({
  text: z.string().min(1).max(LONGEST_WORD),
  /** Left, top, right, bottom. */
  box: z.tuple([place, place, place, place]),
  /** Words of a line are consecutive and in order. */
  line: z.int().min(0),
  /** For a table that the file itself divides into cells: the column in which the word's cell begins, from 0. */
  cell: z.int().min(0).optional(),
  isSure: z.boolean(),
  /** For an uncertain word: the other reader's result; empty if it saw nothing there. */
  other: z.string().max(LONGEST_WORD).optional(),
});
export type PageWord = z.infer<typeof pageWordSchema>;
export type WordBox = PageWord['box'];

/** How a page was read: from its text layer, recognised from its image, or not at all. */
export const PAGE_WAYS = ['layer', 'scan', 'failed'] as const;

/** For an archive: the file in it, by its index among the files, and the page of that file, from 1. */
export const memberSchema = z.object({ place: z.int().min(0), page: z.int().min(1) });

const pageTextSchema = z.object({
  page: z.int().min(1),
  by: z.enum(PAGE_WAYS),
  /** The reason for a failed page, if known. */
  reason: z.enum(UNREAD_REASON_NAMES).optional(),
  words: z.array(pageWordSchema),
  member: memberSchema.optional(),
});
export type PageText = z.infer<typeof pageTextSchema>;

/** `waiting`: not read yet; `never`: files of this kind are not read. */
export const DOCUMENT_TEXT_STATES = ['waiting', 'reading', 'read', 'failed', 'never'] as const;

/** The text of a document as far as it has been read; each answer contains some of the pages. */
export const documentTextSchema = z.object({
  state: z.enum(DOCUMENT_TEXT_STATES),
  /** Why it could not be read, or not completely. */
  reason: z.enum(UNREAD_REASON_NAMES).optional(),
  /** The number of pages of the document; null if unknown. */
  pages: z.int().nullable(),
  /** Pages whose words are known; the others are unread, not empty. */
  readPages: z.int(),
  texts: z.array(pageTextSchema),
  /** The first page of the next request; null at the end. */
  next: z.int().nullable(),
});
export type DocumentText = z.infer<typeof documentTextSchema>;
