import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { BOARD_STAGES, type Check } from '../../../../shared/board/board-rules.ts';
import { users } from '../accounts.ts';
import { instant } from '../instant.ts';
import { properties } from '../properties.ts';

/**
 * Members' notes on the listings of their boards; sums in kuruş. A row outlives the saved listing, so that a member who
 * saves the listing again finds the notes.
 * @kept Etkin hesap bilgileri
 * /
 */
export const boardCards = pgTable(
  'board_cards',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    stage: text({ enum: BOARD_STAGES }).notNull(),
    notes: text().notNull(),
    tags: text().array().notNull(),
    highestBid: bigint({ mode: 'number' }),
    ownValue: bigint({ mode: 'number' }),
    checks: jsonb().$type<Check[]>().notNull(),
    version: integer().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('board_cards_property').on(table.propertyId),
  ],
);
