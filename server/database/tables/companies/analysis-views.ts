import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AnalysisView } from '#shared/analysis/analyses.ts';
import { users } from '../accounts.ts';
import { instant } from '../instant.ts';
import { organisations } from '../organisations.ts';

/**
 * Saved views of an organisation on sets of listings.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 * /
 */
export const analysisViews = pgTable(
  'analysis_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Null once that account is deleted; the view still belongs to the organisation. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    isShared: boolean().notNull(),
    view: jsonb().$type<AnalysisView>().notNull(),
    /** Counts changes, so that two windows don't overwrite each other's changes. */
    version: integer().notNull().default(1),
    changedAt: instant().notNull(),
  },
  (table) => [
    index('analysis_views_organisation').on(table.organisationId),
    index('analysis_views_owner').on(table.ownerId),
  ],
);
