import { MAX_EMAIL_LENGTH, normalizePhone, PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '#shared/account-rules.ts';

/** Spec §5. */
export const PASSWORDS_DIFFER = 'Şifreler eşleşmiyor';

/** What is wrong with a typed e-mail address. A rough check; the server checks it fully. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '') return 'E-posta adresinizi yazın.';
  const isLikely = /^\S+@\S+\.\S+$/.test(email.trim()) && email.length <= MAX_EMAIL_LENGTH;
  return isLikely ? undefined : 'Geçerli bir e-posta adresi yazın.';
}

/** What is wrong with a mobile number as typed (spec §5). */
export function phoneError(phone: string): string | undefined {
  if (phone.trim() === '') return 'Telefon numaranızı yazın.';
  return normalizePhone(phone) === undefined ? 'Telefon numarasını 05xxxxxxxxx biçiminde yazın.' : undefined;
}

/** What is wrong with a password someone chooses (spec §5, D24). */
export function newPasswordError(password: string): string | undefined {
  if (password.length < PASSWORD_LENGTH.min) return PASSWORD_TOO_SHORT;
  return password.length > PASSWORD_LENGTH.max ? `Şifre en çok ${PASSWORD_LENGTH.max} karakter olabilir.` : undefined;
}

/** What is wrong with a password and its repetition, by the names of their fields. */
export function newPasswordErrors(password: string, again: string): Record<string, string | undefined> {
  return {
    password: newPasswordError(password),
    passwordAgain: password === again ? undefined : PASSWORDS_DIFFER,
  };
}
