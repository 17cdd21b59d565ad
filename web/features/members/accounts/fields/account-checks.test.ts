import { expect, it } from 'vitest';
import { newPasswordErrors } from './account-checks.ts';

it('a password must be long enough and repeated identically, with the messages of the specification', () => {
  expect(newPasswordErrors('gizli-sifre', 'gizli-sifre')).toEqual({});
  expect(newPasswordErrors('12345', '12345').password).toBe('Şifre en az 6 karakter olmalıdır');
  expect(newPasswordErrors('gizli-sifre', 'gizli').passwordAgain).toBe('Şifreler eşleşmiyor');
  expect(newPasswordErrors('x'.repeat(129), 'x'.repeat(129)).password).toBe('Şifre en çok 128 karakter olabilir.');
});
