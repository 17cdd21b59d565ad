/** Length of a password in characters (spec §5, D24); operators and owners of organisations need more (D48). */
export const PASSWORD_LENGTH = { min: 6, trusted: 12, max: 128 } as const;

/** The error message for a password that is too short (spec §5). */
export const PASSWORD_TOO_SHORT = `Şifre en az ${PASSWORD_LENGTH.min} karakter olmalıdır`;

/** The warning for a password that is on the lists of common and breached passwords; it is still accepted (D48). */
export const PASSWORD_KNOWN =
  'Bu şifre, çok kullanılan ya da sızdırılmış şifreler arasında. Başka bir şifre seçmenizi öneririz.';

/** Length of the longest possible e-mail address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

export const MAX_NAME_LENGTH = 100;

/**
 * Returns a Turkish mobile number as `05xxxxxxxxx` (spec §5, D7); undefined for any other text. Accepts spaces, dashes,
 * dots, brackets and the prefixes `+90`, `0090` and `90`, as people write them.
 */
export function normalizePhone(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const digits = text.trim().replace(/[\s().-]+/gu, '');
  return /^(?:\+?90|0090)?0?(5\d{9})$/.exec(digits)?.[1]?.padStart(11, '0');
}

/**
 * The mailbox behind an address: without a `+tag`, and without dots at Gmail, because all variants reach the same
 * person.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const [box = ''] = name.split('+');
  if (host !== 'gmail.com' && host !== 'googlemail.com') return `${box}@${host}`;
  return `${box.replaceAll('.', '')}@gmail.com`;
}

/** Codes by text message (D7): number of digits, validity in minutes, and maximum number of wrong attempts. */
export const PHONE_CODE = { digits: 6, minutes: 10, tries: 5 } as const;

/** The maximum number of notifications by text message per member and day (Istanbul). */
export const SMS_A_DAY = 5;
