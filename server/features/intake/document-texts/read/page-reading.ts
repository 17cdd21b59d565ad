import { z } from 'zod';
import { MOST_WORDS, memberSchema, PAGE_WAYS, pageWordSchema } from '#shared/read-documents/document-texts.ts';
import { UNREAD_REASON_NAMES } from '#shared/read-documents/unread-reasons.ts';

/** The file in an archive that was read, with its name. */
const readMemberSchema = memberSchema.extend({ name: z.string() });

export const pageReadingSchema = z.object({
  /** The number of pages of the whole document. */
  pages: z.int().min(1),
  /**
   * `layer`: the document's text layer; `scan`: recognised from the picture; `failed`: a broken member of an archive,
   * or a page that has content and can't be drawn.
   */
  by: z.enum(PAGE_WAYS),
  /** Why the page failed, if known. */
  reason: z.enum(UNREAD_REASON_NAMES).optional(),
  words: z.array(pageWordSchema).max(MOST_WORDS),
  /** Whether the second reading is that of the operator's own reader (OCR_URL). */
  isReadOutside: z.boolean().optional(),
  member: readMemberSchema.optional(),
});
export type PageReading = z.infer<typeof pageReadingSchema>;

/** One word of one reading; its box is in pixels of the picture that was read. */
export const readWordSchema = z.object({
  text: z.string(),
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
  line: z.number(),
  /** 0 to 100, according to the reader. A low value is a reason to doubt; a high one proves nothing. */
  confidence: z.number(),
});
export type ReadWord = Readonly<z.infer<typeof readWordSchema>>;

/** A word after the comparison of two readings. */
export type ComparedWord = Omit<ReadWord, 'confidence'> & { readonly isSure: boolean; readonly other?: string };

const sizeSchema = z.object({ width: z.number(), height: z.number() });
/** How a page was turned (clockwise, in degrees) to be upright, and the sizes of its picture afterwards and before. */
const turningSchema = z.object({ degrees: z.number(), turned: sizeSchema, whole: sizeSchema });
export type Turning = Readonly<z.infer<typeof turningSchema>>;

/** The first of two readings, and the upright picture for the second: a grey PNG. */
export const halfReadingSchema = z.object({
  pages: z.int().min(1),
  by: z.literal('half'),
  words: z.array(readWordSchema),
  turning: turningSchema,
  picture: z.instanceof(Uint8Array),
  member: readMemberSchema.optional(),
});
export type HalfReading = z.infer<typeof halfReadingSchema>;
