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

const VALUES = Object.entries(PATHS)
  .map(([field, path]) => `('${field}', ${at('p.notice_values', path)}, ${at('incoming."noticeValues"', path)})`)
  .join(', ');

/**
 * Selects field, old value and new value of what a notice says, of a stored listing `p` and what is `incoming`. A value
 * that is there for the first time, or is no longer, is no news: the reader may have learnt to read it.
 */
export const NOTICE_CHANGES_SQL = `select field, before, after from (values ${VALUES}) as said(field, before, after)
  where p.notice_values is distinct from incoming."noticeValues" and before <> after`;

/** NULL for what is not there and for what is there as `null`. */
function at(values: string, path: string): string {
  return `nullif(${values} #> '${path}', 'null')`;
}
