import { describe, expect, it } from 'vitest';
import { cleanField, fieldFault } from './field-rule.ts';
import { CONTACT_FIELDS } from './help-fields.ts';

describe('a field of the contact form', () => {
  it.each([
    ['name', '', 'Adınızı yazın.'],
    ['name', ' \u200b ', 'Adınızı yazın.'],
    ['email', 'ayse', 'Geçerli bir e-posta adresi yazın.'],
    ['email', 'ayse@ornek', 'Geçerli bir e-posta adresi yazın.'],
    ['email', 'ayse@or nek.com', 'Geçerli bir e-posta adresi yazın.'],
    ['subject', ' ', 'Konuyu yazın.'],
    ['message', '\n', 'Mesajınızı yazın.'],
  ] as const)('%s “%s” is refused', (field, text, fault) => {
    expect(fieldFault(CONTACT_FIELDS[field], text)).toBe(fault);
  });

  it.each([
    ['name', 'A'],
    ['subject', 'x'.repeat(10_000)],
    ['message', 'a'],
    ['message', 'x'.repeat(100_000)],
    ['email', `${'a'.repeat(250)}@ornek.com`],
  ] as const)('%s of any length is accepted', (field, text) => {
    expect(fieldFault(CONTACT_FIELDS[field], text)).toBeUndefined();
  });

  it.each(['ayşe.yılmaz@örnek.com.tr', 'a+b@ornek.com', ' ayse@ornek.com '])('%s is an e-mail address', (email) => {
    expect(fieldFault(CONTACT_FIELDS.email, email)).toBeUndefined();
  });

  it('is stored without control characters; only the message keeps its line breaks', () => {
    expect(cleanField(CONTACT_FIELDS.subject, 'Konu\r\nBcc: biri@ornek.com\u0000')).toBe('Konu Bcc: biri@ornek.com');
    expect(cleanField(CONTACT_FIELDS.message, ' Bir\r\n\r\n\r\n\r\nİki\u0000  üç ')).toBe('Bir\n\nİki üç');
  });
});
