import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CategoryNumber } from '#shared/kinds/kinds.ts';
import type { Flag, ListingStatus, OfficeContact } from '../../../shared/listings.ts';
import type { NoticeDeposit, NoticeValues, Right } from '../../../shared/notice-values.ts';
import { instant } from './instant.ts';

/**
 * Listings, one row per source and source key (D17). The fields of a record are the spec's own (D2), documented in
 * shared/listings.ts; further facts about them are in field-facts.ts. The search words of a listing are a column, too,
 * which is defined only in 0000_tables.sql.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 * /
 */
export const properties = pgTable(
  'properties',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text().notNull(),
    sourceKey: text().notNull(),
    sourceUrl: text(),
    auctionId: text(),
    title: text().notNull(),
    dosyaBilgi: text(),
    price: numeric({ precision: 15, scale: 2, mode: 'number' }),
    il: text(),
    ilce: text(),
    mahalleKoy: text(),
    ada: text(),
    parsel: text(),
    location: text(),
    endDate: instant(),
    endDateIsDayOnly: boolean().notNull().default(false),
    /** Whether `endDate` is a day of the sale that the source names without saying what happens on it. */
    endDateIsDerived: boolean().notNull().default(false),
    categoryNumber: text().$type<CategoryNumber>().notNull(),
    tur: text().notNull(),
    courtName: text(),
    secondRound: text().$type<Flag>().notNull().default('0'),
    /** Whether `secondRound` is '0' only because nothing says which auction it is. */
    roundIsDerived: boolean().notNull().default(false),
    sulhMahkeme: text().$type<Flag>().notNull().default('0'),
    hisse: text(),
    imageUrl: text(),
    allImages: text().notNull().default(''),
    documentFiles: text().array().notNull().default([]),
    description: text(),
    uyapLink: text(),
    parselLink: text(),
    degerleme: text(),
    kaydindakiSerhler: text(),
    carAge: text(),
    carModel: text(),
    status: text().$type<ListingStatus>().notNull().default('open'),
    /** The selling price in lira, once the source reports it. */
    soldPrice: numeric({ precision: 15, scale: 2, mode: 'number' }),
    /** The last bid of a finished auction, in lira, and the number of bids, once the source reports them. */
    lastBid: numeric({ precision: 15, scale: 2, mode: 'number' }),
    bidCount: integer(),
    /**
     * The values that were read from the notice (shared/notice-values.ts), each with its sentence; as locked as the
     * description.
     */
    noticeValues: jsonb().$type<NoticeValues>(),
    /** The contact of the selling office, read from the head of the notice before numbers are masked (D29). */
    officeContact: jsonb().$type<OfficeContact>(),
    /*
     * Values of the notice that cards show, copied from `noticeValues`, so that a page of cards need not unpack 24 of
     * them. Visible to everybody (D38).
     */
    noticeDeposit: jsonb().$type<NoticeDeposit>().generatedAlwaysAs(sql`notice_values #> '{values,deposit,value}'`),
    /** Whether the notice names two deposits. */
    isDepositUnclear: boolean().generatedAlwaysAs(sql`notice_values -> 'conflicts' @> '[{"name": "deposit"}]'`),
    areaM2: doublePrecision('area_m2').generatedAlwaysAs(sql`(notice_values #>> '{values,areaM2,value}')::float8`),
    /** Whether a share is for sale (true) or the whole (false); null if nothing says so (D55). */
    isShareSale: boolean().generatedAlwaysAs(
      sql`case when hisse is not null then true else (notice_values #>> '{values,isShareSale,value}')::boolean end`,
    ),
    /** What a buyer of land acquires, if the notice says so: the land itself, a building right on it, or its use. */
    soldRight: text().$type<Right>().generatedAlwaysAs(sql`notice_values #>> '{values,right,value}'`),
    /**
     * Whether a ward's real estate may be sold, by the mark among the words (`saleKindLexemes`). Visible to everybody.
     */
    mayBeWardSale: boolean().notNull().generatedAlwaysAs(sql`words @@ '''@uward'''::tsquery`),
    /** Whether the place is only that of the selling office. */
    isOfficePlace: boolean().generatedAlwaysAs(sql`notice_values #>> '{values,il,from}' = 'office'`),
    /**
     * The day of the appraisal (`yyyy-mm-dd`), if the house price index may move it to today; `refusalOf` of
     * `valueToday` has the same conditions.
     */
    movableDay:
      text().generatedAlwaysAs(sql`case when category_number = '1' and tur in ('Daire', 'Müstakil Ev', 'Villa')
      and price > 0 and il is not null and (notice_values #>> '{values,il,from}') is distinct from 'office'
      and (notice_values #>> '{values,isSeveralLots,value}') is distinct from 'true'
      and coalesce(notice_values #>> '{values,right,value}', 'ownership') = 'ownership'
      and (hisse is not null or (notice_values #>> '{values,isShareSale,value}') is distinct from 'true')
      and not notice_values -> 'conflicts' @> '[{"name": "appraisedOn"}]'
      and not notice_values -> 'conflicts' @> '[{"name": "appraisal"}]'
      then notice_values #>> '{values,appraisedOn,value}' end`),
    modelYear: integer().generatedAlwaysAs(sql`(notice_values #>> '{values,modelYear,value}')::int`),
    /**
     * The appraisal with everything that the law adds to a bid of that amount, in lira; results are ordered by it. Null
     * if the notice's rate of KDV is not known.
     */
    allInCost: doublePrecision(),
    /**
     * For a vehicle, the lowest value in the kasko list for its model and year, in lira; null if the match is not
     * certain enough. Written with the listing, and again with every list.
     */
    kaskoValue: doublePrecision(),
    /**
     * Whether bids are still possible. Written with the listing and by a job, so that searches need not touch the
     * archive.
     */
    isOpen: boolean().notNull().default(true),
    /** Since when the desk hides it from everybody; a trigger then keeps it closed and out of the search rows. */
    hiddenAt: instant(),
    /** Fingerprint of the cleaned incoming record: if it is equal, nothing has changed. */
    fingerprint: text().notNull(),
    /** Fingerprint of the fields that the words were made from; empty when the words were made by another method. */
    wordsFingerprint: text().notNull().default(''),
    firstSeenAt: instant().notNull(),
    lastConfirmedAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('properties_source_key').on(table.source, table.sourceKey),
    // For finding since when each source is read.
    index('properties_source_first_seen').on(table.source, table.firstSeenAt),
    // For finding similar sales, the latest first.
    index('properties_ended_alike')
      .on(table.il, table.tur, sql`coalesce(${table.carModel}, '')`, table.status, table.endDate)
      .where(sql`not is_open and hidden_at is null`),
    // For counting how the auctions of a place ended: contains every column that this needs, for index-only scans.
    index('properties_ended_places')
      .on(
        table.il,
        table.ilce,
        table.endDate,
        table.status,
        table.categoryNumber,
        table.secondRound,
        table.roundIsDerived,
        table.price,
        table.soldPrice,
        table.bidCount,
        table.firstSeenAt,
        table.source,
        table.id,
      )
      .where(sql`not is_open and hidden_at is null`),
    // The same for a period, for the whole country.
    index('properties_ended_results')
      .on(
        table.endDate,
        table.status,
        table.il,
        table.ilce,
        table.categoryNumber,
        table.secondRound,
        table.roundIsDerived,
        table.price,
        table.soldPrice,
        table.bidCount,
        table.firstSeenAt,
        table.source,
        table.id,
      )
      .where(sql`not is_open and hidden_at is null`),
    // For counting courts and brands for the search box with index-only scans.
    index('properties_open_courts').on(table.courtName, table.carModel).where(sql`is_open`),
  ],
);

/**
 * What changed in a listing and when (D17); values as JSON, `null` for unknown.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
 */
export const propertyChanges = pgTable(
  'property_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    field: text().notNull(),
    oldValue: jsonb(),
    newValue: jsonb(),
    changedAt: instant().notNull(),
  },
  (table) => [index('property_changes_property').on(table.propertyId, table.changedAt)],
);
