import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { properties } from './tables/properties.ts';

type Listing = typeof properties.$inferSelect;
/** Columns that the platform fills by itself; every other column is a field of the record that became the listing. */
type OwnColumn =
  | ('noticeDeposit' | 'isDepositUnclear' | 'areaM2' | 'modelYear' | 'allInCost')
  | (
      | 'id'
      | 'isOpen'
      | 'hiddenAt'
      | 'fingerprint'
      | 'wordsFingerprint'
      | 'firstSeenAt'
      | 'lastConfirmedAt'
      | 'changedAt'
    );
/** The fields of a record as they are stored. */
export type StoredRecord = Omit<Listing, OwnColumn>;

/**
 * How an incoming text is cleaned and how many characters it may have. A `line` is one line, a `link` the address of a
 * page; `masked` texts are written by people and may name persons (D18).
 */
export type TextRule = {
  readonly cleaning: 'line' | 'link' | 'maskedLine' | 'maskedParagraphs';
  readonly longest: number;
};

/** Facts about a field that the columns of the database do not contain. */
export type FieldFacts = {
  /** Present for texts only. */
  readonly text?: TextRule;
  /** Whether search words or filters are made from the field (by `listingWords`, which can't read other fields). */
  readonly holdsWords: boolean;
  /** Whether the field may name people and is therefore deleted a year after the auction (`forgetEndedTexts`). */
  readonly isForgotten: boolean;
  /** The kinds of listings that show the field (D13); when left out, all kinds show it. */
  readonly kinds?: readonly CategoryNumber[];
};

/** Facts of every field of a record, with a rule for every text. */
export type FactsOf<Fields> = {
  readonly [Field in keyof Fields]: FieldFacts & (Fields[Field] extends string | null ? { text: TextRule } : object);
};

const line = (longest: number) => ({ cleaning: 'line', longest }) as const;
const maskedLine = (longest: number) => ({ cleaning: 'maskedLine', longest }) as const;
const LINK = { cleaning: 'link', longest: 2000 } as const;
const MASKED_PARAGRAPHS = { cleaning: 'maskedParagraphs', longest: 100_000 } as const;

/**
 * Fields of a record are listed in three places: in this table, in their columns (tables/properties.ts) and in the
 * schema of incoming records (shared/properties.ts), which also says what cards, the page of a listing and its history
 * show. If one of the three lacks a field, the code does not compile; everything else is derived (record-columns.ts).
 */
export const FIELD_FACTS = {
  source: { text: line(50), holdsWords: false, isForgotten: false },
  sourceKey: { text: line(200), holdsWords: false, isForgotten: false },
  sourceUrl: { text: LINK, holdsWords: false, isForgotten: false },
  auctionId: { text: line(100), holdsWords: true, isForgotten: false },
  title: { text: maskedLine(500), holdsWords: true, isForgotten: false },
  dosyaBilgi: { text: maskedLine(200), holdsWords: true, isForgotten: false },
  price: { holdsWords: true, isForgotten: false },
  il: { text: line(50), holdsWords: true, isForgotten: false },
  ilce: { text: line(50), holdsWords: true, isForgotten: false },
  mahalleKoy: { text: maskedLine(200), holdsWords: true, isForgotten: false },
  ada: { text: line(100), holdsWords: true, isForgotten: false },
  parsel: { text: line(200), holdsWords: true, isForgotten: false },
  location: { text: maskedLine(1000), holdsWords: true, isForgotten: false },
  endDate: { holdsWords: false, isForgotten: false },
  endDateIsDayOnly: { holdsWords: false, isForgotten: false },
  endDateIsDerived: { holdsWords: false, isForgotten: false },
  categoryNumber: { text: line(1), holdsWords: true, isForgotten: false },
  tur: { text: line(100), holdsWords: true, isForgotten: false },
  courtName: { text: maskedLine(300), holdsWords: true, isForgotten: false },
  secondRound: { text: line(1), holdsWords: true, isForgotten: false },
  sulhMahkeme: { text: line(1), holdsWords: false, isForgotten: false },
  hisse: { text: line(200), holdsWords: true, isForgotten: false },
  imageUrl: { text: line(2000), holdsWords: false, isForgotten: true },
  allImages: { text: line(50_000), holdsWords: false, isForgotten: true },
  documentFiles: { holdsWords: false, isForgotten: true },
  description: { text: MASKED_PARAGRAPHS, holdsWords: true, isForgotten: true },
  uyapLink: { text: LINK, holdsWords: false, isForgotten: false },
  parselLink: { text: LINK, holdsWords: false, isForgotten: false, kinds: ['1', '2'] },
  degerleme: { text: LINK, holdsWords: false, isForgotten: false, kinds: ['1'] },
  kaydindakiSerhler: { text: MASKED_PARAGRAPHS, holdsWords: true, isForgotten: true, kinds: ['1'] },
  carAge: { text: line(50), holdsWords: true, isForgotten: false },
  carModel: { text: line(100), holdsWords: true, isForgotten: false },
  status: { text: line(10), holdsWords: false, isForgotten: false },
  soldPrice: { holdsWords: false, isForgotten: false },
  /** Not deleted as a whole; only the sentences in it are deleted. */
  noticeValues: { holdsWords: true, isForgotten: false },
  /** Public offices only: nothing in it names a person (`cleanOfficeContact`). */
  officeContact: { holdsWords: false, isForgotten: false },
} as const satisfies FactsOf<StoredRecord>;
