const UNITS: Readonly<Record<string, number>> = {
  bir: 1,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  on: 10,
  yirmi: 20,
  otuz: 30,
  kirk: 40,
  elli: 50,
  altmis: 60,
  yetmis: 70,
  seksen: 80,
  doksan: 90,
};
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
