import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../columns/bytea.ts';
import { instant } from '../instant.ts';
import { organisations } from '../organisations.ts';

/**
 * The logo on an organisation's reports, redrawn from the upload: a PNG on white, or on dark if white would hide it.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 * /
 */
export const organisationLogos = pgTable('organisation_logos', {
  organisationId: uuid()
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  content: bytea().notNull(),
  /** In pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  changedAt: instant().notNull(),
});
