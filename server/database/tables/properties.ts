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
 * shared/listings.ts; what else is to be said of them stands in field-facts.ts. The words by which a listing is found
 * are a column too, which only 0000_tables.sql knows.
 * @kept Sona eren ilanların metni, eski sürümleri, görselleri ve belgeleri
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
    /** What it was sold for, in lira, once the source says so. */
    soldPrice: numeric({ precision: 15, scale: 2, mode: 'number' }),
    /** The last bid of an auction that is over, in lira, and how many there were, once the source says so. */
    lastBid: numeric({ precision: 15, scale: 2, mode: 'number' }),
    bidCount: integer(),
    /**
     * What was read from the notice (shared/notice-values.ts), each value with its sentence; as locked as the
     * description.
     */
    noticeValues: jsonb().$type<NoticeValues>(),
    /** The contact of the office that sells, read from the head of the notice before numbers are masked (D29). */
    officeContact: jsonb().$type<OfficeContact>(),
    /*
     * What cards show of the notice, out of `noticeValues`: a page of cards must not unpack 24 of them. Open to all
     * (D38).
     */
    noticeDeposit: jsonb().$type<NoticeDeposit>().generatedAlwaysAs(sql`notice_values #> '{values,deposit,value}'`),
    /** Whether the notice names two deposits. */
    isDepositUnclear: boolean().generatedAlwaysAs(sql`notice_values -> 'conflicts' @> '[{"name": "deposit"}]'`),
    areaM2: doublePrecision('area_m2').generatedAlwaysAs(sql`(notice_values #>> '{values,areaM2,value}')::float8`),
    /** Whether a share is for sale or the whole; null where nothing says so (D55). */
    isShareSale: boolean().generatedAlwaysAs(
      sql`case when hisse is not null then true else (notice_values #>> '{values,isShareSale,value}')::boolean end`,
    ),
    /** What a buyer of land acquires, where that is said: the land itself, a building right on it, or its use. */
    soldRight: text().$type<Right>().generatedAlwaysAs(sql`notice_values #>> '{values,right,value}'`),
    /** Whether a ward's real estate may be sold, by the mark among the words (`saleKindLexemes`). Open to all. */
    mayBeWardSale: boolean().notNull().generatedAlwaysAs(sql`words @@ '''@uward'''::tsquery`),
    /** Whether the place is only that of the office that sells. */
    isOfficePlace: boolean().generatedAlwaysAs(sql`notice_values #>> '{values,il,from}' = 'office'`),
    /**
     * The day of the appraisal (`yyyy-mm-dd`), where the house price index may move it to today; `refusalOf` of
     * `valueToday` says the same.
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
     * The appraisal with all that the law adds to a bid of it, in lira, by which results are ordered; null where the
     * notice's rate of KDV is not known.
     */
    allInCost: doublePrecision(),
    /**
     * Of a vehicle the lowest that the kasko list has for its model and year, in lira; null where the match is not
     * certain enough. Written with the listing, and again with every list.
     */
    kaskoValue: doublePrecision(),
    /**
     * Whether it can still be bid on. Written with the listing and by a job, so that the archive costs a search
     * nothing.
     */
    isOpen: boolean().notNull().default(true),
    /** Since when the desk keeps it from everybody; a trigger then keeps it closed and out of the search rows. */
    hiddenAt: instant(),
    /** Fingerprint of the cleaned record as it came in: an equal one says that nothing has changed. */
    fingerprint: text().notNull(),
    /** Fingerprint of the fields that the words were made from; empty when the words were made in another way. */
    wordsFingerprint: text().notNull().default(''),
    firstSeenAt: instant().notNull(),
    lastConfirmedAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('properties_source_key').on(table.source, table.sourceKey),
    // Since when each source is read.
    index('properties_source_first_seen').on(table.source, table.firstSeenAt),
    // Sales like a listing, the latest first.
    index('properties_ended_alike')
      .on(table.il, table.tur, sql`coalesce(${table.carModel}, '')`, table.status, table.endDate)
      .where(sql`not is_open and hidden_at is null`),
    // How the auctions of a place ended: all that counting them reads, so that no row is visited.
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
    // The same of a time, for a whole country.
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
    // Courts and brands are counted for the search box without visiting a row.
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
