import { sql } from 'drizzle-orm';
import type { NOTICE_CHANGES } from '#shared/properties.ts';

/** Where the values whose change is news stand in `notice_values` (NOTICE_CHANGES of shared/properties.ts). */
const PATHS = {
  deposit: '{values,deposit,value,amount}',
  depositPercent: '{values,deposit,value,percent}',
  kdv: '{values,kdv,value}',
  firstStart: '{values,firstStart,value,at}',
  secondStart: '{values,secondStart,value,at}',
  secondEnd: '{values,secondEnd,value,at}',
} satisfies Record<(typeof NOTICE_CHANGES)[number], string>;

/**
 * Rows `field, old value, new value` of what a notice says, of a stored listing `p` and what is `incoming`. A value that is
 * there for the first time, or is no longer, is no news: the reader may have learnt to read it.
 */
export const NOTICE_CHANGE_ROWS = sql.raw(
  Object.entries(PATHS)
    .map(([field, path]) => {
      const before = `nullif(p.notice_values #> '${path}', 'null')`;
      const after = `nullif(incoming."noticeValues" #> '${path}', 'null')`;
      return `('${field}', coalesce(${before}, ${after}), coalesce(${after}, ${before}))`;
    })
    .join(', '),
);
