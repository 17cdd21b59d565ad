import type { ListingRecord } from '../listings.ts';
import type { NoticeDeposit, NoticeTime, NoticeValueName } from '../notice-values.ts';

/** The fields of a listing that are facts of its notice. The auction's result (status, sale price) is not one. */
export const VERSION_FIELDS = [
  'price',
  'endDate',
  'secondRound',
  'hisse',
  'il',
  'ilce',
  'mahalleKoy',
  'ada',
  'parsel',
  'courtName',
  'dosyaBilgi',
] as const satisfies readonly (keyof ListingRecord)[];
export type VersionField = (typeof VERSION_FIELDS)[number];

/** A fact of a notice: a field of the listing, or a value that is only in the text. */
export type FactName = VersionField | NoticeValueName;

/** Lira, square metres, ISO instants, words; values of the notice as in shared/notice-values.ts. */
export type FactValue = string | number | number[] | NoticeDeposit | NoticeTime;

/** The facts of one version as they are stored; unknown ones are absent. */
export type VersionFacts = {
  readonly fields: Readonly<Partial<Record<VersionField, string | number>>>;
  /** The values read from the text, without their sentences. */
  readonly values: Readonly<Partial<Record<NoticeValueName, FactValue>>>;
};

/** A fact that differs between two versions; both mention it. */
export type FactChange = { readonly fact: FactName; readonly before: FactValue; readonly after: FactValue };
