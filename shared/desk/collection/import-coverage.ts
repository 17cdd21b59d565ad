import { z } from 'zod';

const count = z.number().int();

/** What importing a file would store; calculated before anything is stored. */
export const importCoverageSchema = z.object({
  /** Listings that would be stored. */
  listings: count,
  /** For each field, how many of them have a value. */
  fields: z.array(z.object({ label: z.string(), known: count })),
  /** Why rows are left out or rejected, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count })),
});
export type ImportCoverage = z.infer<typeof importCoverageSchema>;
