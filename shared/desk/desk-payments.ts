import { z } from 'zod';
import { ORDER_REFERENCE } from '../field-rules/desk-fields.ts';
import { fieldSchema } from '../field-rules/field-schema.ts';
import { whySchema } from './why.ts';

/** The buyer's name for the bank transfer; null if the order has none. */
const name = z.string().nullable();

/**
 * `GET /api/desk/payments`: the tasks that only people can do; amounts in kuruş. The audit log records each opening
 * once.
 */
export const deskPaymentsSchema = z.object({
  awaited: z.array(
    z.object({ reference: z.string(), name, totalKurus: z.number().int(), expiresAt: z.iso.datetime() }),
  ),
  owed: z.array(
    z.object({
      reference: z.string(),
      name,
      amountKurus: z.number().int(),
      iban: z.string().nullable(),
      /** The person to ask for the IBAN if it is unknown. */
      email: z.string().nullable(),
      dueBy: z.iso.datetime(),
    }),
  ),
  /** Sales and refunds without an invoice, the most urgent first. */
  tasks: z.array(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      /** `Satış`, `İade (gider pusulası)`. */
      document: z.string(),
      buyer: z.string(),
      totalKurus: z.int(),
      /** The last day that the law allows (VUK 231/5). */
      dueBy: z.iso.datetime(),
      /** `blocked`: a refund whose sale has no invoice yet. `reported`: the integrator has received it. */
      state: z.enum(['waiting', 'blocked', 'reported']),
    }),
  ),
});
export type DeskPayments = z.infer<typeof deskPaymentsSchema>;

const reference = fieldSchema(ORDER_REFERENCE);
export const deskTransferSchema = z.object({
  reference,
  kurus: z.number({ error: 'Tutarı yazın.' }).int('Tutarı yazın.').positive('Tutarı yazın.'),
  why: whySchema,
});
export const deskRefundSchema = z.object({ reference, why: whySchema });
