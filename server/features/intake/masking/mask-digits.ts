const IDENTITY_MASK = '***********';
const IBAN_MASK = 'TR** **** **** **** **** **** **';
const PHONE_MASK = '**** *** ** **';

/** At least seven digits with at most three other characters between two of them; personal numbers are not shorter. */
const LONG_RUN = /(?:TR[ .-]?)?[+(]{0,2}\d(?:[ \u00a0\t()./–-]{0,3}\d){6,}/gi;
/** How many characters before the digits a label is searched for. */
const LABEL_REACH = 40;

/** The length of a telephone number without a label or a plus; an identity number has one digit more. */
const FEWEST_DIGITS = 10;

const GAP = '[ \\u00a0\\t]?[()./–-]?[ \\u00a0\\t]?';
const REST = `${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}(?!\\d)`;
/** With the country code or a zero in front: `+90 (532) 123 45 67`, `0312-555-44-33`, `(0532) 1234567`. */
const PREFIXED_PHONE = new RegExp(`(?<!\\d)\\(?(?:(?:\\+|00)?90|0)${GAP}\\(?[2-58]\\d{2}${REST}`, 'g');
/** Without country code and zero: `532 123 45 67`, `(312) 555 44 33`, and mobile numbers in one piece. */
const BARE_PHONE = new RegExp(
  `(?<!\\d)(?:\\([2-5]\\d{2}\\)${REST}|[2-5]\\d{2}[ .-]\\d{3}[ .-]?\\d{2}[ .-]?\\d{2}(?!\\d)|5[0-6]\\d{8}(?!\\d))`,
  'g',
);
/** Numbers of other countries, which begin with a plus. In `3+1 125 m²` there is a digit before the plus. */
const FOREIGN_PHONE = /^\+\d(?:[ ()./-]{0,2}\d){7,14}$/;
const PHONE_LABEL =
  /(?<!\p{L})(?:tel|telefonu?|telefonlar[ıi]|gsm|cep|faks|fax|whats ?app)(?:[ .:]{0,3}(?:no|numaras[ıi]))?[ .:()-]{0,6}$/iu;
const IBAN = /^TR(?:[ \u00a0\t.()/–-]{0,3}\d){24,}$/i;
const IBAN_LABEL = /IBAN[^\d\n*]{0,20}$/i;
const IDENTITY_LABEL = /(?:k[iİıI]ml[iİıI]k[^\d\n*]{0,25}|TCKN[^\d\n*]{0,25}|T\.?C\.?(?: ?NO)?[ .:]{0,4})$/i;
/** A mobile number with a zero or the country's code in front, however its digits are grouped: `0532 12 34 567`. */
const MOBILE = /^(?:0090|90|0)5[0-6]\d{8}$/;
const DOTTED_IDENTITY = /\d{3}\.\d{3}\.\d{3}\.\d{2}(?!\d)/g;
const IBAN_BEGINS = /TR\d{2}/i;
const BROKEN_IBAN = /(?<![\p{L}\d])TR\d{2}(?:[ .-]{0,2}\n?[ .-]{0,2}\d){22}(?!\d)/giu;

/**
 * Masks IBANs, telephone numbers and T.C. identity numbers. Eleven digits with wrong check digits (a record number of
 * e-Satış, for instance) stay, unless a label says that they are an identity number.
 */
export function maskDigits(text: string): string {
  // Most texts have no IBAN, and this pattern examines every letter.
  const whole = IBAN_BEGINS.test(text)
    ? text.replace(BROKEN_IBAN, (run) => (run.includes('\n') ? IBAN_MASK : run))
    : text;
  return whole.replace(LONG_RUN, (run, offset: number) =>
    maskRun(run, whole.slice(Math.max(0, offset - LABEL_REACH), offset)),
  );
}

function maskRun(run: string, before: string): string {
  const digits = run.replace(/\D/g, '');
  if (IBAN.test(run) || (digits.length >= 16 && IBAN_LABEL.test(before))) return IBAN_MASK;
  if (digits.length === 11 && IDENTITY_LABEL.test(before)) return IDENTITY_MASK;
  if (PHONE_LABEL.test(before) || MOBILE.test(digits)) return PHONE_MASK;
  if (FOREIGN_PHONE.test(run) && !/\d$/.test(before)) return PHONE_MASK;
  if (digits.length < FEWEST_DIGITS) return run;
  const undotted = run.replace(DOTTED_IDENTITY, (dotted) =>
    isIdentityNumber(dotted.replaceAll('.', '')) ? IDENTITY_MASK : dotted,
  );
  const withoutPhones = undotted.replace(PREFIXED_PHONE, PHONE_MASK).replace(BARE_PHONE, PHONE_MASK);
  return withoutPhones.replace(SPACED_DIGITS, maskIdentityNumbers);
}

/** Digits without gaps, or in groups with single blanks between them. */
const SPACED_DIGITS = /\d(?:[ \u00a0\t]?\d)*/g;

/** Whether 11 digits satisfy both check digits of a T.C. identity number. */
export function isIdentityNumber(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const d = Array.from(digits, Number);
  const digit = (at: number) => d[at] ?? 0;
  const odd = digit(0) + digit(2) + digit(4) + digit(6) + digit(8);
  const even = digit(1) + digit(3) + digit(5) + digit(7);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return digit(9) === tenth && digit(10) === (odd + even + tenth) % 10;
}

/** Masks consecutive whole groups that together are an identity number; other numbers in the run stay. */
function maskIdentityNumbers(run: string): string {
  if (run.length < 11) return run;
  const groups = run.split(/([ \u00a0\t])/); // group, separator, group, …
  let start = 0;
  let length = 0;
  for (let end = 0; end < groups.length; end += 2) {
    length += groups[end]?.length ?? 0;
    while (length > 11) {
      length -= groups[start]?.length ?? 0;
      start += 2;
    }
    if (length !== 11 || !isIdentityNumber(joined(groups, start, end))) continue;
    groups[start] = IDENTITY_MASK;
    groups.fill('', start + 1, end + 1);
    start = end + 2;
    length = 0;
  }
  return groups.join('');
}

function joined(groups: readonly string[], start: number, end: number): string {
  let digits = '';
  for (let at = start; at <= end; at += 2) digits += groups[at];
  return digits;
}
