import { z } from 'zod';
import { whySchema } from '../why.ts';

/** The name of a queue, that is, a kind of letter. */
const queue = z.string({ error: 'Kuyruğu seçin.' }).max(50, 'Böyle bir kuyruk yok.');

const letterSchema = z.object({
  queue,
  id: z.string(),
  channel: z.enum(['email', 'sms', 'webhook']),
  about: z.string(),
  /** Masked: `a***@example.com`, `05** *** ** 67`. */
  recipient: z.string(),
  reason: z.string().nullable(),
  attempts: z.number().int(),
  createdAt: z.iso.datetime(),
  mayDiscard: z.boolean(),
});
export type DeskLetter = z.infer<typeof letterSchema>;

/**
 * `GET /api/desk/collection/letters`: mails, text messages and webhooks that could not be delivered, the oldest first.
 */
export const deskLettersSchema = z.object({
  /** Every kind of letter, in the order in which the desk shows them. */
  queues: z.array(z.object({ name: queue, label: z.string() })),
  letters: z.array(letterSchema),
  /** Whether there are more than are listed. */
  hasMore: z.boolean(),
});
export type DeskLetters = z.infer<typeof deskLettersSchema>;

const id = z.string({ error: 'Mesajı seçin.' }).min(1, 'Mesajı seçin.').max(200, 'Mesajı seçin.');

/** `POST /api/desk/collection/letters/open`: reveals the recipient, which the audit log records. */
export const deskLetterMeantSchema = z.object({ queue, id, why: whySchema });
export const deskLetterOpenedSchema = z.object({ recipient: z.string() });
export type DeskLetterOpened = z.infer<typeof deskLetterOpenedSchema>;

/**
 * `POST /api/desk/collection/letters/{retry,discard}`: one letter by its id, or all that failed for the same reason.
 */
export const deskLettersMeantSchema = z
  .object({ queue, id: id.optional(), reason: z.string().max(300).nullable().optional(), why: whySchema })
  .refine(({ id, reason }) => (id === undefined) !== (reason === undefined), {
    error: 'Ya bir mesaj ya da bir neden seçin.',
    path: ['id'],
  });
export type DeskLettersMeant = z.infer<typeof deskLettersMeantSchema>;
