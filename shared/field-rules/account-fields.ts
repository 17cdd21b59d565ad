import { MAX_EMAIL_LENGTH, normalizePhone, PASSWORD_LENGTH, PASSWORD_TOO_SHORT, PHONE_CODE } from '../account-rules.ts';
import { type FieldRule, unless } from './field-rule.ts';

const EMAIL_WRONG = 'Geçerli bir e-posta adresi yazın.';
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/;

/** An e-mail address in lower case. Without Turkish rules: addresses use the Latin alphabet, where I becomes i. */
const emailRule = (missing: string): FieldRule => ({
  missing,
  max: MAX_EMAIL_LENGTH,
  tooLong: EMAIL_WRONG,
  clean: (typed) => typed.trim().toLowerCase(),
  fault: unless(EMAIL, EMAIL_WRONG),
  format: 'email',
});

export const OWN_EMAIL = emailRule('E-posta adresinizi yazın.');

export const OTHER_EMAIL = emailRule('E-posta adresini yazın.');
export const MEMBER_EMAIL = emailRule('Üyenin e-posta adresini yazın.');

const PHONE_WRONG = 'Telefon numarasını 05xxxxxxxxx biçiminde yazın.';

/** A mobile number, stored as `05xxxxxxxxx` (spec §5, D7). */
export const OWN_PHONE: FieldRule = {
  missing: 'Telefon numaranızı yazın.',
  max: 40,
  tooLong: PHONE_WRONG,
  clean: (typed) => normalizePhone(typed) ?? typed.trim(),
  fault: unless(/^05\d{9}$/, PHONE_WRONG),
};

/** scrypt ignores trailing NULs and treats all broken surrogates alike, so different passwords would be equal. */
const password = {
  max: PASSWORD_LENGTH.max,
  tooLong: `Şifre en çok ${PASSWORD_LENGTH.max} karakter olabilir.`,
  clean: (typed: string) => typed,
  fault: (text: string) =>
    text.isWellFormed() && !text.includes('\0') ? undefined : 'Şifrede kullanılamayan bir karakter var.',
};

/** An existing password to check: a short one is not rejected, so that errors reveal nothing about the account. */
export const KNOWN_PASSWORD: FieldRule = { missing: 'Şifrenizi yazın.', ...password };

/** A new password (spec §5, D24). */
export const NEW_PASSWORD: FieldRule = {
  ...KNOWN_PASSWORD,
  min: PASSWORD_LENGTH.min,
  tooShort: PASSWORD_TOO_SHORT,
};

/** A code of digits as people type it, with or without groups. */
const codeRule = (missing: string, form: RegExp): FieldRule => ({
  missing,
  max: 40,
  tooLong: missing,
  clean: (typed) => typed.replace(/\s+/gu, ''),
  fault: unless(form, missing),
});

/** The code sent by text message (D7). */
export const PHONE_CODE_FIELD = codeRule(
  `Telefonunuza gelen ${PHONE_CODE.digits} haneli kodu yazın.`,
  new RegExp(`^\\d{${PHONE_CODE.digits}}$`),
);

export const APP_CODE = codeRule('Uygulamadaki 6 haneli kodu yazın.', /^\d{6}$/);

/** The code of an authenticator app, or a recovery code such as `aB3dE-fG7hJ`. */
export const SECOND_STEP_CODE = codeRule(
  'Uygulamadaki 6 haneli kodu ya da bir kurtarma kodunu yazın.',
  /^(?:\d{6}|[A-Za-z0-9]{5}-[A-Za-z0-9]{5})$/,
);
