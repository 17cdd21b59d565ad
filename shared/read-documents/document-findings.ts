import { z } from 'zod';

/** What is looked for in documents, by the rules that read notices. */
export const FINDING_FIELDS = [
  'share',
  'appraisal',
  'appraisedOn',
  'grossM2',
  'netM2',
  'plotM2',
  'unit',
  'floor',
  'occupancy',
  'annotations',
  'priorClaims',
  'km',
] as const;
export type FindingField = (typeof FINDING_FIELDS)[number];

/** Where a sentence stands; null for the notice itself. */
const placeSchema = z.object({
  /** The address under which the caller may fetch the document. */
  address: z.string(),
  name: z.string(),
  page: z.int().min(1),
});

const findingSchema = z.object({
  field: z.enum(FINDING_FIELDS),
  /** As it is shown, in Turkish. */
  value: z.string(),
  /** The words that say it; people are masked. */
  sentence: z.string(),
  place: placeSchema.nullable(),
});
export type DocumentFinding = z.infer<typeof findingSchema>;

const contradictionSchema = z.object({
  field: z.enum(FINDING_FIELDS),
  /** What it may mean for a bidder; never which side is true. */
  meaning: z.string(),
  /** What one paper says, and the other. */
  sides: z.array(findingSchema).length(2),
});
export type Contradiction = z.infer<typeof contradictionSchema>;

/**
 * What was found in a listing's documents. How much was read and found everybody may know; what it is, those who may
 * see the documents and the notice (D20).
 */
export const documentFindingsSchema = z.object({
  isLocked: z.boolean(),
  /** Documents of the listing, those of them that were read to the end, and known pages that nobody has read. */
  documents: z.int(),
  readDocuments: z.int(),
  unreadPages: z.int(),
  findingCount: z.int(),
  contradictionCount: z.int(),
  findings: z.array(findingSchema),
  contradictions: z.array(contradictionSchema),
});
export type DocumentFindings = z.infer<typeof documentFindingsSchema>;
