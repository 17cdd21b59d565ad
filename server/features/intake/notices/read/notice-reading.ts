import type { CategoryNumber, SubCategory } from '#shared/kinds/kinds.ts';
import type { OfficeContact } from '#shared/listings.ts';
import type { Right } from '#shared/notice-values.ts';
import type { Annotation, Occupancy } from '#shared/search-filters/search-values.ts';

/** A value and the words of the notice that say it, verbatim. They may name persons: mask before storing (D18). */
export type Mention<T> = { value: T; sentence: string };

/** An instant. If no hour is printed, it is the last second of the day in Istanbul. */
export type AuctionTime = { at: Date; isDayOnly: boolean };

/** The required deposit as printed: a share of the appraisal, an amount, or both. */
export type Deposit = { percent: number | null; amountKurus: number | null };

/** `code` as in shared/kinds/vehicle-brands.ts; `null` for a make that is not in the list or has several codes. */
export type Brand = { code: string | null; name: string };

/** Entries of the land register that a notice names, and those that it denies; all others are unknown. */
export type AnnotationsSaid = { present: Annotation[]; absent: Annotation[] };

/**
 * A claim with its sum: `ranked` if the notice itself says that it has priority (rüçhanlı); a `mortgage` or a `public`
 * claim (vergi) may have priority.
 */
export type ClaimSaid = { kind: 'ranked' | 'mortgage' | 'public'; amountKurus: number };

/**
 * The values that a notice may state for one lot. A value is absent if the notice doesn't state it, or states it in two
 * ways.
 */
export type LotValues = {
  courtName: string;
  dosyaBilgi: string;
  /** Whether it is sold for a court of peace (satış memurluğu). */
  sulhMahkeme: boolean;
  categoryNumber: CategoryNumber;
  tur: SubCategory;
  /** The printed name of the thing: `kayısı bahçesi`. Only from titles. */
  nature: string;
  /** The right that a buyer of land acquires, if stated. */
  right: Right;
  /** Several lots under one title. */
  isSeveralLots: true;
  il: string;
  ilce: string;
  /** With `Mahallesi` or `Köyü`; without when the notice prints `Mahalle/Köy`. */
  mahalleKoy: string;
  /** `Tekkedüzü Mevkii`. Only from titles. */
  locality: string;
  ada: string;
  /** One number, or several for one lot: `10, 11, 6`. */
  parsel: string;
  unit: string;
  block: string;
  floor: string;
  /** The share for sale, as printed; absent if the whole is sold or no size is stated. */
  share: string;
  /** Whether a share is for sale, whatever its size; false only if the notice says that the whole is (D55). */
  isShareSale: boolean;
  /** `3+1`. Only from titles. */
  rooms: string;
  areaM2: number;
  /** The area of the ground under a unit. */
  plotM2: number;
  /** True in a share sale: the area is that of the whole parcel, the appraisal that of the share. */
  areaOfWhole: boolean;
  /** The areas of a unit, if stated: gross with its part of the common areas, net within its walls. */
  grossM2: number;
  netM2: number;
  appraisalKurus: number;
  /** The day of the appraisal, in Istanbul. */
  appraisedOn: string;
  priorClaims: ClaimSaid[];
  occupancy: Occupancy;
  annotations: AnnotationsSaid;
  firstStart: AuctionTime;
  firstEnd: AuctionTime;
  secondStart: AuctionTime;
  secondEnd: AuctionTime;
  /** The auction that the notice announces, if it says so; most announce both. */
  round: 1 | 2;
  deposit: Deposit;
  /** The printed rates in order (`%1`, `%10 / %20`) or `istisna`. */
  kdv: string;
  kaydindakiSerhler: string;
  brand: Brand;
  modelYear: number;
  modelText: string;
  /** The province of the first two digits of the plate; the plate itself is never kept. */
  plateProvince: string;
  km: number;
  fuel: string;
  colour: string;
};

export type NoticeLot = { [Name in keyof LotValues]?: Mention<LotValues[Name]> };

/** Two contradictory mentions of one field of a lot; the field stays absent. */
export type Conflict = { lot: number; field: keyof LotValues; sentences: readonly string[] };

export type NoticeReading = {
  lots: readonly NoticeLot[];
  conflicts: readonly Conflict[];
  /** The office's contact, from the head of the notice. */
  officeContact?: OfficeContact;
};
