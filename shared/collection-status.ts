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
  /**
   * Share of the open auctions that their source has confirmed in the last 24 hours, 0 to 1; null if there are none.
   */
  confirmedShare: z.number().min(0).max(1).nullable(),
  /** The latest confirmation of any listing. */
  lastConfirmedAt: z.iso.datetime().nullable(),
  /** True if nothing is collected and the listings shown are invented. */
  isSample: z.boolean(),
  /** Documents of open auctions; only documents that somebody has opened have known pages. */
  papers: z.object({
    documents: z.number().int(),
    readDocuments: z.number().int(),
    failedDocuments: z.number().int(),
    readPages: z.number().int(),
    unreadPages: z.number().int(),
    /** Share of the words of scanned pages that are certain, 0 to 1; null without scanned pages. */
    agreedShare: z.number().min(0).max(1).nullable(),
    /**
     * The findings in them, those that members have reported as wrong and nobody has checked, and those that were
     * wrong.
     */
    findings: z.number().int(),
    markedFindings: z.number().int(),
    wrongFindings: z.number().int(),
  }),
  sources: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      lastRun: collectionRunSchema.nullable(),
      /** The end of the last run without errors. */
      lastGoodAt: z.iso.datetime().nullable(),
      openAuctions: z.number().int(),
      confirmedShare: z.number().min(0).max(1).nullable(),
      lastConfirmedAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type CollectionStatus = z.infer<typeof collectionStatusSchema>;
