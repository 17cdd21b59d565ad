import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { properties } from './tables/properties.ts';

type Listing = typeof properties.$inferSelect;
/** Columns that the platform fills by itself; every other column is a field of the record that became the listing. */
type OwnColumn =
  | (
      | 'noticeDeposit'
      | 'isDepositUnclear'
      | 'areaM2'
      | 'isShareSale'
      | 'soldRight'
      | 'mayBeWardSale'
      | 'isOfficePlace'
      | 'movableDay'
      | 'modelYear'
      | 'allInCost'
      | 'kaskoValue'
    )
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
 * page. Every text is masked (D18); a rule without masking says why the text can't name anybody.
 */
export type TextRule = {
  readonly longest: number;
  /** The only form that a value may have; others are rejected with this reason. */
  readonly shape?: { readonly pattern: RegExp; readonly reason: string };
} & (
  | { readonly cleaning: 'maskedLine' | 'maskedParagraphs' }
  | { readonly cleaning: 'line' | 'link'; readonly unmaskedBecause: string }
);

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

const line = (longest: number, unmaskedBecause: string) => ({ cleaning: 'line', longest, unmaskedBecause }) as const;
const maskedLine = (longest: number) => ({ cleaning: 'maskedLine', longest }) as const;
const BY_SCHEMA = 'the schema admits listed values only';
const ADDRESS = 'an address that masking would break';
const LINK = { cleaning: 'link', longest: 2000, unmaskedBecause: ADDRESS } as const;
/** `105`, `12-14`, `3, 5 ve 7`, `A1`, `105/2 (ifraz)`: parcel numbers of the cadastre with at most one short word. */
const PARCEL_NUMBER = {
  pattern:
    /^(?=.*\d)(?:\d[\d.,/–-]*\p{L}{0,2}|\p{Lu}{1,2}\d*|ve|ile|ada|parsel|nolu|no|sayılı|eski|yeni|[\s.,;:/()&+–-])+$/iu,
  reason: 'ada ve parsel numarası rakamla yazılmalıdır',
} as const;
const AGE_OR_YEAR = { pattern: /^\d{1,4}(?: ?(?:model|yaş\p{L}*))?$/iu, reason: 'yıl ya da yaş olmalıdır' } as const;
const MASKED_PARAGRAPHS = { cleaning: 'maskedParagraphs', longest: 100_000 } as const;

/**
 * Fields of a record are listed in three places: in this table, in their columns (tables/properties.ts) and in the
 * schema of incoming records (shared/listings.ts), which also says what cards, the page of a listing and its history
 * show. If one of the three lacks a field, the code does not compile; everything else is derived (record-columns.ts).
 */
export const FIELD_FACTS = {
  source: { text: line(50, BY_SCHEMA), holdsWords: false, isForgotten: false },
  sourceKey: {
    text: line(200, 'a key of the source, by which a listing is known again'),
    holdsWords: false,
    isForgotten: false,
  },
  sourceUrl: { text: LINK, holdsWords: false, isForgotten: false },
  auctionId: {
    text: line(100, 'a number of the source, which may look like an identity number'),
    holdsWords: true,
    isForgotten: false,
  },
  title: { text: maskedLine(500), holdsWords: true, isForgotten: false },
  dosyaBilgi: { text: maskedLine(200), holdsWords: true, isForgotten: false },
  price: { holdsWords: true, isForgotten: false },
  il: { text: maskedLine(50), holdsWords: true, isForgotten: false },
  ilce: { text: maskedLine(50), holdsWords: true, isForgotten: false },
  mahalleKoy: { text: maskedLine(200), holdsWords: true, isForgotten: false },
  ada: { text: { ...maskedLine(100), shape: PARCEL_NUMBER }, holdsWords: true, isForgotten: false },
  parsel: { text: { ...maskedLine(200), shape: PARCEL_NUMBER }, holdsWords: true, isForgotten: false },
  location: { text: maskedLine(1000), holdsWords: true, isForgotten: false },
  endDate: { holdsWords: true, isForgotten: false },
  endDateIsDayOnly: { holdsWords: false, isForgotten: false },
  endDateIsDerived: { holdsWords: true, isForgotten: false },
  categoryNumber: { text: line(1, BY_SCHEMA), holdsWords: true, isForgotten: false },
  tur: { text: maskedLine(100), holdsWords: true, isForgotten: false },
  courtName: { text: maskedLine(300), holdsWords: true, isForgotten: false },
  secondRound: { text: line(1, BY_SCHEMA), holdsWords: true, isForgotten: false },
  roundIsDerived: { holdsWords: false, isForgotten: false },
  sulhMahkeme: { text: line(1, BY_SCHEMA), holdsWords: true, isForgotten: false },
  hisse: { text: maskedLine(200), holdsWords: true, isForgotten: false },
  imageUrl: { text: line(2000, ADDRESS), holdsWords: false, isForgotten: true },
  allImages: { text: line(50_000, ADDRESS), holdsWords: false, isForgotten: true },
  documentFiles: { holdsWords: false, isForgotten: true },
  description: { text: MASKED_PARAGRAPHS, holdsWords: true, isForgotten: true },
  uyapLink: { text: LINK, holdsWords: false, isForgotten: false },
  parselLink: { text: LINK, holdsWords: false, isForgotten: false, kinds: ['1', '2'] },
  degerleme: { text: LINK, holdsWords: false, isForgotten: false, kinds: ['1'] },
  kaydindakiSerhler: { text: MASKED_PARAGRAPHS, holdsWords: true, isForgotten: true, kinds: ['1'] },
  carAge: { text: { ...maskedLine(50), shape: AGE_OR_YEAR }, holdsWords: true, isForgotten: false },
  carModel: { text: maskedLine(100), holdsWords: true, isForgotten: false },
  status: { text: line(10, BY_SCHEMA), holdsWords: false, isForgotten: false },
  soldPrice: { holdsWords: false, isForgotten: false },
  lastBid: { holdsWords: false, isForgotten: false },
  bidCount: { holdsWords: false, isForgotten: false },
  /** Not deleted as a whole; only the sentences in it are deleted. */
  noticeValues: { holdsWords: true, isForgotten: false },
  /** Public offices only: nothing in it names a person (`cleanOfficeContact`). */
  officeContact: { holdsWords: false, isForgotten: false },
} as const satisfies FactsOf<StoredRecord>;
