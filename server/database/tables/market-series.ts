import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/**
 * Monthly figures of the housing market that the operator imports: the central bank's house price index by region
 * (`KFE:TR10`) and its price per square metre by province (`M2:Ankara`).
 * @kept none
 * /
 */
export const marketSeries = pgTable(
  'market_series',
  {
    series: text().notNull(),
    /** `yyyy-mm` */
    month: text().notNull(),
    value: numeric({ precision: 14, scale: 4, mode: 'number' }).notNull(),
    importedAt: instant().notNull(),
    /** Made for the generated market (D19) and deleted with it; either all rows are samples or none. */
    isSample: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.month] }),
    check('market_series_month', sql`${table.month} ~ '^\\d{4}-(0[1-9]|1[0-2])$'`),
    check('market_series_value', sql`${table.value} > 0`),
  ],
);

/**
 * The factor by which the index raises an appraisal of a month to its last month, at least: amount × `last` ÷ `start`.
 * Derived from `market_series` by `writeMoves`, for each province and half of a month; `order_values` reads it.
 * @kept none
 * /
 */
export const appraisalMoves = pgTable(
  'appraisal_moves',
  {
    province: text().notNull(),
    /** `yyyy-mm` */
    month: text().notNull(),
    /** Whether the row is for the second half of the month. */
    isLate: boolean().notNull(),
    last: doublePrecision().notNull(),
    start: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.province, table.month, table.isLate] })],
);

/**
 * The last imported list of kasko values of the insurers' union (TSB): the value of an undamaged vehicle of a type and
 * model year to insurers, in lira.
 * @kept none
 * /
 */
export const kaskoTypes = pgTable(
  'kasko_types',
  {
    brandCode: integer().notNull(),
    typeCode: integer().notNull(),
    brandName: text().notNull(),
    typeName: text().notNull(),
    /** Lira by model year, such as `{"2025": 3695439}`. */
    values: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandCode, table.typeCode] })],
);

/**
 * The months whose list was imported; the types are those of the last month.
 * @kept none
 * /
 */
export const kaskoLists = pgTable(
  'kasko_lists',
  {
    /** `yyyy-mm` */
    month: text().primaryKey(),
    types: integer().notNull(),
    importedAt: instant().notNull(),
    /** Made for the generated market (D19) and deleted with it; then the types are samples, too. */
    isSample: boolean().notNull().default(false),
  },
  (table) => [check('kasko_lists_month', sql`${table.month} ~ '^\\d{4}-(0[1-9]|1[0-2])$'`)],
);

/**
 * Headings of lists that an operator has confirmed: lists with the same headings are accepted without asking.
 * @kept none
 * /
 */
export const kaskoLayouts = pgTable('kasko_layouts', {
  /** The list's headings in order, folded, with all model years as one. */
  headings: text().primaryKey(),
  confirmedAt: instant().notNull(),
});
