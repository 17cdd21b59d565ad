import { z } from 'zod';
import { DOCUMENT_KINDS, DOCUMENT_SUBJECTS } from '../documents.ts';

/** `GET /api/v1/properties/{id}/documents`: the documents of a listing, in its order. */
export const listingDocumentsSchema = z.object({
  /** True if the key may not fetch them: the answer then describes the documents without their addresses. */
  isLocked: z.boolean(),
  documents: z.array(
    z.object({
      /** What the document is about, as far as its name shows. */
      subject: z.enum(DOCUMENT_SUBJECTS).nullable(),
      kind: z.enum(DOCUMENT_KINDS),
      /** An absolute URL. A URL of this site needs no key and works for at least half a day. */
      address: z.string().nullable(),
    }),
  ),
});
export type ListingDocuments = z.infer<typeof listingDocumentsSchema>;
