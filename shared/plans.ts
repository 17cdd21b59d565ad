/** Auctions on the home page: the first of the property list (spec §9). */
export const FEATURED_COUNT = 6;

/** Description preview (spec §9, D20): words shown, of which what lies beyond the characters is masked. */
export const PREVIEW = { words: 30, plainCharacters: 50 } as const;
