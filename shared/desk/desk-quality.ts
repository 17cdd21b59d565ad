import { z } from 'zod';

const count = z.number().int();

/** How many listings of a source have a field, and where its value came from. */
const qualityFieldSchema = z.object({
  field: z.string(),
  label: z.string(),
  known: count,
  /** Read in the text of the notice, in the title, in the name of the office, or given by the source itself. */
  fromNotice: count,
  fromTitle: count,
  fromOffice: count,
  fromSource: count,
  /** The notice contradicts itself, so no value was read. */
  contradicted: count,
  /** Corrected at the desk. */
  corrected: count,
});
export type QualityField = z.infer<typeof qualityFieldSchema>;

/**
 * `GET /api/desk/quality`: how complete the listings of each source are, the largest source first; hidden listings are
 * left out.
 */
export const deskQualitySchema = z.array(
  z.object({
    source: z.string(),
    total: count,
    /** Without a kind or a district: `GET /api/desk/listings?state=unread` lists them. */
    unread: count,
    /** Listings whose end is only known as a day of the sale. */
    derivedEnds: count,
    fields: z.array(qualityFieldSchema),
  }),
);
export type DeskQuality = z.infer<typeof deskQualitySchema>;
