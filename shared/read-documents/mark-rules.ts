/** The maximum length of a member's reason for a mark, in characters. */
export const LONGEST_MARK_REASON = 300;
