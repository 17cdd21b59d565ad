import { z } from 'zod';

const ofListing = { source: z.string(), sourceKey: z.string() };

/** What was removed from the database and must not come back with a backup: no word of what it was stands in it. */
const removedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), id: z.uuid(), at: z.iso.datetime() }),
  z.object({ kind: z.literal('hidden'), ...ofListing, at: z.iso.datetime() }),
  z.object({
    kind: z.literal('mask'),
    ...ofListing,
    salt: z.string(),
    hash: z.string(),
    words: z.number().int().positive(),
    takesDocuments: z.boolean(),
    at: z.iso.datetime(),
  }),
]);
export type Removed = z.infer<typeof removedSchema>;

/**
 * Reads a list as `npm run backup` and `npm run removals` write it, one removal a line. Throws for a line that is none.
 */
export function parseRemovals(text: string): Removed[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => removedSchema.parse(JSON.parse(line)));
}
