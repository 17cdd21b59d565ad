/** What a paper of an auction is; `letter` for what none of the others is. */
export const PAPER_KINDS = ['notice', 'report', 'register', 'zoning', 'minutes', 'conditions', 'letter'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
