import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How it goes: one number a day of Istanbul and figure (shared/desk/figures.ts). Nothing here names or distinguishes a
 * person, and no number can be traced to one (D42).
 * @kept none
 */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date({ mode: 'string' }).notNull(),
    figure: text().notNull(),
    value: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.figure] })],
);
