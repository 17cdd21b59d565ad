import { SHARE_LEXEME } from '#server/features/intake/lexemes/index.ts';
import { stemOf } from '#server/turkish/search-stems.ts';
import { wordsOf } from '#server/turkish/search-words.ts';
import { VEHICLE_BRANDS } from '#shared/kinds/vehicle-brands.ts';

/** The words to search for: every word must match, each by any of its lexemes. */
export type SearchText = readonly SearchWord[];
export type SearchWord = {
  readonly word: string;
  /** Stems, or equivalent `@` lexemes (a vehicle brand by its code). */
  readonly lexemes: readonly string[];
};

/** Words without meaning here, where everything is for sale by auction; they only count if there are no others. */
const NOISE_WORDS = new Set(
  wordsOf(
    `satılık satilik icradan icralık ihale ihaleler ihaleleri ihalesi ihaleye ilan ilanlar ilanları ve veya ile da de mi
     mu olan var bana bul göster arıyorum bakıyorum istiyorum`,
  ),
);

const brandCodes = new Map<string, string[]>();
for (const [code, brand] of VEHICLE_BRANDS) {
  for (const word of wordsOf(brand).filter(({ length }) => length > 2)) {
    brandCodes.set(word, [...(brandCodes.get(word) ?? []), code]);
  }
}

/** The words of a query unchanged; empty for a query without a letter or digit. */
export function readSearchText(query: string): SearchText {
  const words = wordsOf(query);
  const telling = words.filter((word) => !NOISE_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map((word) => ({ word, lexemes: lexemesOf(word) }));
}

/** Words for the sale of a share. */
const SHARE_WORDS = new Set(['hisse', 'hisseli', 'payli'].map(stemOf));

/** The lexemes that represent a word in listings, including the codes of a brand of that name. */
export function lexemesOf(word: string): string[] {
  const stem = stemOf(word);
  const share = SHARE_WORDS.has(stem) ? [SHARE_LEXEME] : [];
  return [stem, ...share, ...(brandCodes.get(word) ?? []).map((code) => `@b${code}`)];
}
