import { z } from 'zod';
import { DOCUMENT_KINDS, DOCUMENT_SUBJECTS } from '../documents.ts';

/** `GET /api/v1/properties/{id}/documents`: the documents of a listing, in its order. */
export const listingDocumentsSchema = z.object({
  /** True when the key may not fetch them: what they are is told, their addresses are not. */
  isLocked: z.boolean(),
  documents: z.array(
    z.object({
      /** What the document is about, as far as its name tells. */
      subject: z.enum(DOCUMENT_SUBJECTS).nullable(),
      kind: z.enum(DOCUMENT_KINDS),
      /** A whole web address. One at this site needs no key and works for half a day at least. */
      address: z.string().nullable(),
    }),
  ),
});
export type ListingDocuments = z.infer<typeof listingDocumentsSchema>;
