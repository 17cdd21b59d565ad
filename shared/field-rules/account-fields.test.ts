import { expect, it } from 'vitest';
import { OWN_EMAIL, OWN_PHONE } from './account-fields.ts';
import { cleanField, fieldFault } from './field-rule.ts';

it('an e-mail address is missing, unlikely or valid', () => {
  expect(fieldFault(OWN_EMAIL, '  ')).toBe('E-posta adresinizi yazın.');
  for (const wrong of ['ayse', 'ayse@', 'ayse@ornek', 'ay se@ornek.com', 'a..b@ornek.com', '.a@ornek.com'])
    expect(fieldFault(OWN_EMAIL, wrong)).toMatch(/^Geçerli/);
  expect(fieldFault(OWN_EMAIL, ' Ayse+ilan@ornek.com.tr ')).toBeUndefined();
  expect(cleanField(OWN_EMAIL, ' AYSE@ORNEK.COM ')).toBe('ayse@ornek.com');
});

it('a phone number is accepted in the ways people write it', () => {
  expect(fieldFault(OWN_PHONE, '')).toBe('Telefon numaranızı yazın.');
  for (const good of ['05321234567', '0532 123 45 67', '+90 (532) 123-4567'])
    expect(fieldFault(OWN_PHONE, good)).toBeUndefined();
  for (const wrong of ['02121234567', '0532', 'telefon', '5'.repeat(41)])
    expect(fieldFault(OWN_PHONE, wrong)).toMatch(/05xxxxxxxxx/);
});
