import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const ofListing = { source: z.string(), sourceKey: z.string() };

/**
 * Something that was removed from the database and must not return with a backup; contains no word of the removed
 * content.
 */
const removedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), id: z.uuid(), at: z.iso.datetime() }),
  z.object({
    kind: z.literal('hidden'),
    ...ofListing,
    at: z.iso.datetime(),
    /** When it was shown again; undefined while it is hidden. */
    undoneAt: z.iso.datetime().optional(),
  }),
  z.object({
    kind: z.literal('mask'),
    ...ofListing,
    salt: z.string(),
    hash: z.string(),
    words: z.number().int().positive(),
    takesDocuments: z.boolean(),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('file'),
    ...ofListing,
    /** The hash of the address; the address itself stays in the database. */
    addressHash: z.string(),
    use: z.enum(['picture', 'document']),
    at: z.iso.datetime(),
    undoneAt: z.iso.datetime().nullable(),
  }),
  z.object({
    kind: z.literal('content'),
    sha256,
    /** The hidden pages; null for the whole content. */
    pages: z.array(z.number().int().positive()).nullable(),
    at: z.iso.datetime(),
    undoneAt: z.iso.datetime().nullable(),
  }),
]);
export type Removed = z.infer<typeof removedSchema>;

/** Parses a list from `npm run backup` or `npm run removals`, one removal a line. Throws for an invalid line. */
export function parseRemovals(text: string): Removed[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => removedSchema.parse(JSON.parse(line)));
}
