import { z } from 'zod';
import { AXES, PAPER_FIELD_NAMES } from './finding-fields.ts';
import { SPEAKERS } from './paper-kinds.ts';

/** A page of a document, with the names that people know. */
export const foundPlaceSchema = z.object({
  name: z.string(),
  /** For an archive: the file in it, by its index among the files from 0; `page` is a page of this file. */
  member: z.object({ place: z.int().min(0), name: z.string() }).nullable(),
  page: z.int().min(1),
});

/** The place of a sentence in a document. */
const placeSchema = z.object({
  /** The address from which the caller may fetch the document. */
  address: z.string(),
  ...foundPlaceSchema.shape,
  /** The line of the page in which the sentence begins, counted from the top. */
  line: z.int().min(1).nullable(),
});

export type FindingPlace = z.infer<typeof placeSchema>;

export const shownFindingSchema = z.object({
  /** Stable as long as the document says this in the same words; null for a finding that is not from a document. */
  id: z.string().nullable(),
  field: z.enum(PAPER_FIELD_NAMES),
  /** False only if a document itself says that there is none. */
  isThere: z.boolean(),
  /** The displayed value, in Turkish. */
  value: z.string(),
  /** The sentence that it was read from; people's names are masked. */
  sentence: z.string(),
  /** Whether every word of the sentence is the document's own text or was recognised with certainty. */
  isSure: z.boolean(),
  /** The document that says it, and the date of that document if it has one. */
  saidBy: z.enum(SPEAKERS),
  saidOn: z.iso.date().nullable(),
  /** Null for the notice, the notice of the last auction and fields of the listing. */
  place: placeSchema.nullable(),
});
export type DocumentFinding = z.infer<typeof shownFindingSchema>;

const contradictionSchema = z.object({
  field: z.enum(PAPER_FIELD_NAMES),
  /** What it may mean for a bidder, with its article; it never says which side is right. */
  meaning: z.string(),
  /** The two contradicting statements. */
  sides: z.array(shownFindingSchema).length(2),
});
export type Contradiction = z.infer<typeof contradictionSchema>;

/** The number of findings about one question. */
const axisCountSchema = z.object({ axis: z.enum(AXES), findings: z.int(), contradictions: z.int() });
export type AxisCount = z.infer<typeof axisCountSchema>;

/** How much of a listing was read and found; everybody may see this. */
export const findingCountsSchema = z.object({
  /**
   * The listing's documents, the number of them that were read completely, and the known pages that have not been read.
   */
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
 * The findings in a listing's documents. Everybody may see how much was read and found; the content is only for callers
 * who may see the documents and the notice (D20).
 */
export const documentFindingsSchema = z.object({
  isLocked: z.boolean(),
  ...findingCountsSchema.shape,
  findings: z.array(shownFindingSchema),
  contradictions: z.array(contradictionSchema),
});
export type DocumentFindings = z.infer<typeof documentFindingsSchema>;

/** The same for people, with the findings that the caller has marked as wrong. */
export const shownFindingsSchema = documentFindingsSchema.extend({ markedIds: z.array(z.string()) });
export type ShownFindings = z.infer<typeof shownFindingsSchema>;
