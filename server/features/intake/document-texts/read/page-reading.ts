import { z } from 'zod';
import { MOST_WORDS, memberSchema, PAGE_WAYS, pageWordSchema } from '#shared/read-documents/document-texts.ts';

export const pageReadingSchema = z.object({
  /** Of the whole document. */
  pages: z.int().min(1),
  /** `layer`: the document's own text; `scan`: recognised from the picture; `failed`: of an archive's broken member. */
  by: z.enum(PAGE_WAYS),
  words: z.array(pageWordSchema).max(MOST_WORDS),
  member: memberSchema.optional(),
});
export type PageReading = z.infer<typeof pageReadingSchema>;

/** One word of one reading, in pixels of the picture that was read. */
export type ReadWord = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly line: number;
  /** 0 to 100, as the reader says; a reason to doubt, never one to believe. */
  readonly confidence: number;
};
