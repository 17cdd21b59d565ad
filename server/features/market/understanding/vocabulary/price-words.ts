import { SCALES } from '#server/turkish/number-words.ts';

/** Multipliers of prices, folded, including short forms. */
export const PRICE_MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ...SCALES,
  ...Object.entries({
    k: 1e3,
    mn: 1e6,
    mio: 1e6,
    mil: 1e6,
    mily: 1e6,
    mlyn: 1e6,
    mln: 1e6,
    mlyr: 1e9,
    mr: 1e9,
    trilyon: 1e12,
  }),
]);
/** `1.2m`: a million only next to a price comparator, because it may be a metre. */
export const SHORT_MILLION = 'm';

export const LIRA_WORDS: ReadonlySet<string> = new Set(['tl', 'lira', 'try', 'liralik']);
