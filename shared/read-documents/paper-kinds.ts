/** What a paper of an auction is; `letter` for what none of the others is. */
export const PAPER_KINDS = ['notice', 'report', 'register', 'zoning', 'minutes', 'conditions', 'letter'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Who says something of a lot: a paper, the notice of its last auction, or a field of the listing. */
export const SPEAKERS = [...PAPER_KINDS, 'lastRound', 'listing'] as const;
export type Speaker = (typeof SPEAKERS)[number];
