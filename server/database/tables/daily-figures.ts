import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Operating figures: one number per figure and day of Istanbul (shared/desk/figures.ts). Nothing here names or
 * distinguishes a person, and no number can be traced to one (D42).
 * @kept none
 * /
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
