import { UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';

/** SQL: the sub-categories that mean an unknown kind. */
export const UNKNOWN_KINDS = Object.values(UNKNOWN_SUB_CATEGORY)
  .map((name) => `'${name}'`)
  .join(', ');

/** SQL: whether nothing told what a listing `p` is, or where. */
export const UNREAD = `(p.tur in (${UNKNOWN_KINDS}) or p.ilce is null)`;
