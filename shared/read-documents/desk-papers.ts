import { z } from 'zod';
import { UNREAD_REASON_NAMES } from './unread-reasons.ts';

const reason = z.enum(UNREAD_REASON_NAMES);

/** A document, identified by its content. */
export const paperNameSchema = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Belgenin adı 64 harf ve rakamdan oluşur.'),
});

const deskPaperSchema = z.object({
  sha256: z.string(),
  /** The name of the file at its source. */
  name: z.string(),
  /** Where an operator can open it. */
  shownAt: z.string(),
  /** `waiting`: reading has not begun. */
  state: z.enum(['waiting', 'reading', 'read', 'failed']),
  /** Whether the desk has requested another reading that has not begun. */
  isAsked: z.boolean(),
  /** Whether reading has ended and no page could be read, for example because a page renders blank. */
  isUnreadable: z.boolean(),
  /** Whether all of it was read and it contains no words. */
  isBlank: z.boolean(),
  /** Null until it has been opened. */
  pages: z.int().nullable(),
  readPages: z.int(),
  /** The reason for the whole document. */
  reason: reason.nullable(),
  /** The first pages that could not be read. */
  failedPages: z.array(z.object({ page: z.int(), reason: reason.nullable() })),
  readAt: z.iso.datetime().nullable(),
});
export type DeskPaper = z.infer<typeof deskPaperSchema>;

/** `GET /api/desk/listings/{id}/papers`: the documents of a listing that have readable pages. */
export const listingPapersSchema = z.object({ papers: z.array(deskPaperSchema) });

/** `GET /api/desk/papers`: the reading of the documents of open listings. */
export const deskPapersSchema = z.object({
  queue: z.object({
    documents: z.int(),
    /** How many of them were read before by a worse reader, or requested again at the desk. */
    again: z.int(),
    /** Since when the oldest document that was never read has been waiting; null if there is none. */
    since: z.iso.datetime().nullable(),
    /** The earliest end of their auctions. */
    firstEnd: z.iso.datetime().nullable(),
  }),
  reader: z.object({
    version: z.int(),
    /** The host of the operator's own reader (OCR_URL); null without one. */
    outside: z.string().nullable(),
  }),
  /** The last days (Istanbul), the latest first; the currently stored pages by the day on which they were read. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      pages: z.int(),
      failedPages: z.int(),
      /** Recognised words, and how many of them are certain. */
      words: z.int(),
      sureWords: z.int(),
    }),
  ),
  /** The share of words that are certain among all stored pages, for both second readers; null without pages. */
  agreement: z.object({ own: z.number().nullable(), outside: z.number().nullable() }),
  failures: z.object({
    /** The total number; the list contains only some of the latest. */
    total: z.int(),
    papers: z.array(deskPaperSchema.extend({ listings: z.array(z.object({ id: z.int(), title: z.string() })) })),
  }),
});
export type DeskPapers = z.infer<typeof deskPapersSchema>;
