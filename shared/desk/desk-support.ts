import { z } from 'zod';
import { READY_ANSWER_TITLE } from '../field-rules/desk-fields.ts';
import { fieldSchema } from '../field-rules/field-schema.ts';
import { supportLineSchema, supportMarksSchema, supportTextSchema } from '../support/support.ts';
import { SUPPORT_QUEUES, SUPPORT_STATES } from '../support/support-rules.ts';

const instant = z.iso.datetime();
export const conversationIdSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Görüşme numarası bir sayı olmalıdır.')
    .transform(Number),
});

/**
 * `GET /api/desk/support`: the conversations in one state; `q` is a part of their messages or a whole e-mail address.
 */
export const supportQueueAskedSchema = z.object({
  state: z.enum(SUPPORT_QUEUES).default('open'),
  q: z.string().trim().max(200).default(''),
});

/**
 * A conversation in the queue. It reveals only the beginning of the last message, without names, numbers and addresses
 * (D56).
 */
export const supportRowSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['chat', 'form']),
  state: z.enum(SUPPORT_STATES),
  plan: z.enum(['premium', 'free']).nullable(),
  propertyId: z.number().int().nullable(),
  assignee: z.string().nullable(),
  unread: z.number().int(),
  updatedAt: instant,
  /** The promised time of the first answer; null once it was given. */
  dueAt: instant.nullable(),
  /** The beginning of the last message; empty if it is only a file. */
  preview: z.object({ from: z.enum(['person', 'operator']), text: z.string() }).nullable(),
});
export type SupportRow = z.infer<typeof supportRowSchema>;

/** First answers of the last 30 days: their number, how many were in the promised time, and the median in minutes. */
const firstAnswersSchema = z.object({
  plan: z.enum(['premium', 'others']),
  promisedHours: z.number().int(),
  answered: z.number().int(),
  inTime: z.number().int(),
  medianMinutes: z.number().nullable(),
});

export const supportQueueSchema = z.object({
  conversations: z.array(supportRowSchema),
  firstAnswers: z.array(firstAnswersSchema),
});
export type SupportQueue = z.infer<typeof supportQueueSchema>;

/** An opened conversation with the person. */
export const supportOpenedSchema = supportRowSchema.omit({ preview: true }).extend({
  name: z.string(),
  email: z.string(),
  /** Null for a visitor. */
  memberId: z.uuid().nullable(),
  subject: z.string().nullable(),
  marks: supportMarksSchema,
  messages: z.array(supportLineSchema),
  /** Whether a visitor has followed the link in a mail to this address; members confirm theirs in their account. */
  isEmailProven: z.boolean(),
  /** The most recently saved listings of a member. */
  listings: z.array(z.object({ id: z.number().int(), title: z.string() })),
});
export type SupportOpened = z.infer<typeof supportOpenedSchema>;

export const supportUpdateSchema = z.object({ marks: supportMarksSchema, messages: z.array(supportLineSchema) });

export const supportStateSchema = z.object({ state: z.enum(['open', 'closed', 'spam']) });
export const supportAssignSchema = z.object({ isMine: z.boolean() });

/** `GET /api/desk/support/:id/notes`: the operators' internal notes on a conversation. */
export const supportNotesSchema = z.object({
  assignee: z.string().nullable(),
  notes: z.array(z.object({ id: z.number().int(), by: z.string(), text: z.string(), at: instant })),
});
export type SupportNotes = z.infer<typeof supportNotesSchema>;

/** A template for an answer. */
export const readyAnswerSchema = z.object({
  title: fieldSchema(READY_ANSWER_TITLE),
  text: supportTextSchema,
});
export const readyAnswersSchema = z.object({
  answers: z.array(z.object({ id: z.number().int(), title: z.string(), text: z.string() })),
});
export type ReadyAnswers = z.infer<typeof readyAnswersSchema>;
