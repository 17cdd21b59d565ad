import { z } from 'zod';
import { foundPlaceSchema } from './document-findings.ts';
import { PAPER_FIELD_NAMES } from './finding-fields.ts';

/** One statement of read documents, with all places where it occurs. */
export const foundLineSchema = z.object({
  field: z.enum(PAPER_FIELD_NAMES),
  /** The displayed value, in Turkish. */
  value: z.string(),
  places: z.array(foundPlaceSchema),
});
export type FoundLine = z.infer<typeof foundLineSchema>;
