/** Saved searches that one account may keep. */
export const MAX_ALERTS = 50;

/** Listings that one account may keep. */
export const MAX_SAVED_ADS = 1000;

export const MAX_ALERT_NAME_LENGTH = 100;

/** Longest `searchCriteria`, as the JSON text it is sent as. */
export const MAX_CRITERIA_LENGTH = 8000;

/** Why an alert tells of a listing; the meaning of each stands beside `NOTIFICATION_REASONS`. */
export const ALERT_REASONS = ['new', 'reopened', 'secondRound', 'priceDrop', 'changed', 'dueSoon'] as const;
export type AlertReason = (typeof ALERT_REASONS)[number];
