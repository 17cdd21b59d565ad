import { matchesIn } from './matches-in.ts';

/** Folded words for 1 to 9 and for the tens, from which numbers are composed. */
export const SMALL_NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
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
  }),
);
export const HUNDRED = 'yuz';
/** Words that multiply the number before them. */
export const SCALES: ReadonlyMap<string, number> = new Map(Object.entries({ bin: 1e3, milyon: 1e6, milyar: 1e9 }));

/** Adds a half of the unit before it: `iki buçuk milyon`. */
export const HALF = 'bucuk';
export const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['yarim', 0.5],
  ['ceyrek', 0.25],
]);

/** First to tenth, in order. */
export const ORDINALS: readonly string[] =
  'birinci ikinci ucuncu dorduncu besinci altinci yedinci sekizinci dokuzuncu onuncu'.split(' ');

const WORD = [...SMALL_NUMBERS.keys(), HUNDRED, ...SCALES.keys()].join('|');
const EACH_WORD = new RegExp(WORD, 'g');

/** A regular expression source for folded text: a number in words, written together or apart (`ikimilyonbesyuzbin`). */
export const NUMBER_IN_WORDS = `(?:(?:${WORD})[ -]?){1,18}`;

/** Returns the number that folded words spell; `undefined` for words out of order (`bin milyon`, `yuz yuz`). */
export function readNumberWords(text: string): number | undefined {
  let [total, group, scale] = [0, 0, Number.POSITIVE_INFINITY];
  let least = Number.POSITIVE_INFINITY;
  for (const [word] of matchesIn(text, EACH_WORD)) {
    const next = SCALES.get(word);
    if (next !== undefined) {
      if (next >= scale) return undefined;
      total += (group || 1) * next;
      [group, scale, least] = [0, next, Number.POSITIVE_INFINITY];
    } else if (word === HUNDRED) {
      if (group > 9) return undefined;
      group = (group || 1) * 100;
      least = 100;
    } else {
      const value = SMALL_NUMBERS.get(word) ?? 0;
      const size = value >= 10 ? 10 : 1;
      if (size >= least) return undefined;
      group += value;
      least = size;
    }
  }
  return total + group || undefined;
}
