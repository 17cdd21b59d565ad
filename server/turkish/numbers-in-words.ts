const ONES = 'bir iki uc dort bes alti yedi sekiz dokuz'.split(' ');
const TENS = 'on yirmi otuz kirk elli altmis yetmis seksen doksan'.split(' ');
const UNITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...ONES.map((name, at) => [name, at + 1] as const),
  ...TENS.map((name, at) => [name, 10 * (at + 1)] as const),
]);
const SCALES: Readonly<Record<string, number>> = { bin: 1e3, milyon: 1e6, milyar: 1e9 };
const WORD = [...Object.keys(UNITS), 'yuz', ...Object.keys(SCALES)].join('|');

/** A number in words, written together or apart, as a piece of a pattern over folded text: `ikimilyonbesyuzbin`. */
export const NUMBER_WORDS = `(?:(?:${WORD})[ -]?){1,18}`;

/** The number that folded words say; undefined for words out of order (`bin milyon`, `yuz yuz`). */
export function readNumberWords(text: string): number | undefined {
  let [total, group, scale] = [0, 0, Number.POSITIVE_INFINITY];
  let least = Number.POSITIVE_INFINITY;
  for (const [word] of text.matchAll(new RegExp(WORD, 'g'))) {
    const next = SCALES[word];
    if (next !== undefined) {
      if (next >= scale) return undefined;
      total += (group || 1) * next;
      [group, scale, least] = [0, next, Number.POSITIVE_INFINITY];
    } else if (word === 'yuz') {
      if (group > 9) return undefined;
      group = (group || 1) * 100;
      least = 100;
    } else {
      const value = UNITS[word] ?? 0;
      const size = value >= 10 ? 10 : 1;
      if (size >= least) return undefined;
      group += value;
      least = size;
    }
  }
  return total + group || undefined;
}
