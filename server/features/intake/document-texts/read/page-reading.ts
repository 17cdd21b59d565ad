import { z } from 'zod';
import { MOST_WORDS, memberSchema, PAGE_WAYS, pageWordSchema } from '#shared/read-documents/document-texts.ts';
import { UNREAD_REASON_NAMES } from '#shared/read-documents/unread-reasons.ts';

/** Of an archive: the file in it that was read, with its name. */
const readMemberSchema = memberSchema.extend({ name: z.string() });

export const pageReadingSchema = z.object({
  /** Of the whole document. */
  pages: z.int().min(1),
  /**
   * `layer`: the document's own text; `scan`: recognised from the picture; `failed`: of an archive's broken member, or
   * of a page that has a content and cannot be drawn.
   */
  by: z.enum(PAGE_WAYS),
  /** Of a failed page, where it is known. */
  reason: z.enum(UNREAD_REASON_NAMES).optional(),
  words: z.array(pageWordSchema).max(MOST_WORDS),
  /** Whether the second reading is that of the operator's own reader (OCR_URL). */
  isReadOutside: z.boolean().optional(),
  member: readMemberSchema.optional(),
});
export type PageReading = z.infer<typeof pageReadingSchema>;

/** One word of one reading, in pixels of the picture that was read. */
export const readWordSchema = z.object({
  text: z.string(),
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
  line: z.number(),
  /** 0 to 100, as the reader says; a reason to doubt, never one to believe. */
  confidence: z.number(),
});
export type ReadWord = Readonly<z.infer<typeof readWordSchema>>;

/** A word that two readings were compared about. */
export type ComparedWord = Omit<ReadWord, 'confidence'> & { readonly isSure: boolean; readonly other?: string };

const sizeSchema = z.object({ width: z.number(), height: z.number() });
/** How a page was turned (clockwise, degrees) to stand upright, and the sizes of its picture after and before. */
const turningSchema = z.object({ degrees: z.number(), turned: sizeSchema, whole: sizeSchema });
export type Turning = Readonly<z.infer<typeof turningSchema>>;

/** The first of two readings, and the upright picture for the second: a PNG in grey. */
export const halfReadingSchema = z.object({
  pages: z.int().min(1),
  by: z.literal('half'),
  words: z.array(readWordSchema),
  turning: turningSchema,
  picture: z.instanceof(Uint8Array),
  member: readMemberSchema.optional(),
});
export type HalfReading = z.infer<typeof halfReadingSchema>;
