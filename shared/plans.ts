/** Every price and limit of the product (D3, spec §9). Money in lira. */
export const PLANS = {
  free: { monthly: 0, yearly: 0, listingsPerDay: 5 },
  premium: { monthly: 99, yearly: 990, launchMonthly: 29.99 },
  corporate: { monthly: 299, yearly: 2999 },
} as const;

export const TRIAL_DAYS = 7;
export const FEATURED_COUNT = 6;

/** Description preview (spec §9, D20): words shown, of which what lies beyond the characters is masked. */
export const PREVIEW = { words: 30, plainCharacters: 50 } as const;
