import { UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';

/** SQL: the sub-categories that mean an unknown kind. */
export const UNKNOWN_KINDS = Object.values(UNKNOWN_SUB_CATEGORY)
  .map((name) => `'${name}'`)
  .join(', ');

/** SQL: whether the kind or the district of a listing `p` is unknown. */
export const UNREAD = `(p.tur in (${UNKNOWN_KINDS}) or p.ilce is null)`;
