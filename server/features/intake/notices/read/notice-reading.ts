import type { CategoryNumber, SubCategory } from '#shared/kinds/kinds.ts';
import type { OfficeContact } from '#shared/listings.ts';
import type { Right } from '#shared/notice-values.ts';
import type { Annotation, Occupancy } from '#shared/search-filters/search-values.ts';

/** A value and the words of the notice that say it, verbatim. They may name persons: mask before storing (D18). */
export type Mention<T> = { value: T; sentence: string };

/** An instant, or the last second in Istanbul of a day whose hour is not printed. */
export type AuctionTime = { at: Date; isDayOnly: boolean };

/** What must be deposited, as far as printed: a share of the appraisal, an amount, or both. */
export type Deposit = { percent: number | null; amountKurus: number | null };

/**
 * `code` as in shared/kinds/vehicle-brands.ts; `null` for a make that the list does not know or has several codes for.
 */
export type Brand = { code: string | null; name: string };

/** Entries of the land register that a notice names, and those that it denies; of any other nothing is known. */
export type AnnotationsSaid = { present: Annotation[]; absent: Annotation[] };

/**
 * A claim with its sum: `ranked` where the notice itself says that it ranks before (rüçhanlı); a `mortgage` or a
 * `public` claim (vergi) may rank before.
 */
export type ClaimSaid = { kind: 'ranked' | 'mortgage' | 'public'; amountKurus: number };

/** What a notice may say of one lot. What it does not say, or says in two ways, is absent. */
export type LotValues = {
  courtName: string;
  dosyaBilgi: string;
  /** Sold for a court of peace (satış memurluğu). */
  sulhMahkeme: boolean;
  categoryNumber: CategoryNumber;
  tur: SubCategory;
  /** What it is called, as printed: `kayısı bahçesi`. Of titles. */
  nature: string;
  /** What a buyer of land acquires, where it is said. */
  right: Right;
  /** Several lots under one title. */
  isSeveralLots: true;
  il: string;
  ilce: string;
  /** With `Mahallesi` or `Köyü`; without when the notice prints `Mahalle/Köy`. */
  mahalleKoy: string;
  /** `Tekkedüzü Mevkii`. Of titles. */
  locality: string;
  ada: string;
  /** One number, or several of one lot: `10, 11, 6`. */
  parsel: string;
  unit: string;
  block: string;
  floor: string;
  /** The share for sale, as printed; absent when the whole is sold or no size is said. */
  share: string;
  /** Whether a share is for sale, whatever its size; false only where the notice says that the whole is (D55). */
  isShareSale: boolean;
  /** `3+1`. Of titles. */
  rooms: string;
  areaM2: number;
  /** Of the ground under a unit. */
  plotM2: number;
  /** True in a share sale: the m² are the whole parcel's, the appraisal is the share's. */
  areaOfWhole: boolean;
  /** Of a unit, where the notice says it: with its share of what all use, and within its walls. */
  grossM2: number;
  netM2: number;
  appraisalKurus: number;
  /** The day in Istanbul of which the appraisal is. */
  appraisedOn: string;
  priorClaims: ClaimSaid[];
  occupancy: Occupancy;
  annotations: AnnotationsSaid;
  firstStart: AuctionTime;
  firstEnd: AuctionTime;
  secondStart: AuctionTime;
  secondEnd: AuctionTime;
  /** Which auction the notice announces, when it says so; most announce both. */
  round: 1 | 2;
  deposit: Deposit;
  /** The printed rates in their order (`%1`, `%10 / %20`) or `istisna`. */
  kdv: string;
  kaydindakiSerhler: string;
  brand: Brand;
  modelYear: number;
  modelText: string;
  /** By the first two digits of the plate; the plate itself is never kept. */
  plateProvince: string;
  km: number;
  fuel: string;
  colour: string;
};

export type NoticeLot = { [Name in keyof LotValues]?: Mention<LotValues[Name]> };

/** Two mentions of one field of a lot that cannot both be true; the field stays absent. */
export type Conflict = { lot: number; field: keyof LotValues; sentences: readonly string[] };

export type NoticeReading = {
  lots: readonly NoticeLot[];
  conflicts: readonly Conflict[];
  /** What the head of the notice says of where the office is reached. */
  officeContact?: OfficeContact;
};
