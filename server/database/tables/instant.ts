import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment in time, stored with its time zone. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
