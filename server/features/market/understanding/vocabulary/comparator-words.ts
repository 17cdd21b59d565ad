export type Direction = 'max' | 'min' | 'around' | 'range';

/** Comparators before an amount, without endings. */
export const COMPARATORS_BEFORE: readonly (readonly [words: string, direction: Direction])[] = [
  ['en fazla', 'max'],
  ['en çok', 'max'],
  ['en yüksek', 'max'],
  ['max', 'max'],
  ['maks', 'max'],
  ['maksimum', 'max'],
  ['maximum', 'max'],
  ['azami', 'max'],
  ['bütçem', 'max'],
  ['bütçe', 'max'],
  ['bütçemiz', 'max'],
  ['param', 'max'],
  ['paramız', 'max'],
  ['en az', 'min'],
  ['en düşük', 'min'],
  ['min', 'min'],
  ['minimum', 'min'],
  ['asgari', 'min'],
  ['yaklaşık', 'around'],
  ['aşağı yukarı', 'around'],
  ['ortalama', 'around'],
  ['takriben', 'around'],
];

/** Nouns that may stand next to an amount and add no meaning. */
export const PRICE_NOUNS: readonly string[] = ['fiyat', 'bedel', 'muhammen', 'tutar', 'değer', 'kıymet'];

/** Nouns that make an adjacent amount a deposit. */
export const DEPOSIT_NOUNS: readonly string[] = ['teminat', 'teminatlı', 'depozito', 'depozitolu'];

/** Comparators after an amount, with any ending (`altında`, `üzerindeki`). */
export const COMPARATORS_AFTER: ReadonlyMap<string, Direction> = new Map<string, Direction>([
  ['alt', 'max'],
  ['ast', 'max'],
  ['kadar', 'max'],
  ['kadarki', 'max'],
  ['max', 'max'],
  ['maks', 'max'],
  ['maksimum', 'max'],
  ['maximum', 'max'],
  ['azami', 'max'],
  ['gecmeyen', 'max'],
  ['gecmesin', 'max'],
  ['gecmeyecek', 'max'],
  ['gecmemis', 'max'],
  ['asmayan', 'max'],
  ['asmamis', 'max'],
  ['asmasin', 'max'],
  ['butce', 'max'],
  ['butceli', 'max'],
  ['butcem', 'max'],
  ['param', 'max'],
  ['ust', 'min'],
  ['uzer', 'min'],
  ['min', 'min'],
  ['minimum', 'min'],
  ['asgari', 'min'],
  ['gecen', 'min'],
  ['asan', 'min'],
  ['baslayan', 'min'],
  ['itibaren', 'min'],
  ['sonrasi', 'min'],
  ['oncesi', 'max'],
  ['civar', 'around'],
  ['dolay', 'around'],
  ['dolayi', 'around'],
  ['bandi', 'around'],
  ['band', 'around'],
  ['sular', 'around'],
  ['ara', 'range'],
  ['araligi', 'range'],
  ['aralik', 'range'],
]);

/** Comparators after an amount in the ablative: `2 milyondan ucuz`, `10 yaşından küçük`. */
export const COMPARATORS_AFTER_ABLATIVE: ReadonlyMap<string, Direction> = new Map<string, Direction>([
  ['ucuz', 'max'],
  ['az', 'max'],
  ['dusuk', 'max'],
  ['asagi', 'max'],
  ['kucuk', 'max'],
  ['genc', 'max'],
  ['eski', 'max'],
  ['once', 'max'],
  ['pahali', 'min'],
  ['fazla', 'min'],
  ['cok', 'min'],
  ['yuksek', 'min'],
  ['yukari', 'min'],
  ['buyuk', 'min'],
  ['yasli', 'min'],
  ['yeni', 'min'],
  ['sonra', 'min'],
]);
/** After a year these words exclude the year itself. */
export const EXCLUSIVE_YEAR_WORDS: readonly string[] = ['oncesi', 'eski', 'once'];

/** `2 milyon ve altı`, `2018 ve üzeri`. */
export const AND_MORE_WORDS: readonly string[] = ['asagi', 'yukari'];
/** Words that join the two ends of a range. */
export const RANGE_JOINTS: readonly string[] = ['ile', 'ila', 've', 'to', 'veya'];
