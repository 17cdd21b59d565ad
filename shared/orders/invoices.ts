/*
 * The contract about invoices: what a member sees of theirs, and what an integrator sends back. Money is in kuruş.
 *
 *   GET  /api/user/invoices              invoices of the member that were issued
 *   GET  /api/user/invoices/{id}/file    the PDF of one
 *   GET  /api/desk/invoices.csv          what must be invoiced, for an accountant
 *   POST /api/desk/invoices/{id}         number and PDF of an issued invoice, by hand
 *   POST /api/invoices                   number and PDF of one, signed by the integrator (Standard Webhooks)
 */
import { z } from 'zod';
import { whySchema } from '../desk/why.ts';
import { fieldSchema } from '../field-rules/field-schema.ts';
import { INVOICE_NUMBER } from '../field-rules/order-fields.ts';
import { INVOICE_KINDS } from './invoice-names.ts';

export const ownInvoiceSchema = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  /** The reference of the order, which people know. */
  reference: z.string(),
  /** `refund`: the document for a refund. */
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  issuedOn: z.iso.date(),
  amountKurus: z.int(),
});
export type OwnInvoice = z.infer<typeof ownInvoiceSchema>;
export const ownInvoicesSchema = z.object({ invoices: z.array(ownInvoiceSchema) });

const pdfMessage = 'PDF, base64 olarak yazılmalı.';
/** Three letters or digits, the year and nine digits (e-Arşiv), or the serial number of a printed document. */
export const invoiceNumberSchema = fieldSchema(INVOICE_NUMBER);

/** `POST /api/invoices`: `id` is that of the message that reported the task. */
export const issuedInvoiceSchema = z.object({
  id: z.uuid({ error: 'Kaydın kimliği eksik.' }),
  number: invoiceNumberSchema,
  issuedOn: z.iso.date({ error: 'Düzenleme günü yyyy-aa-gg olmalı.' }),
  /** In base64; its content is validated as a file. */
  pdf: z.string({ error: pdfMessage }).min(8, pdfMessage),
});
export const invoiceTakenSchema = z.object({ message: z.string() });

export const deskInvoicePathSchema = issuedInvoiceSchema.pick({ id: true });
export const deskInvoiceGivenSchema = issuedInvoiceSchema.omit({ id: true }).extend({ why: whySchema });
