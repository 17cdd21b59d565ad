import { DAY_MS, istanbulDate } from '#shared/text/dates.ts';

/**
 * The last day of the launch price in stories. Their servers go by the real clock, so a fixed day would be over one day
 * and every price with it.
 */
export const LAUNCH_DAY = istanbulDate(new Date(Date.now() + 200 * DAY_MS));
