import { describe, expect, test } from 'vitest';
import { cleanContactText, contactFault } from './contact-rules.ts';

describe('a field of the contact form', () => {
  test.each([
    ['name', '', 'Adınızı yazın.'],
    ['name', ' \u200b ', 'Adınızı yazın.'],
    ['name', 'A', 'Ad en az 2 karakter olmalıdır.'],
    ['email', 'ayse', 'Geçerli bir e-posta adresi yazın.'],
    ['email', 'ayse@ornek', 'Geçerli bir e-posta adresi yazın.'],
    ['email', 'ayse@or nek.com', 'Geçerli bir e-posta adresi yazın.'],
    ['email', `${'a'.repeat(250)}@ornek.com`, 'E-posta adresi en çok 254 karakter olabilir.'],
    ['subject', 'x'.repeat(151), 'Konu en çok 150 karakter olabilir.'],
    ['message', 'kısa', 'Mesaj en az 10 karakter olmalıdır.'],
    ['message', 'x'.repeat(5001), 'Mesaj en çok 5000 karakter olabilir.'],
  ] as const)('%s “%s” is refused', (field, text, fault) => {
    expect(contactFault(field, text)).toBe(fault);
  });

  test.each(['ayşe.yılmaz@örnek.com.tr', 'a+b@ornek.com', ' ayse@ornek.com '])('%s is an e-mail address', (email) => {
    expect(contactFault('email', email)).toBeUndefined();
  });

  test('is kept without control characters; only the message keeps its lines', () => {
    expect(cleanContactText('subject', 'Konu\r\nBcc: biri@ornek.com\u0000')).toBe('Konu Bcc: biri@ornek.com');
    expect(cleanContactText('message', ' Bir\r\n\r\n\r\n\r\nİki\u0000  üç ')).toBe('Bir\n\nİki üç');
  });
});
