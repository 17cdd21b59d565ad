import { LONGEST_SUPPORT_MESSAGE, LONGEST_SUPPORT_NAME } from '../support/support-rules.ts';
import { cleanLines, cleanText } from '../text/turkish-text.ts';
import { type FieldRule, unless } from './field-rule.ts';

const NAME: FieldRule = { missing: 'Adınızı yazın.', clean: cleanText };
/** Wider than an account's address: letters of all languages, because an answer is all that is sent there. */
const EMAIL: FieldRule = {
  missing: 'E-posta adresinizi yazın.',
  clean: cleanText,
  fault: unless(/^[^\s@<>"(),:;\\[\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/u, 'Geçerli bir e-posta adresi yazın.'),
};
const MESSAGE: FieldRule = { missing: 'Mesajınızı yazın.', clean: cleanLines };

/** The contact form (spec §3, D9). No text is too short or too long (spec §5): only a request's size is limited. */
export const CONTACT_FIELDS = {
  name: NAME,
  email: EMAIL,
  subject: { missing: 'Konuyu yazın.', clean: cleanText },
  message: MESSAGE,
} as const satisfies Readonly<Record<string, FieldRule>>;
export type ContactField = keyof typeof CONTACT_FIELDS;
export type ContactMessage = Readonly<Record<ContactField, string>>;

/** Who writes to support without an account. */
export const VISITOR_FIELDS = {
  name: { ...NAME, max: LONGEST_SUPPORT_NAME, tooLong: `Ad en çok ${LONGEST_SUPPORT_NAME} karakter olabilir.` },
  email: { ...EMAIL, max: 254, clean: (typed: string) => cleanText(typed).toLowerCase() },
} as const satisfies Readonly<Record<string, FieldRule>>;

/** A message in a conversation. */
export const SUPPORT_MESSAGE: FieldRule = {
  ...MESSAGE,
  max: LONGEST_SUPPORT_MESSAGE,
  tooLong: `Bir mesaj en çok ${LONGEST_SUPPORT_MESSAGE} karakter olabilir.`,
};
