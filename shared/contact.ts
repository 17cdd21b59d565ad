import { z } from 'zod';
import { PROVIDER_KINDS } from './company.ts';
import { fieldSchema } from './field-rules/field-schema.ts';
import { CONTACT_FIELDS } from './field-rules/help-fields.ts';

/** `POST /api/contact` (D9). */
export const contactMessageSchema = z.object({
  name: fieldSchema(CONTACT_FIELDS.name),
  email: fieldSchema(CONTACT_FIELDS.email),
  subject: fieldSchema(CONTACT_FIELDS.subject),
  message: fieldSchema(CONTACT_FIELDS.message),
  /** A honeypot that people don't see: if it is filled in, a program sent the form. */
  website: z.string().max(1000).optional(),
});

/** The answer when a message has been received. */
export const contactAnswerSchema = z.object({ message: z.string() });

const particular = z.string().nullable();

/**
 * `GET /api/company`: the company that runs the site and how to contact it; null for details that are not configured.
 */
export const companySchema = z.object({
  name: particular,
  address: particular,
  mersis: particular,
  kep: particular,
  supportEmail: particular,
  supportPhone: particular,
  salesEmail: particular,
  salesPhone: particular,
  privacyEmail: particular,
  origin: particular,
  sendsMail: z.boolean(),
  launchEndsOn: z.iso.date().nullable(),
  sendsTexts: z.boolean(),
  /** The recipients of personal data, by name; null for what is switched off. */
  providers: z.record(z.enum(PROVIDER_KINDS), particular),
  hasPriorityPhone: z.boolean(),
  /** Figures and rules of law that texts mark as to be confirmed. */
  lawToConfirm: z.array(z.string()).readonly(),
});
