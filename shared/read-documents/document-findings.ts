import { z } from 'zod';
import { AXES, PAPER_FIELD_NAMES } from './finding-fields.ts';
import { SPEAKERS } from './paper-kinds.ts';

/** A page of a document, by the names that people know. */
export const foundPlaceSchema = z.object({
  name: z.string(),
  /** Of an archive: the file in it, by its place among its files from 0; `page` is of this file. */
  member: z.object({ place: z.int().min(0), name: z.string() }).nullable(),
  page: z.int().min(1),
});

/** Where a sentence stands in a document. */
const placeSchema = z.object({
  /** The address under which the caller may fetch the document. */
  address: z.string(),
  ...foundPlaceSchema.shape,
  /** The line of the page in which the sentence begins, from the top. */
  line: z.int().min(1).nullable(),
});

export type FindingPlace = z.infer<typeof placeSchema>;

export const shownFindingSchema = z.object({
  /** The same for as long as the document says this in these words; null for what stands in no document. */
  id: z.string().nullable(),
  field: z.enum(PAPER_FIELD_NAMES),
  /** False only where a paper itself says that there is none. */
  isThere: z.boolean(),
  /** As it is shown, in Turkish. */
  value: z.string(),
  /** The words that say it; people are masked. */
  sentence: z.string(),
  /** Whether every word of the sentence came with the document or is sure. */
  isSure: z.boolean(),
  /** Who says it, and the day of that paper where it names one. */
  saidBy: z.enum(SPEAKERS),
  saidOn: z.iso.date().nullable(),
  /** Null for the notice, the notice of the last auction and fields of the listing. */
  place: placeSchema.nullable(),
});
export type DocumentFinding = z.infer<typeof shownFindingSchema>;

const contradictionSchema = z.object({
  field: z.enum(PAPER_FIELD_NAMES),
  /** What it may mean for a bidder, with its article; never which side is true. */
  meaning: z.string(),
  /** What one paper says, and the other. */
  sides: z.array(shownFindingSchema).length(2),
});
export type Contradiction = z.infer<typeof contradictionSchema>;

/** How much was found that answers one question. */
const axisCountSchema = z.object({ axis: z.enum(AXES), findings: z.int(), contradictions: z.int() });
export type AxisCount = z.infer<typeof axisCountSchema>;

/** How much was read and found of a listing, which everybody may know. */
export const findingCountsSchema = z.object({
  /** Documents of the listing, those of them that were read to the end, and known pages that nobody has read. */
  documents: z.int(),
  readDocuments: z.int(),
  unreadPages: z.int(),
  findingCount: z.int(),
  contradictionCount: z.int(),
  /** The four questions in their order. */
  axes: z.array(axisCountSchema),
});
export type FindingCounts = z.infer<typeof findingCountsSchema>;

/**
 * What was found in a listing's documents. How much was read and found everybody may know; what it is, those who may
 * see the documents and the notice (D20).
 */
export const documentFindingsSchema = z.object({
  isLocked: z.boolean(),
  ...findingCountsSchema.shape,
  findings: z.array(shownFindingSchema),
  contradictions: z.array(contradictionSchema),
});
export type DocumentFindings = z.infer<typeof documentFindingsSchema>;

/** The same for people, with what the caller has marked as wrong. */
export const shownFindingsSchema = documentFindingsSchema.extend({ markedIds: z.array(z.string()) });
export type ShownFindings = z.infer<typeof shownFindingsSchema>;
