import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { CATEGORY_NUMBERS } from '../../../../shared/kinds/kinds.ts';
import type { Calculation } from '../../../../shared/law/bid/calculation.ts';
import type { CostSettings } from '../../../../shared/law/bid/costs.ts';
import { users } from '../accounts.ts';
import { instant } from '../instant.ts';
import { properties } from '../properties.ts';

/**
 * Members' calculations for listings, validated before they are stored.
 * @kept Etkin hesap bilgileri
 * /
 */
export const calculations = pgTable(
  'calculations',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    calculation: jsonb().$type<Calculation>().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('calculations_property').on(table.propertyId),
  ],
);

/**
 * The costs with which a member's new calculations of a kind start.
 * @kept Etkin hesap bilgileri
 * /
 */
export const usualCosts = pgTable(
  'usual_costs',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    categoryNumber: text({ enum: CATEGORY_NUMBERS }).notNull(),
    costs: jsonb().$type<CostSettings>().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.categoryNumber] })],
);
