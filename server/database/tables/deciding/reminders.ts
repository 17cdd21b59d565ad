import { bigint, index, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { instant } from '../instant.ts';
import { properties } from '../properties.ts';

const steps = () => smallint().array().notNull();

/**
 * When members want to be reminded, in minutes before each kind of date; without a row, `USUAL_STEPS` applies.
 * @kept Etkin hesap bilgileri
 * /
 */
export const reminderSettings = pgTable('reminder_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  endMinutes: steps(),
  cashMinutes: steps(),
  letterMinutes: steps(),
  paymentMinutes: steps(),
  /** Full hours in Istanbul; both are set or neither. */
  quietFrom: smallint(),
  quietUntil: smallint(),
  changedAt: instant().notNull(),
});

/**
 * When the reminders of a saved, open listing are next due. One row per listing, not per member who saved it: who gets
 * which reminder is decided when it is due. Deleted once the listing is no longer open.
 * @kept none
 * /
 */
export const reminderPlans = pgTable(
  'reminder_plans',
  {
    propertyId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The end that the plan was made for; another end needs a new plan. */
    endDate: instant().notNull(),
    /** The previous end, if it has moved; otherwise null. */
    movedFrom: instant(),
    /** Moments up to here are done; null when all past moments must be caught up with. */
    checkedAt: instant(),
    nextAt: instant().notNull(),
  },
  (table) => [index('reminder_plans_next').on(table.nextAt)],
);
