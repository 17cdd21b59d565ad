import type { StoredRecord } from '#server/database/field-facts.ts';
import type { WordedField } from '#server/database/record-columns.ts';
import { stemOf } from '#server/turkish/search-stems.ts';
import { wordsOf } from '#server/turkish/search-words.ts';
import { CATEGORY_LABELS } from '#shared/kinds/kinds.ts';
import { adaLexemes, ageLexemes, courtLexemes, fileLexemes, parselLexemes } from './identifying-lexemes.ts';

/** The words of a listing on their way into the database. */
export type ListingWords = {
  /** What the listing is found by (`properties.words`). */
  readonly lexemes: readonly string[];
  /** Every word as it stands there, folded, with its stem. */
  readonly stems: ReadonlyMap<string, string>;
};

/** The fields of a listing that hold words: what is read here is declared so in field-facts.ts, or does not compile. */
export type WordedRecord = Pick<StoredRecord, WordedField>;

/** Raise it when words are read differently: a listing that changes then gets all its words anew. */
export const WORDS_VERSION = 1;

/** Marks a listing that sells a share, in whatever words its notice says so. */
export const SHARE_LEXEME = '@s1';

/** How much a word counts depends on where it stands: `^` in the title, `=` in place and kind, without a mark anywhere. */
const MARKS = { placeAndKind: ['', '^', '='], title: ['', '^'], text: [''] } as const;

/** The words of a listing: those of its texts, and the values of filters as `@…` and `#…`. */
export function listingWords(record: WordedRecord): ListingWords {
  const lexemes = new Set(filterLexemes(record));
  const stems = new Map<string, string>();
  for (const [place, texts] of Object.entries(textsOf(record))) {
    // safe: textsOf gives exactly these places
    const marks = MARKS[place as keyof typeof MARKS];
    for (const word of wordsOf(texts.filter((text) => text !== null).join(' '))) {
      const stem = stemOf(word);
      stems.set(word, stem);
      for (const mark of marks) lexemes.add(mark + stem);
    }
  }
  return { lexemes: [...lexemes], stems };
}

function textsOf(record: WordedRecord): Record<keyof typeof MARKS, (string | null)[]> {
  const { il, ilce, mahalleKoy, tur, auctionId, categoryNumber, title, dosyaBilgi, courtName, ada, parsel } = record;
  return {
    placeAndKind: [il, ilce, mahalleKoy, tur, auctionId, CATEGORY_LABELS[categoryNumber]],
    title: [title, dosyaBilgi, dosyaBilgi?.replaceAll('/', ' ') ?? null, courtName],
    text: [
      record.description,
      record.location,
      ada && `${ada} ada`,
      parsel && `${parsel} parsel`,
      record.kaydindakiSerhler,
    ],
  };
}

function filterLexemes(record: WordedRecord): string[] {
  const { categoryNumber, tur, il, ilce, carModel, hisse } = record;
  return [
    `@k${categoryNumber}`,
    `@t${tur}`,
    ...(il === null ? [] : [`@p${il}`]),
    ...(il === null || ilce === null ? [] : [`@d${il}/${ilce}`]),
    ...(carModel === null ? [] : [`@b${carModel}`]),
    ...(hisse === null ? [] : [SHARE_LEXEME]),
    ...ageLexemes(record.carAge),
    ...adaLexemes(record.ada),
    ...parselLexemes(record.parsel),
    ...fileLexemes(record.dosyaBilgi),
    ...courtLexemes(record.courtName),
  ];
}
