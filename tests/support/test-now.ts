import { DAY_MS } from '#shared/text/dates.ts';

/** The day on which tests happen: Friday 20 November 2026, 12:00 in Istanbul. */
export const TEST_NOW = new Date('2026-11-20T09:00:00Z');

/** So many days after that; before it, where negative. */
export const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
