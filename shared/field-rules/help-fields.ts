import { LONGEST_SUPPORT_MESSAGE, LONGEST_SUPPORT_NAME } from '../support/support-rules.ts';
import { cleanLines, cleanText } from '../text/turkish-text.ts';
import { type FieldRule, unless } from './field-rule.ts';

const NAME: FieldRule = { missing: 'Adınızı yazın.', clean: cleanText };
/** Accepts more than an account's address: letters of all languages, because only an answer is sent there. */
const EMAIL: FieldRule = {
  missing: 'E-posta adresinizi yazın.',
  clean: cleanText,
  fault: unless(/^[^\s@<>"(),:;\\[\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/u, 'Geçerli bir e-posta adresi yazın.'),
};
const MESSAGE: FieldRule = { missing: 'Mesajınızı yazın.', clean: cleanLines };

/**
 * The contact form (spec §3, D9). There is no minimum or maximum length (spec §5): only the request size is limited.
 */
export const CONTACT_FIELDS = {
  name: NAME,
  email: EMAIL,
  subject: { missing: 'Konuyu yazın.', clean: cleanText },
  message: MESSAGE,
} as const satisfies Readonly<Record<string, FieldRule>>;
export type ContactField = keyof typeof CONTACT_FIELDS;
export type ContactMessage = Readonly<Record<ContactField, string>>;

/** A visitor without an account who writes to support. */
export const VISITOR_FIELDS = {
  name: { ...NAME, max: LONGEST_SUPPORT_NAME, tooLong: `Ad en çok ${LONGEST_SUPPORT_NAME} karakter olabilir.` },
  email: { ...EMAIL, max: 254, clean: (typed: string) => cleanText(typed).toLowerCase() },
} as const satisfies Readonly<Record<string, FieldRule>>;

export const SUPPORT_MESSAGE: FieldRule = {
  ...MESSAGE,
  max: LONGEST_SUPPORT_MESSAGE,
  tooLong: `Bir mesaj en çok ${LONGEST_SUPPORT_MESSAGE} karakter olabilir.`,
};
