/**
 * Reproducible numbers from 0 to 1 for a seed (mulberry32). A simulation needs good ones: with a generator whose
 * consecutive numbers are correlated, it would only measure the generator.
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
