import { DAY_MS } from '#shared/text/dates.ts';

/** The current time in tests: Friday 20 November 2026, 12:00 in Istanbul. */
export const TEST_NOW = new Date('2026-11-20T09:00:00Z');

/** The time `days` days after `TEST_NOW`, or before it if `days` is negative. */
export const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
