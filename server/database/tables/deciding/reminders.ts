import { bigint, index, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { instant } from '../instant.ts';
import { properties } from '../properties.ts';

const steps = () => smallint().array().notNull();

/**
 * When members want to be reminded, in minutes before each kind of date; without a row as `USUAL_STEPS` says.
 * @kept Etkin hesap bilgileri
 */
export const reminderSettings = pgTable('reminder_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  endMinutes: steps(),
  cashMinutes: steps(),
  letterMinutes: steps(),
  paymentMinutes: steps(),
  /** Full hours in Istanbul; both or neither. */
  quietFrom: smallint(),
  quietUntil: smallint(),
  changedAt: instant().notNull(),
});

/**
 * When the reminders of a saved, open listing are next to be looked at. Of one listing, not of each member who keeps
 * it: who is told what is decided when a moment comes. Gone once the listing is no longer open.
 * @kept none
 */
export const reminderPlans = pgTable(
  'reminder_plans',
  {
    propertyId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The end for which it was planned; another end needs a new plan. */
    endDate: instant().notNull(),
    /** The end before it moved; null if it never has. */
    movedFrom: instant(),
    /** Moments up to here are done; null when all that are over must be caught up with. */
    checkedAt: instant(),
    nextAt: instant().notNull(),
  },
  (table) => [index('reminder_plans_next').on(table.nextAt)],
);
