/** How hard a password is to guess; shown while it is typed (D48). */
export const PASSWORD_STRENGTHS = ['weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

const FAIR_BITS = 45;
const STRONG_BITS = 70;

/** The number of characters that an attacker must try if a password contains one of the kind. */
const KINDS: readonly (readonly [kind: RegExp, signs: number])[] = [
  [/[a-zçğıöşü]/, 29],
  [/[A-ZÇĞİÖŞÜ]/, 29],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
];

/**
 * An estimate by length and kinds of characters; a repeated character counts once, and a known password is always weak.
 */
export function passwordStrength(password: string, isKnown: boolean): PasswordStrength {
  const signs = KINDS.reduce((sum, [kind, count]) => sum + (kind.test(password) ? count : 0), 0);
  const length = password.replace(/(.)\1+/gu, '$1').length;
  const bits = length * Math.log2(Math.max(signs, 2));
  if (isKnown || bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}
