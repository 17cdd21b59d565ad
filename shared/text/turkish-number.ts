type Decimals = { readonly least: number; readonly most: number };

/** The number of digits that a double represents exactly. */
const EXACT_DIGITS = 15;
/** Numbers below a millionth are written with an exponent. */
const PLAIN = /^(\d+)(?:\.(\d+))?$/;

/**
 * A number in Turkish notation, rounded half away from zero: `1694357.5` with one decimal → `1.694.357,5`. The same as
 * `Intl.NumberFormat` for tr-TR, whose first use costs a phone forty milliseconds while a page becomes interactive.
 */
export function turkishNumber(value: number, { least, most }: Decimals): string {
  const [, whole, fraction = ''] = PLAIN.exec(String(Math.abs(value))) ?? [];
  const kept = `${whole}${fraction.slice(0, most).padEnd(most, '0')}`;
  if (whole === undefined || kept.length > EXACT_DIGITS)
    return new Intl.NumberFormat('tr-TR', { minimumFractionDigits: least, maximumFractionDigits: most }).format(value);
  const digits = String(Number(kept) + (fraction.charAt(most) >= '5' ? 1 : 0)).padStart(most + 1, '0');
  const decimals = trimZeros(digits.slice(digits.length - most), least);
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return `${sign}${grouped(digits.slice(0, digits.length - most))}${decimals === '' ? '' : `,${decimals}`}`;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
}

function trimZeros(decimals: string, least: number): string {
  let end = decimals.length;
  while (end > least && decimals.charAt(end - 1) === '0') end -= 1;
  return decimals.slice(0, end);
}
