/** Saved searches that one account may keep. */
export const MAX_ALERTS = 50;

/** Listings that one account may keep. */
export const MAX_SAVED_ADS = 1000;

export const MAX_ALERT_NAME_LENGTH = 100;

/** Longest `searchCriteria`, as the JSON text it is sent as. */
export const MAX_CRITERIA_LENGTH = 8000;
