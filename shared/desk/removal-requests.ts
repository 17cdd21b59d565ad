import { z } from 'zod';
import { OTHER_EMAIL } from '../field-rules/account-fields.ts';
import { REMOVAL_ANSWER, REMOVAL_DECISION, REMOVAL_DEMAND, REMOVAL_NAME } from '../field-rules/desk-fields.ts';
import { fieldSchema } from '../field-rules/field-schema.ts';
import { REMOVAL_ACTS, REMOVAL_DECISIONS, type RemovalActName } from './removal-decisions.ts';

const MAX_REASON = 1000;

export const removalIdSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Başvuru numarası bir sayı olmalıdır.')
    .transform(Number),
});

/** `POST /api/desk/removal-requests`. `receivedOn` is the day in Istanbul on which the request arrived. */
export const newRemovalSchema = z.object({
  name: fieldSchema(REMOVAL_NAME),
  email: fieldSchema(OTHER_EMAIL),
  demand: fieldSchema(REMOVAL_DEMAND),
  receivedOn: z.iso.date({ error: 'Başvurunun geldiği günü yazın.' }),
  listings: z.array(z.number().int().positive()).max(50, 'En çok 50 ilan yazın.'),
});
export type NewRemoval = z.infer<typeof newRemovalSchema>;

/**
 * `POST /api/desk/removal-requests/{id}/decision`; the answer is the body of the letter. A request can be accepted if
 * something was done for it, or if `nothingDone` says why there was nothing to do.
 */
export const removalDecisionSchema = z.object({
  decision: z.enum(REMOVAL_DECISIONS, REMOVAL_DECISION),
  answer: fieldSchema(REMOVAL_ANSWER),
  nothingDone: z.string().trim().max(MAX_REASON, `En çok ${MAX_REASON} karakter yazın.`).optional(),
});
export type RemovalDecisionGiven = z.infer<typeof removalDecisionSchema>;

/** The list contains no names of people. */
const rowSchema = z.object({
  id: z.number().int(),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  decision: z.enum(REMOVAL_DECISIONS).nullable(),
  decidedAt: z.iso.datetime().nullable(),
  letterSentAt: z.iso.datetime().nullable(),
});
export type RemovalRow = z.infer<typeof rowSchema>;
export const removalsSchema = z.object({ requests: z.array(rowSchema) });

/** `GET /api/desk/removal-requests/{id}`: the audit log records each opening. */
export const removalSchema = rowSchema.extend({
  name: z.string(),
  email: z.string(),
  demand: z.string(),
  listings: z.array(z.number().int()),
  answer: z.string().nullable(),
  /** What was done to its listings since it arrived. */
  acts: z.array(
    // safe: the keys of the record are its names
    z.object({ listing: z.number().int(), act: z.enum(Object.keys(REMOVAL_ACTS) as RemovalActName[]), at: z.string() }),
  ),
  nothingDone: z.string().nullable(),
  /** The fixed parts of the letter above and below the answer. */
  letter: z.array(z.string()),
});
export type Removal = z.infer<typeof removalSchema>;

export const removalMadeSchema = z.object({ message: z.string(), id: z.number().int() });
