/** Characters that a member may write beside a mark. */
export const LONGEST_MARK_REASON = 300;
