import { z } from 'zod';
import { foundPlaceSchema } from './document-findings.ts';
import { PAPER_FIELD_NAMES } from './finding-fields.ts';

/** One thing that read documents say, with each place where it stands. */
export const foundLineSchema = z.object({
  field: z.enum(PAPER_FIELD_NAMES),
  /** As it is shown, in Turkish. */
  value: z.string(),
  places: z.array(foundPlaceSchema),
});
export type FoundLine = z.infer<typeof foundLineSchema>;
