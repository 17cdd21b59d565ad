import { ExpectedError } from '#server/platform/expected-error.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { TURKISH_WORDS } from './turkish-words.ts';

const MESSAGE =
  'Bu şifre çok kullanılan ya da sızdırılmış şifreler arasında, kolayca tahmin edilir. Lütfen başka bir şifre seçin; birkaç sözcüğü yan yana yazmak iyi bir yoldur.';

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Throws 400 PASSWORD_COMMON for a password from the local list of 49,000 common and breached ones, in any case of its
 * letters, or of a Turkish pattern (OWASP ASVS 5.0, 6.2.4). Nothing about the password leaves the process.
 */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  if (isTurkishPattern(password) || (await knownPasswords()).has(password.toLowerCase()))
    throw new ExpectedError(400, 'PASSWORD_COMMON', MESSAGE, field);
}

/** Read when the first password is chosen, and kept: about 9 MB. */
function knownPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase())),
  );
  return known;
}

/**
 * One or two words of the list and a number of at most four digits, with signs between or behind; digits in a row and a
 * letter or two (`123456Aa`); or one or two signs repeated to the end.
 */
function isTurkishPattern(password: string): boolean {
  const plain = foldTurkish(password);
  const [, word = '', rest = ''] = /^[\W_]{0,2}([a-z]+)([\W_\d]*)$/.exec(plain) ?? [];
  if (TURKISH_WORDS.has(word) && rest.replace(/\D/g, '').length <= 4 && rest.length <= 7) return true;
  const [, digits = '', letters = ''] = /^(\d+)[\W_]?([a-z]*)[\W_]?$/.exec(plain) ?? [];
  if (TURKISH_WORDS.has(letters) && digits.length <= 4) return true;
  if (isRow(digits) && letters.length <= 3) return true;
  return /^(.{1,2})\1*$/u.test(plain);
}

const ROWS = '01234567890123456789 98765432109876543210';

function isRow(digits: string): boolean {
  return digits.length >= 4 && (ROWS.includes(digits) || /^(\d{1,4})\1+$/.test(digits));
}
