import { z } from 'zod';
import { NOTICE_VALUE_NAMES, NOTICE_VALUES } from '../notice-values.ts';
import { VERSION_FIELDS } from './version-facts.ts';

const idSchema = z
  .string()
  .regex(/^\d{1,16}$/, 'İlan numarası bir sayı olmalıdır.')
  .transform(Number)
  .refine((id) => id >= 1 && id <= Number.MAX_SAFE_INTEGER, 'İlan numarası geçersiz.');
const numberSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Sürüm bir sayı olmalıdır.')
  .transform(Number);

/** The path of `GET /api/properties/{id}/versions`. */
export const versionsPathSchema = z.object({ id: idSchema });
/** The path of `GET /api/properties/{id}/versions/{before}/{after}`. */
export const comparisonPathSchema = z.object({ id: idSchema, before: numberSchema, after: numberSchema });

const valueSchema = z.union([
  z.string(),
  z.number(),
  z.array(z.number()),
  NOTICE_VALUES.deposit.schema,
  NOTICE_VALUES.firstStart.schema,
]);

/** A fact that differs between two versions, in the units of shared/versions/version-facts.ts. */
const factChangeSchema = z.object({
  fact: z.enum([...VERSION_FIELDS, ...NOTICE_VALUE_NAMES]),
  before: valueSchema,
  after: valueSchema,
});

const versionSchema = z.object({
  /** From 1; the highest number is the current notice. */
  number: z.number().int(),
  /** When it was first seen. */
  recordedAt: z.iso.datetime(),
  /**
   * SHA-256 of the masked text without white space, in hexadecimal; null if there is no text, if it was deleted, and if
   * it is locked.
   */
  textHash: z.string().nullable(),
});
export type NoticeVersion = z.infer<typeof versionSchema>;

/** `GET /api/properties/{id}/versions`: every version of a notice, the latest first. */
export const noticeVersionsSchema = z.object({
  /** The current title of the listing. */
  title: z.string(),
  /** When the source last showed the listing. */
  lastSeenAt: z.iso.datetime(),
  versions: z.array(
    versionSchema.extend({
      /** Compared with the previous version; without facts that are locked for the caller (D38). */
      changes: z.array(factChangeSchema),
      haveWordsChanged: z.boolean(),
    }),
  ),
});
export type NoticeVersions = z.infer<typeof noticeVersionsSchema>;

const wordChangeSchema = z.object({ kind: z.enum(['kept', 'struck', 'added']), text: z.string() });
/** A run of words that is in both texts, only in the earlier one, or only in the later one. */
export type WordChange = z.infer<typeof wordChangeSchema>;

/** `GET /api/properties/{id}/versions/{before}/{after}`: two versions side by side. */
export const versionComparisonSchema = z.object({
  before: versionSchema,
  after: versionSchema,
  changes: z.array(factChangeSchema),
  /** False if one of the texts is missing. */
  haveWordsChanged: z.boolean(),
  /** The later text with the deleted words of the earlier one; null if a text is missing or locked. */
  words: z.array(wordChangeSchema).nullable(),
  /** Texts with little in common are compared by whole paragraphs. */
  isByParagraphs: z.boolean(),
  locked: z.array(z.literal('description')),
});
export type VersionComparison = z.infer<typeof versionComparisonSchema>;
