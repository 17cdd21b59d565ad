import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment in time, which every table keeps with its zone. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
