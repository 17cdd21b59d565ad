import { foldTurkish } from '../text/turkish-text.ts';
import { TURKISH_WORDS } from './turkish-words.ts';

const SHORTEST = 6;
const COMMONEST = 100;
/** It is the 11th in the list, but the specification accepts six such characters (spec §5, D48). */
const ALLOWED = 'abc123';

type Known = { readonly all: ReadonlySet<string>; readonly commonest: ReadonlySet<string> };
let known: Promise<Known> | undefined;

/** Whether a password is one of the hundred most common ones that are long enough, ignoring case (D48). */
export async function isAmongCommonest(password: string): Promise<boolean> {
  return (await knownPasswords()).commonest.has(password.toLowerCase());
}

/**
 * Whether a password is in the list of 49,000 common and breached ones, ignoring case, or follows a Turkish pattern
 * (OWASP ASVS 5.0, 6.2.4). The check runs where the password was typed: nothing about it is sent anywhere.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  return isTurkishPattern(password) || (await knownPasswords()).all.has(password.toLowerCase());
}

/** Loaded when the first password is chosen, and cached: about 9 MB. */
function knownPasswords(): Promise<Known> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    // The list begins with the most common ones.
    const words = dictionary['passwords-common'].map((word) => String(word).toLowerCase());
    const longEnough = words.filter((word) => word.length >= SHORTEST && word !== ALLOWED);
    return { all: new Set(words), commonest: new Set(longEnough.slice(0, COMMONEST)) };
  });
  return known;
}

/**
 * A word of the list and a number of at most four digits, with symbols between or at the ends; a row of digits and up
 * to three letters (`123456Aa`); or one or two characters repeated to the end.
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
