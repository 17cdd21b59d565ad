import { DAY_MS, istanbulDate } from '#shared/text/dates.ts';

/**
 * The last day of the launch price in tests. Their servers use the real clock, so a fixed day would pass and change
 * every price.
 */
export const LAUNCH_DAY = istanbulDate(new Date(Date.now() + 200 * DAY_MS));
