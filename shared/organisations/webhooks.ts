import { z } from 'zod';
import { NO_EVENT, WEBHOOK_URL } from '../field-rules/company-fields.ts';
import { fieldSchema } from '../field-rules/field-schema.ts';
import { organisationPathSchema } from './organisations.ts';
import {
  MAX_WEBHOOKS,
  SHOWN_WEBHOOK_MESSAGES,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_LISTINGS_NAMES,
  WEBHOOK_STATES,
} from './webhook-rules.ts';

const instant = z.iso.datetime();
const eventSchema = z.enum(WEBHOOK_EVENT_NAMES, 'Bilinmeyen olay.');
const listingsSchema = z.enum(WEBHOOK_LISTINGS_NAMES, 'Hangi ilanlar olduğunu seçin.');
const eventsSchema = z
  .array(eventSchema, 'Olayları seçin.')
  .min(1, NO_EVENT)
  .max(WEBHOOK_EVENT_NAMES.length, 'Bir olayı bir kez yazın.')
  .transform((events) => WEBHOOK_EVENT_NAMES.filter((event) => events.includes(event)));

export const webhookPathSchema = organisationPathSchema.extend({ webhookId: z.uuid('Webhook numarası geçersiz.') });
export const webhookMessagePathSchema = webhookPathSchema.extend({
  messageId: z.uuid('Gönderimin numarası geçersiz.'),
});

/** `POST /api/organisations/{id}/webhooks`. */
export const webhookRequestSchema = z.object({
  url: fieldSchema(WEBHOOK_URL),
  events: eventsSchema,
  listings: listingsSchema.default('all'),
});
export type WebhookRequest = z.infer<typeof webhookRequestSchema>;

/** `PUT …/webhooks/{webhookId}`: absent values stay unchanged. */
export const webhookChangeSchema = z.object({
  state: z.enum(['active', 'paused'], 'Durum active ya da paused olmalıdır.').optional(),
  events: eventsSchema.optional(),
  listings: listingsSchema.optional(),
});
export type WebhookChange = z.infer<typeof webhookChangeSchema>;

const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(eventSchema),
  listings: listingsSchema,
  state: z.enum(WEBHOOK_STATES),
  madeAt: instant,
  /** Since when all deliveries have failed; null while they succeed. */
  failingSince: instant.nullable(),
  /** After failures, the next attempt is made only then. */
  restsUntil: instant.nullable(),
  /** Until then messages are also signed with the previous secret. */
  earlierSecretUntil: instant.nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;
export const webhooksSchema = z.object({ webhooks: z.array(webhookSchema).max(MAX_WEBHOOKS) });

/** The secret is shown only this once. */
export const webhookSecretSchema = z.object({ message: z.string(), secret: z.string() });
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;
export const webhookMadeSchema = webhookSecretSchema.extend({ id: z.uuid() });

const positionMessage = 'before, önceki yanıttaki next değeri olmalıdır.';
/** `GET …/messages`: the messages before one that was shown. */
export const webhookMessagesQuerySchema = z.object({
  before: z
    .string(positionMessage)
    .regex(/^\d{1,15}$/, positionMessage)
    .transform(Number)
    .optional(),
});

const webhookMessageSchema = z.object({
  /** `webhook-id` is `msg_` plus this. */
  id: z.uuid(),
  event: eventSchema,
  /** Null if the message is not about a listing. */
  propertyId: z.number().int().nullable(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number().int(),
  happenedAt: instant,
  triedAt: instant.nullable(),
  nextTryAt: instant.nullable(),
  /** The HTTP status of the last attempt; null if there was no answer. */
  status: z.number().int().nullable(),
  /** The beginning of the last answer, or why there was none. */
  answer: z.string().nullable(),
});
export type WebhookMessage = z.infer<typeof webhookMessageSchema>;
export const webhookMessagesSchema = z.object({
  messages: z.array(webhookMessageSchema).max(SHOWN_WEBHOOK_MESSAGES),
  next: z.number().int().nullable(),
});
export type WebhookMessages = z.infer<typeof webhookMessagesSchema>;
