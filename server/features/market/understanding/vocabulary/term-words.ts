import type { Annotation, Occupancy } from '#shared/search-filters/search-values.ts';

/** Entries of the land register, folded, without endings; `-li` means wanted, `-siz` unwanted. */
export const ANNOTATION_STEMS: readonly (readonly [stem: string, name: Annotation])[] = [
  ['ipotek', 'mortgage'],
  ['haciz', 'seizure'],
  ['intifa', 'usufruct'],
  ['tedbir', 'injunction'],
];
/** Entries of two words, the second with any ending. */
export const ANNOTATION_PAIRS: readonly (readonly [first: string, second: RegExp, name: Annotation])[] = [
  ['aile', /^konutu$/, 'familyHome'],
  ['kira', /^serhi$/, 'lease'],
];
/** Nouns that may stand between the entry's name and the statement about it. */
export const ENTRY_NOUNS: readonly string[] = ['serhi', 'hakki', 'kaydi', 'karari'];
export const WANTED_AFTER: readonly string[] = ['olan', 'bulunan', 'olanlar', 'serhli', 'kayitli'];
export const UNWANTED_AFTER: readonly string[] =
  'olmayan olmayanlar bulunmayan olmasin yok olmadan istemiyorum istemem serhsiz haric'.split(' ');
export const WHERE_BEFORE: readonly string[] = ['uzerinde', 'tapusunda', 'tapuda'];

/** Everyday phrases for the user of a property. */
export const OCCUPANCY_PHRASES: readonly (readonly [phrase: string, who: Occupancy])[] = [
  ['içi boş', 'empty'],
  ['boş durumda', 'empty'],
  ['boş olan', 'empty'],
  ['kiracılı', 'tenant'],
  ['kiracısı olan', 'tenant'],
  ['içinde kiracı olan', 'tenant'],
  ['kirada olan', 'tenant'],
  ['kirada', 'tenant'],
  ['kiraya verilmiş', 'tenant'],
  ['borçlu oturan', 'owner'],
  ['borçlunun oturduğu', 'owner'],
  ['malik oturan', 'owner'],
  ['sahibi oturan', 'owner'],
];
export const EMPTY_WORD = 'bos';

/** Phrases before the sum of all costs. */
export const ALL_IN_PHRASES: readonly string[] = [
  'toplam maliyet',
  'toplam maliyeti',
  'her şey dahil',
  'herşey dahil',
  'masraflar dahil',
  'masraflarıyla',
  'masraflarıyla birlikte',
  'tüm masraflarıyla',
];
/**
 * Phrases for today's value of an appraisal or an insurer's value of a vehicle, before the requested fraction of it.
 */
export const VALUE_TODAY_PHRASES: readonly string[] = [
  'bugünkü karşılığının',
  'bugünkü karşılığı',
  'bugünkü değerinin',
  'bugünkü değeri',
  'güncel değerinin',
  'güncel karşılığının',
  'kasko değerinin',
  'kasko değeri',
  'kasko bedelinin',
];
/** Phrases that sort by that fraction; read before dates and prices claim their words. */
export const VALUE_TODAY_ORDERS: readonly string[] = [
  'bugünkü değerine göre en ucuz',
  'bugünkü değerine göre ucuz',
  'bugünkü değerine göre',
  'bugünkü karşılığına göre en ucuz',
  'bugünkü karşılığına göre ucuz',
  'bugünkü karşılığına göre',
  'kasko değerine göre en ucuz',
  'kasko değerine göre ucuz',
  'kasko değerine göre',
];
/** Fractions in words, in per cent. */
export const PARTS_OF_VALUE: ReadonlyMap<string, number> = new Map([
  ['yarisindan', 50],
  ['yarisi', 50],
  ['yarisinin', 50],
  ['ceyreginden', 25],
  ['ceyregi', 25],
]);
export const SQUARE_METRE_WORDS: readonly string[] = ['m2', 'metrekare', 'metrekaresi', 'metrekaresinin'];
export const SQUARE_METRE_NOUNS: readonly string[] = ['fiyat', 'bedel', 'deger', 'birim', 'maliyet'];
/** Phrases for the appraisal, before its age. */
export const APPRAISAL_PHRASES: readonly string[] = [
  'kıymet takdiri',
  'kıymet takdir raporu',
  'ekspertizi',
  'ekspertiz raporu',
  'değerlemesi',
];
/** Words of the vocabulary above that are in no list of phrases; they are never corrected. */
export const TERM_WORDS: readonly string[] = [
  'kdv',
  'kdvsiz',
  'kdvli',
  'ipotekli',
  'ipoteksiz',
  'hacizli',
  'hacizsiz',
  'intifa',
  'tedbir',
  'takyidatsız',
  'kıymet',
  'takdiri',
];
