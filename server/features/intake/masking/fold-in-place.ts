import { foldTurkish } from '#shared/text/turkish-text.ts';

const FULL_STOP = 0x2e;
/** The folded character of each UTF-16 unit in one byte; a full stop for a character without one. */
const FOLDED_SIGNS = new Uint8Array(0x10000).fill(FULL_STOP);
for (const unit of [...range(0, 0x2ff), ...range(0x2010, 0x201f)]) {
  const sign = String.fromCharCode(unit)
    .replace(/[\t\u00a0]/, ' ')
    .replace(/[“”]/, '"');
  const folded = foldTurkish(sign);
  if (folded.length === 1 && folded < '\x80') FOLDED_SIGNS[unit] = folded.charCodeAt(0);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/**
 * Folds character by character, so that positions stay the same; one byte per character, which makes finding words
 * faster.
 */
export function foldInPlace(text: string): string {
  const signs = Buffer.allocUnsafe(text.length);
  for (let at = 0; at < text.length; at += 1) signs[at] = FOLDED_SIGNS[text.charCodeAt(at)] ?? FULL_STOP;
  return signs.toString('latin1');
}
