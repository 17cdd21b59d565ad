import { cleanText } from './text/turkish-text.ts';

/** The fields of the contact form (spec §3). */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactMessage = Readonly<Record<ContactField, string>>;

/** Longest and shortest texts, in characters; the longest e-mail address is that of RFC 5321. */
export const CONTACT_LENGTHS: Readonly<Record<ContactField, { min: number; max: number }>> = {
  name: { min: 2, max: 100 },
  email: { min: 1, max: 254 },
  subject: { min: 3, max: 150 },
  message: { min: 10, max: 5000 },
};

const MISSING: Readonly<Record<ContactField, string>> = {
  name: 'Adınızı yazın.',
  email: 'E-posta adresinizi yazın.',
  subject: 'Konuyu yazın.',
  message: 'Mesajınızı yazın.',
};
const NAMES: Readonly<Record<ContactField, string>> = {
  name: 'Ad',
  email: 'E-posta adresi',
  subject: 'Konu',
  message: 'Mesaj',
};
const EMAIL = /^[^\s@<>"(),:;\\[\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** Cleans a text for storage: one line, except for the message, which keeps its lines. */
export function cleanContactText(field: ContactField, text: string): string {
  if (field !== 'message') return cleanText(text);
  return text
    .split(/\r\n?|\n/)
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The error in a field's text, as a sentence; undefined when there is none. Client and server both use this. */
export function contactFault(field: ContactField, text: string): string | undefined {
  const clean = cleanContactText(field, text);
  const { min, max } = CONTACT_LENGTHS[field];
  if (clean === '') return MISSING[field];
  if (clean.length > max) return `${NAMES[field]} en çok ${max} karakter olabilir.`;
  if (field === 'email') return EMAIL.test(clean) ? undefined : 'Geçerli bir e-posta adresi yazın.';
  return clean.length < min ? `${NAMES[field]} en az ${min} karakter olmalıdır.` : undefined;
}
