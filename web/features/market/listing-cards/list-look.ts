/**
 * The layouts of a list of listings: cards (short on phones), rows, cards with large pictures also on phones, a table.
 */
export const LIST_LOOKS = ['grid', 'rows', 'large', 'table'] as const;
export type ListLook = (typeof LIST_LOOKS)[number];
