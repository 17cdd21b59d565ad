import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { Sort } from '#shared/search-filters/search-values.ts';
import type { Sentence } from '../sentence.ts';
import { SORT_PHRASES } from '../vocabulary/sort-words.ts';
import { PhraseBook } from './phrase-book.ts';

const SORTS = new PhraseBook(SORT_PHRASES);
/** Orders that exist for one kind only: `en büyük araba`, `en eski arsa` are not orders. */
const OF_KIND: Readonly<Partial<Record<Sort, CategoryNumber>>> = {
  yearDesc: '2',
  yearAsc: '2',
  kmAsc: '2',
  areaDesc: '1',
  areaAsc: '1',
  pricePerM2Asc: '1',
};

/** Claims the requested order: `en ucuz`, `ucuzdan pahalıya`, `yakında bitecek`, `metrekaresi en ucuz`. */
export function readSorts(sentence: Sentence): void {
  const categories = categoriesNamed(sentence);
  for (let index = 0; index < sentence.length; index += 1) {
    const match = SORTS.find(sentence, index, (sort) => {
      const category = OF_KIND[sort];
      return category === undefined || categories.size === 0 || categories.has(category);
    });
    if (match === undefined) continue;
    sentence.claim(index, match.end, { type: 'sort', sort: match.value });
    index = match.end - 1;
  }
}

function categoriesNamed(sentence: Sentence): ReadonlySet<CategoryNumber> {
  return new Set(
    sentence.claims.flatMap(({ meaning }) => {
      if (meaning.type === 'kind') return [meaning.category];
      return meaning.type === 'text' && meaning.impliedCategory !== undefined ? [meaning.impliedCategory] : [];
    }),
  );
}
