import { z } from 'zod';
import { UNREAD_REASON_NAMES } from './unread-reasons.ts';

const reason = z.enum(UNREAD_REASON_NAMES);

/** A document by its content. */
export const paperNameSchema = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Belgenin adı 64 harf ve rakamdan oluşur.'),
});

const deskPaperSchema = z.object({
  sha256: z.string(),
  /** The name of the file at its source. */
  name: z.string(),
  /** Where an operator opens it. */
  shownAt: z.string(),
  /** `waiting`: nobody has begun to read it. */
  state: z.enum(['waiting', 'reading', 'read', 'failed']),
  /** Whether the desk has asked for another reading that has not begun. */
  isAsked: z.boolean(),
  /** Whether its reading is over and no page could be read, such as one that draws blank. */
  isUnreadable: z.boolean(),
  /** Whether all of it was read and no word stands in it. */
  isBlank: z.boolean(),
  /** Null while nobody has opened it. */
  pages: z.int().nullable(),
  readPages: z.int(),
  /** Of the whole document. */
  reason: reason.nullable(),
  /** Pages that could not be read, some of the first. */
  failedPages: z.array(z.object({ page: z.int(), reason: reason.nullable() })),
  readAt: z.iso.datetime().nullable(),
});
export type DeskPaper = z.infer<typeof deskPaperSchema>;

/** `GET /api/desk/listings/{id}/papers`: the documents of a listing that have pages to read. */
export const listingPapersSchema = z.object({ papers: z.array(deskPaperSchema) });

/** `GET /api/desk/papers`: the reading of the documents of open listings. */
export const deskPapersSchema = z.object({
  queue: z.object({
    documents: z.int(),
    /** Of them: read before by a worse reader, or asked for at the desk. */
    again: z.int(),
    /** Since when the oldest waits that nobody has read; null where there is none. */
    since: z.iso.datetime().nullable(),
    /** The end of the auction that ends first. */
    firstEnd: z.iso.datetime().nullable(),
  }),
  reader: z.object({
    version: z.int(),
    /** The host of the operator's own reader (OCR_URL); null without one. */
    outside: z.string().nullable(),
  }),
  /** The last days (Istanbul), the latest first; what is stored now, by the day on which it was read. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      pages: z.int(),
      failedPages: z.int(),
      /** Recognised words, and those that are sure. */
      words: z.int(),
      sureWords: z.int(),
    }),
  ),
  /** Of all stored pages, for both second readers: the share of words that are sure; null without any. */
  agreement: z.object({ own: z.number().nullable(), outside: z.number().nullable() }),
  failures: z.object({
    /** How many there are; the list holds some of the latest. */
    total: z.int(),
    papers: z.array(deskPaperSchema.extend({ listings: z.array(z.object({ id: z.int(), title: z.string() })) })),
  }),
});
export type DeskPapers = z.infer<typeof deskPapersSchema>;
