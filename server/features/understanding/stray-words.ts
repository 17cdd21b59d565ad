import type { Token } from './tokens.ts';

/** Characters that no listing has: they are left out of the text. */
const NOISE = /^[\p{Cc}\p{Cf}\p{Cs}\uFFFD]*$/u;

export function isStrayWord(token: Token): boolean {
  return !NOISE.test(token.text);
}
