import { z } from 'zod';

const count = z.number().int();

/** How many listings of a source know a field, and where from. */
const qualityFieldSchema = z.object({
  field: z.string(),
  label: z.string(),
  known: count,
  /** Read in the text of the notice, in the title, in the name of the office, or named by the source itself. */
  fromNotice: count,
  fromTitle: count,
  fromOffice: count,
  fromSource: count,
  /** Said in two ways that cannot both be true, and therefore not read. */
  contradicted: count,
  /** Put right by the desk. */
  corrected: count,
});
export type QualityField = z.infer<typeof qualityFieldSchema>;

/**
 * `GET /api/desk/quality`: what is known of the listings of each source, the largest first; hidden ones are left out.
 */
export const deskQualitySchema = z.array(
  z.object({
    source: z.string(),
    total: count,
    /** Without a kind or a district: `GET /api/desk/listings?state=unread` has them. */
    unread: count,
    /** Whose end is only a day of the sale. */
    derivedEnds: count,
    fields: z.array(qualityFieldSchema),
  }),
);
export type DeskQuality = z.infer<typeof deskQualitySchema>;
