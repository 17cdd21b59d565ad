import type { StoredRecord } from '#server/database/field-facts.ts';
import type { WordedField } from '#server/database/record-columns.ts';
import { stemOf } from '#server/turkish/search-stems.ts';
import { wordsOf } from '#server/turkish/search-words.ts';
import { CATEGORY_LABELS } from '#shared/kinds/kinds.ts';
import { saleDepositOf } from '#shared/law/amounts.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { adaLexemes, ageLexemes, courtLexemes, fileLexemes, parselLexemes } from './identifying-lexemes.ts';
import { openBeginning } from './open-beginning.ts';
import { quantityLexemes } from './range-lexemes.ts';
import { saleKindLexemes } from './sale-kind-lexemes.ts';
import { startLexemes } from './start-lexemes.ts';
import { termLexemes } from './term-lexemes.ts';
import { makeLexemes, modelLexemes } from './vehicle-lexemes.ts';

/** Returns a lexeme for every fuel that a text names: `Benzin ve LPG` → both. */
export function fuelLexemes(fuel: string | undefined): string[] {
  const folded = foldTurkish(fuel ?? '');
  return FUELS.filter((name) => folded.includes(name)).map((name) => `@u${name}`);
}

/** The values of `FUELS` in the search parameters, folded. */
const FUELS = ['dizel', 'benzin', 'lpg', 'hibrit', 'elektrik'];

/** The words of a listing that are written to the database. */
export type ListingWords = {
  /** The lexemes by which the listing is found (`properties.words`). */
  readonly lexemes: readonly string[];
  /** Every word of the listing, folded, with its stem. */
  readonly stems: ReadonlyMap<string, string>;
  /** The words that are in a public text. */
  readonly openWords: ReadonlySet<string>;
};

/**
 * The fields of a listing with words. A field that is read here must be declared in field-facts.ts, or this does not
 * compile.
 */
export type WordedRecord = Pick<StoredRecord, Exclude<WordedField, 'noticeValues'>> &
  Partial<Pick<StoredRecord, 'noticeValues'>>;

/**
 * Raise it when words are read differently: all words of stored listings are then read again once (`readWordsAnew`).
 */
export const WORDS_VERSION = 9;

/**
 * Marks a listing that sells a share, in whatever words its notice says so, and one that says that it sells the whole
 * (D55).
 */
export const SHARE_LEXEME = '@s1';
export const WHOLE_LEXEME = '@s0';

/**
 * Marks of quantities: area in square metres, distance in kilometres, deposit in lira. They are as public as
 * NOTICE_VALUES and D27 allow.
 */
export const AREA_MARK = '@q';
export const KM_MARK = '@g';
export const DEPOSIT_MARK = '@w';

/**
 * A mark says where a word was found, and so how much it counts: `^` in the title, `=` in place and kind, `~` in
 * another public text. The stem without a mark means anywhere, including a locked text (D35).
 */
const MARKS = { placeAndKind: ['', '^', '='], title: ['', '^'], openText: ['', '~'], lockedText: [''] } as const;

/** Returns the words of a listing: those of its texts, and the values of filters as `@…` and `#…`. */
export function listingWords(record: WordedRecord): ListingWords {
  const lexemes = new Set(filterLexemes(record));
  const stems = new Map<string, string>();
  const openWords = new Set<string>();
  for (const [place, texts] of Object.entries(textsOf(record))) {
    // safe: textsOf returns exactly these places
    const marks = MARKS[place as keyof typeof MARKS];
    for (const word of wordsOf(texts.filter((text) => text !== null).join(' '))) {
      const stem = stemOf(word);
      stems.set(word, stem);
      if (place !== 'lockedText') openWords.add(word);
      for (const mark of marks) lexemes.add(mark + stem);
    }
  }
  // Runs last because makes are found by words of the title. Real estate has no makes: its street may be named like
  // one.
  if (record.categoryNumber !== '1') for (const lexeme of makeLexemes(lexemes)) lexemes.add(lexeme);
  return { lexemes: [...lexemes], stems, openWords };
}

function textsOf(record: WordedRecord): Record<keyof typeof MARKS, (string | null)[]> {
  const { il, ilce, mahalleKoy, tur, auctionId, categoryNumber, title, dosyaBilgi, courtName, ada, parsel } = record;
  return {
    placeAndKind: [il, ilce, mahalleKoy, tur, auctionId, CATEGORY_LABELS[categoryNumber]],
    title: [title, dosyaBilgi, dosyaBilgi?.replaceAll('/', ' ') ?? null, courtName],
    openText: [
      record.description && openBeginning(record.description).words,
      record.location,
      ada && `${ada} ada`,
      parsel && `${parsel} parsel`,
      record.kaydindakiSerhler,
    ],
    lockedText: [record.description],
  };
}

function filterLexemes(record: WordedRecord): string[] {
  const { categoryNumber, tur, il, ilce, carModel, hisse } = record;
  const values = record.noticeValues?.values;
  return [
    `@k${categoryNumber}`,
    `@t${tur}`,
    ...(il === null ? [] : [`@p${il}`]),
    ...(il === null || ilce === null ? [] : [`@d${il}/${ilce}`]),
    ...(carModel === null ? [] : [`@b${carModel}`]),
    ...shareLexemes(hisse, values?.isShareSale?.value),
    ...saleKindLexemes(record),
    ...ageLexemes(record.carAge, values?.modelYear?.value),
    ...(categoryNumber === '1' ? quantityLexemes(AREA_MARK, values?.areaM2?.value) : vehicleLexemes(record)),
    ...quantityLexemes(DEPOSIT_MARK, depositIn(record)),
    ...startLexemes(record.secondRound === '1' ? values?.secondStart?.value : values?.firstStart?.value),
    ...termLexemes(record),
    ...adaLexemes(record.ada),
    ...parselLexemes(record.parsel),
    ...fileLexemes(record.dosyaBilgi),
    ...courtLexemes(record.courtName),
  ];
}

/** The deposit in lira, as cards show it. */
function depositIn({ price, noticeValues }: WordedRecord): number | undefined {
  const isUnclear = noticeValues?.conflicts.some(({ name }) => name === 'deposit') === true;
  return saleDepositOf(price, { named: noticeValues?.values.deposit?.value, isUnclear }) ?? undefined;
}

function shareLexemes(hisse: string | null, isShareSale: boolean | undefined): string[] {
  if (hisse !== null || isShareSale === true) return [SHARE_LEXEME];
  return isShareSale === false ? [WHOLE_LEXEME] : [];
}

/** For movables too, because some sources list vehicles among them (D13). */
function vehicleLexemes({ title, carModel, noticeValues }: WordedRecord): string[] {
  const { brand, modelText, km, fuel } = noticeValues?.values ?? {};
  return [
    ...modelLexemes([brand?.value, title, modelText?.value], carModel),
    ...quantityLexemes(KM_MARK, km?.value),
    ...fuelLexemes(fuel?.value),
  ];
}
