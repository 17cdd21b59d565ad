import { z } from 'zod';

/** Results of a run of a source (D17, D19). Counts are listings; `collected` is the number in the source's list. */
const collectionRunSchema = z.object({
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  state: z.enum(['running', 'done', 'failed', 'stopped']),
  collected: z.number().int(),
  inserted: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  rejected: z.number().int(),
  unreadable: z.number().int(),
  leftOut: z.number().int(),
});

/** Where the data comes from and how fresh it is, as the public `/api/status` reports it. */
export const collectionStatusSchema = z.object({
  now: z.iso.datetime(),
  openAuctions: z.number().int(),
  /** Share of the open auctions that their source has confirmed in the last 24 hours, 0 to 1; null without auctions. */
  confirmedShare: z.number().min(0).max(1).nullable(),
  /** The latest confirmation of any listing. */
  lastConfirmedAt: z.iso.datetime().nullable(),
  /** True when nothing is collected and the listings shown are invented. */
  isSample: z.boolean(),
  /** Documents of open auctions; pages are known of those alone that somebody has opened. */
  papers: z.object({
    documents: z.number().int(),
    readDocuments: z.number().int(),
    failedDocuments: z.number().int(),
    readPages: z.number().int(),
    unreadPages: z.number().int(),
    /** Share of the words of scanned pages that are sure, 0 to 1; null without scanned pages. */
    agreedShare: z.number().min(0).max(1).nullable(),
    /** What rules found in them, and of that what members say is wrong and nobody has checked, and what was wrong. */
    findings: z.number().int(),
    markedFindings: z.number().int(),
    wrongFindings: z.number().int(),
  }),
  sources: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      lastRun: collectionRunSchema.nullable(),
      /** The end of the last run that read everything without errors. */
      lastGoodAt: z.iso.datetime().nullable(),
      openAuctions: z.number().int(),
      confirmedShare: z.number().min(0).max(1).nullable(),
      lastConfirmedAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type CollectionStatus = z.infer<typeof collectionStatusSchema>;
