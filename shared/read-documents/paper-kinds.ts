/** The kinds of documents of an auction; `letter` for everything else. */
export const PAPER_KINDS = ['notice', 'report', 'register', 'zoning', 'minutes', 'conditions', 'letter'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/**
 * The possible sources of a statement about a lot: a document, the notice of its last auction, or a field of the
 * listing.
 */
export const SPEAKERS = [...PAPER_KINDS, 'lastRound', 'listing'] as const;
export type Speaker = (typeof SPEAKERS)[number];
