/** Saved searches that one account may keep. */
export const MAX_ALERTS = 50;

/** Listings that one account may keep. */
export const MAX_SAVED_ADS = 1000;

export const MAX_ALERT_NAME_LENGTH = 100;

/** Longest `searchCriteria`, as the JSON text it is sent as. */
export const MAX_CRITERIA_LENGTH = 8000;

/** What an alert may ask for (spec §3): the parameters of a search that choose listings, none that only order or page them. */
export const ALERT_CRITERIA = [
  'query',
  'category',
  'subCategory',
  'city',
  'district',
  'minPrice',
  'maxPrice',
  'daysRemaining',
  'sulhMahkeme',
  'secondRound',
] as const;
