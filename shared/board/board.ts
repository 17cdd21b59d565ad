import { z } from 'zod';
import { ownMoneySchema } from '../calculations/own-money-schema.ts';
import { MAX_KURUS } from '../law/bid/kurus.ts';
import { findingCountsSchema } from '../read-documents/document-findings.ts';
import { foundLineSchema } from '../read-documents/found-line.ts';
import { savedAdSchema } from '../saved-ads.ts';
import { cleanText } from '../text/turkish-text.ts';
import {
  BOARD_STAGES,
  MAX_CHECK_LENGTH,
  MAX_CHECKS,
  MAX_NOTES_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from './board-rules.ts';

const sumMessage = 'Tutar kuruş olarak 0 ile 10.000.000.000.000 arasında bir tam sayı olmalıdır.';
const sum = z.number({ error: sumMessage }).int(sumMessage).min(0, sumMessage).max(MAX_KURUS, sumMessage).nullable();

const notesMessage = `Notlar en çok ${MAX_NOTES_LENGTH} karakter olabilir.`;
const tagMessage = `Etiket 1 ile ${MAX_TAG_LENGTH} karakter arasında olmalıdır.`;
const tagsMessage = `En çok ${MAX_TAGS} ayrı etiket olabilir.`;
const checkMessage = `Kontrol listesinin maddesi 1 ile ${MAX_CHECK_LENGTH} karakter arasında olmalıdır.`;
const checksMessage = `Kontrol listesinde en çok ${MAX_CHECKS} ayrı madde olabilir.`;
const stageMessage = `Aşama şunlardan biri olmalıdır: ${BOARD_STAGES.join(', ')}.`;
const versionMessage = 'version, kartın son okunan sürüm numarası olmalıdır.';

/** One line of text, cleaned before it is measured. */
const line = (most: number, message: string) =>
  z.string({ error: message }).transform(cleanText).pipe(z.string().min(1, message).max(most, message));

const checkSchema = z.object(
  {
    text: line(MAX_CHECK_LENGTH, checkMessage),
    isDone: z.boolean({ error: 'isDone true ya da false olmalıdır.' }),
  },
  { error: checkMessage },
);

/** What a member may note about a saved listing; sums in kuruş. */
const notedShape = {
  stage: z.enum(BOARD_STAGES, { error: stageMessage }),
  notes: z
    .string({ error: notesMessage })
    .max(MAX_NOTES_LENGTH, notesMessage)
    // As typed, with blank lines; only characters that are invalid in any text are removed.
    .transform((text) => text.toWellFormed().replace(/(?!\n)\p{Cc}/gu, '')),
  tags: z
    .array(line(MAX_TAG_LENGTH, tagMessage), { error: tagsMessage })
    .max(MAX_TAGS, tagsMessage)
    .refine((tags) => new Set(tags).size === tags.length, tagsMessage),
  highestBid: sum,
  ownValue: sum,
  checks: z
    .array(checkSchema, { error: checksMessage })
    .max(MAX_CHECKS, checksMessage)
    .refine((checks) => new Set(checks.map(({ text }) => text)).size === checks.length, checksMessage),
};

/** A card's notes as they are stored. */
const notedSchema = z.object({
  stage: z.enum(BOARD_STAGES),
  notes: z.string(),
  tags: z.array(z.string()),
  highestBid: z.number().int().nullable(),
  ownValue: z.number().int().nullable(),
  checks: z.array(z.object({ text: z.string(), isDone: z.boolean() })),
  /** Counts the changes; 0 if nothing has been noted yet. */
  version: z.number().int(),
  changedAt: z.iso.datetime().nullable(),
});
export type BoardNoted = z.infer<typeof notedSchema>;

/** A saved listing on its member's board; `property.status` and `property.soldPrice` show how its auction ended. */
export const boardCardSchema = z.object({
  ...savedAdSchema.shape,
  ...notedSchema.shape,
  /** The sums of the member's calculation; null without one, and for members who may not calculate. */
  money: ownMoneySchema.nullable(),
  /** For a dwelling, its appraisal moved to today; null if unknown or locked. Lira. */
  valueToday: z
    .object({ from: z.number(), to: z.number(), lastMonth: z.string(), isSampleData: z.boolean().optional() })
    .nullable(),
  /** For a vehicle, its value in the insurers' list (TSB); null if unknown or locked. Lira. */
  kaskoValue: z
    .object({ from: z.number(), to: z.number(), month: z.string(), isSampleData: z.boolean().optional() })
    .nullable(),
  /** The number of findings in its read documents; null if nothing was read or compared. */
  papers: findingCountsSchema.nullable(),
  /** The findings with their places; empty for members who may not see them (D20). */
  found: z.array(foundLineSchema),
});
export type BoardCard = z.infer<typeof boardCardSchema>;

/** `GET /api/user/board`: all saved listings, the most recently saved first. */
export const boardSchema = z.object({ cards: z.array(boardCardSchema) });
export type Board = z.infer<typeof boardSchema>;

/**
 * `PUT /api/user/board/{propertyId}`: the changes, and the version that they are based on (409 if it is no longer the
 * current one).
 */
export const boardChangeSchema = z.object(
  {
    ...z.object(notedShape).partial().shape,
    version: z.number({ error: versionMessage }).int(versionMessage).min(0, versionMessage),
  },
  { error: 'Değişiklikler bir nesne olmalıdır.' },
);
export type BoardChange = z.infer<typeof boardChangeSchema>;

/** The answer to a change: the card's notes as they are stored now. */
export const boardNotedSchema = notedSchema;
