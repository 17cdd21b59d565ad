/** How a list of listings can look: cards (short on phones), rows, cards with large pictures on phones too, a table. */
export const LIST_LOOKS = ['grid', 'rows', 'large', 'table'] as const;
export type ListLook = (typeof LIST_LOOKS)[number];
