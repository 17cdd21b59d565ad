import { expect, it } from 'vitest';
import { emailError, newPasswordErrors, phoneError } from './account-checks.ts';

it('an e-mail address is missing, unlikely or good', () => {
  expect(emailError('  ')).toBe('E-posta adresinizi yazın.');
  for (const wrong of ['ayse', 'ayse@', 'ayse@ornek', 'ay se@ornek.com']) expect(emailError(wrong)).toMatch(/^Geçerli/);
  expect(emailError(' ayse@ornek.com ')).toBeUndefined();
});

it('a phone number is taken in the ways people write it', () => {
  expect(phoneError('')).toBe('Telefon numaranızı yazın.');
  for (const good of ['05321234567', '0532 123 45 67', '+90 (532) 123-4567']) expect(phoneError(good)).toBeUndefined();
  for (const wrong of ['02121234567', '0532', 'telefon']) expect(phoneError(wrong)).toMatch(/05xxxxxxxxx/);
});

it('a password is long enough and typed twice alike, in the words of the specification', () => {
  expect(newPasswordErrors('gizli-sifre', 'gizli-sifre')).toEqual({});
  expect(newPasswordErrors('12345', '12345').password).toBe('Şifre en az 6 karakter olmalıdır');
  expect(newPasswordErrors('gizli-sifre', 'gizli').passwordAgain).toBe('Şifreler eşleşmiyor');
  expect(newPasswordErrors('x'.repeat(129), 'x'.repeat(129)).password).toBe('Şifre en çok 128 karakter olabilir.');
});
