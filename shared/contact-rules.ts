import { cleanText } from './text/turkish-text.ts';

/** The fields of the contact form (spec §3). */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactMessage = Readonly<Record<ContactField, string>>;

/** The plans whose messages are told apart: those of premium are answered first (D29). */
export type MessagePlan = 'premium' | 'free';

const MISSING: Readonly<Record<ContactField, string>> = {
  name: 'Adınızı yazın.',
  email: 'E-posta adresinizi yazın.',
  subject: 'Konuyu yazın.',
  message: 'Mesajınızı yazın.',
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

/**
 * The error in a field's text, as a sentence; undefined when there is none. Client and server both use this. No text is
 * too short or too long (spec §5): only the size of a request is limited.
 */
export function contactFault(field: ContactField, text: string): string | undefined {
  const clean = cleanContactText(field, text);
  if (clean === '') return MISSING[field];
  return field === 'email' && !EMAIL.test(clean) ? 'Geçerli bir e-posta adresi yazın.' : undefined;
}
