/** Parses digits with points and commas (`1.250.000,50`); NaN for other formats (`25.11.2026`). */
export function numberOf(digits: string): number {
  if (/^\d+$/.test(digits)) return Number(digits);
  const groups = digits.split(/[.,]/);
  const signs = [...digits.matchAll(/[.,]/g)].map(([sign]) => sign);
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && (groups[0]?.length ?? 0) <= 3;
  const areSame = signs.every((sign) => sign === signs[0]);
  if (isGrouped && areSame && (signs[0] === '.' || signs.length > 1 || groups[0] !== '0'))
    return Number(groups.join(''));
  if (signs.length === 1) return Number(digits.replace(',', '.'));
  const whole = groups.slice(0, -1);
  const isWhole = whole.slice(1).every((group) => group.length === 3) && signs.at(-1) !== signs[0];
  return isWhole ? Number(`${whole.join('')}.${groups.at(-1)}`) : Number.NaN;
}

/** Parses digits before a word like milyon, where a single separator is a decimal point: `1.250 milyon`. */
export function decimalOf(digits: string): number {
  return /^\d+[.,]\d+$/.test(digits) ? Number(digits.replace(',', '.')) : numberOf(digits);
}
