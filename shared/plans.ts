/** Auctions on the home page: the first of the property list (spec §9). */
export const FEATURED_COUNT = 6;

/** Description preview (spec §9, D20): words shown, of which what lies beyond the characters is masked. */
export const PREVIEW = { words: 30, plainCharacters: 50 } as const;

/** A trial of premium, once per account and per device (spec §9, D22). */
export const TRIAL_DAYS = 7;

/** How long a paid subscription lasts from its purchase (spec §4). */
export const SUBSCRIPTION_DAYS = 365;

/** Different listings that the free plan opens in a day of Istanbul (D21). */
export const FREE_VIEWS_PER_DAY = 5;

/** Prices of premium in lira (D3): the launch price is what is charged by the month while it lasts. */
export const PREMIUM_PRICES = { launchMonthly: 29.99, monthly: 99, yearly: 990 } as const;
