import { z } from 'zod';
import { fieldSchema } from '../field-rules/field-schema.ts';
import { SUPPORT_MESSAGE, VISITOR_FIELDS } from '../field-rules/help-fields.ts';
import { SUPPORT_STATES, SUPPORT_TOKEN } from './support-rules.ts';

/** Made by the sender for each message: a message sent again under it is stored once. */
const clientIdSchema = z.uuid('Mesaj numarası geçersiz.');

export const supportTextSchema = fieldSchema(SUPPORT_MESSAGE);

/** `POST /api/support/visitor`: who wants to write without an account. */
export const supportVisitorSchema = z.object({
  name: fieldSchema(VISITOR_FIELDS.name),
  email: fieldSchema(VISITOR_FIELDS.email),
});

/** `POST /api/support/link`: what stands in the link of a mail. */
export const supportLinkSchema = z.object({ token: z.string().regex(SUPPORT_TOKEN, 'Bağlantı eksik ya da bozuk.') });

/** `POST /api/support/messages`. */
export const supportMessageSchema = z.object({
  clientId: clientIdSchema,
  text: supportTextSchema,
  /** The listing that is asked about. */
  propertyId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
});

export const supportSentSchema = z.object({ conversationId: z.number().int(), seq: z.number().int() });

const seqTextSchema = z
  .string()
  .regex(/^\d{1,9}$/, 'Sıra bir sayı olmalıdır.')
  .transform(Number);

/** Messages after this one; of a desk's or a person's conversation. */
export const supportAfterSchema = z.object({ after: seqTextSchema.default(0) });

/** Which conversation the caller has on the screen: `after` counts in that one alone. */
export const supportKnownSchema = z.object({
  conversation: z
    .string()
    .regex(/^\d{1,15}$/, 'Görüşme numarası bir sayı olmalıdır.')
    .transform(Number)
    .optional(),
});

/** `POST /api/support/files`: how the file is called, and the number of the message that brings it. */
export const supportFileGivenSchema = z.object({
  clientId: clientIdSchema,
  name: z.string({ error: 'Dosyanın adı eksik.' }).min(1, 'Dosyanın adı eksik.').max(300, 'Dosyanın adı çok uzun.'),
});

/** `GET /api/support/files/{conversation}/{seq}`. */
export const supportFileAskedSchema = z.object({
  conversation: supportKnownSchema.shape.conversation.unwrap(),
  seq: seqTextSchema,
});

export const supportLineSchema = z.object({
  seq: z.number().int(),
  from: z.enum(['person', 'operator']),
  text: z.string(),
  /** What the message brings along; only the two sides can fetch it. */
  file: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
  at: z.iso.datetime(),
});
export type SupportLine = z.infer<typeof supportLineSchema>;

/** What changes of a conversation besides its messages. */
export const supportMarksSchema = z.object({
  id: z.number().int(),
  state: z.enum(SUPPORT_STATES),
  lastSeq: z.number().int(),
  personRead: z.number().int(),
  operatorRead: z.number().int(),
  rating: z.number().int().nullable(),
});
export type SupportMarks = z.infer<typeof supportMarksSchema>;

/** `GET /api/support`: the caller's last conversation, and when somebody answers. */
export const supportSchema = z.object({
  /** Whether the caller can write at once, as a member or as a visitor who gave name and e-mail. */
  isKnown: z.boolean(),
  /** Under which name and address; null for people who are not known. */
  writesAs: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Null while support is open (D6). */
  opensAt: z.iso.datetime().nullable(),
  answerHours: z.number().int(),
  conversation: supportMarksSchema.nullable(),
  messages: z.array(supportLineSchema),
});
export type Support = z.infer<typeof supportSchema>;

/** `GET /api/support/unread`: what a closed panel has to tell. */
export const supportUnreadSchema = z.object({
  /** Answers that the person has not seen. */
  unread: z.number().int(),
  /** Whether answers may still come. */
  isOpen: z.boolean(),
});
export type SupportUnread = z.infer<typeof supportUnreadSchema>;

export const supportSeqSchema = z.object({ seq: z.number().int().min(0).max(999_999_999) });
export const supportRatingSchema = z.object({
  rating: z
    .number({ error: 'Puan 1 ile 5 arasında olmalıdır.' })
    .int()
    .min(1, 'Puan 1 ile 5 arasında olmalıdır.')
    .max(5, 'Puan 1 ile 5 arasında olmalıdır.'),
});
