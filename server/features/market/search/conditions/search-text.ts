import { SHARE_LEXEME } from '#server/features/intake/lexemes/index.ts';
import { stemOf } from '#server/turkish/search-stems.ts';
import { wordsOf } from '#server/turkish/search-words.ts';
import { VEHICLE_BRANDS } from '#shared/kinds/vehicle-brands.ts';

/** What is searched for: every word has to match, a word matches by any of its lexemes. */
export type SearchText = readonly SearchWord[];
export type SearchWord = {
  readonly word: string;
  /** Stems, or `@` lexemes that mean the same (a vehicle brand by its code). */
  readonly lexemes: readonly string[];
};

/** Words that say nothing here, where everything is for sale by auction; they count only when nothing else is said. */
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

/** The words of a query as they are; empty for a query without a letter or digit. */
export function readSearchText(query: string): SearchText {
  const words = wordsOf(query);
  const telling = words.filter((word) => !NOISE_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map((word) => ({ word, lexemes: lexemesOf(word) }));
}

/** Words for a sale that is of a share only. */
const SHARE_WORDS = new Set(['hisse', 'hisseli', 'payli'].map(stemOf));

/** The lexemes by which a listing has a word; the codes of a brand of that name among them. */
export function lexemesOf(word: string): string[] {
  const stem = stemOf(word);
  const share = SHARE_WORDS.has(stem) ? [SHARE_LEXEME] : [];
  return [stem, ...share, ...(brandCodes.get(word) ?? []).map((code) => `@b${code}`)];
}
