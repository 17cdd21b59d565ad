/** Whether ten digits can be a Turkish tax number (VKN): the last one is the check digit. */
export function isTaxNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => {
    const moved = (digit + 9 - index) % 10;
    return total + (moved === 9 ? 9 : (moved * 2 ** (9 - index)) % 9);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

/** Whether eleven digits can be a Turkish identity number (TCKN): the last two are check digits. */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const sum = (places: readonly number[]) => places.reduce((total, place) => total + (digits[place] ?? 0), 0);
  const tenth = (((sum([0, 2, 4, 6, 8]) * 7 - sum([1, 3, 5, 7])) % 10) + 10) % 10;
  return tenth === digits[9] && sum([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10 === digits[10];
}

/**
 * Whether it can be a Turkish IBAN (ISO 13616): with the country code moved to the end and letters converted to
 * numbers, the remainder modulo 97 must be 1.
 */
export function isIban(iban: string): boolean {
  if (!/^TR\d{24}$/.test(iban)) return false;
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(moved) % 97n === 1n;
}
