import { NOTICE_NEWS, type NoticeNews } from '#shared/notice-values.ts';

/**
 * SQL that selects field, old value and new value of each difference between the notice values of a stored listing `p`
 * and `incoming`. A value that appears or disappears doesn't count: the reader may have changed.
 */
export function changedNoticeValuesSqlOf(news: readonly NoticeNews[]): string {
  const values = news
    .map(({ field, path }) => `('${field}', ${at('p.notice_values', path)}, ${at('incoming."noticeValues"', path)})`)
    .join(', ');
  return `select field, before, after from (values ${values}) as said(field, before, after)
  where p.notice_values is distinct from incoming."noticeValues" and before <> after`;
}

/** NULL both for a missing value and for a stored `null`. */
function at(values: string, path: readonly string[]): string {
  return `nullif(${values} #> '{${path.join(',')}}', 'null')`;
}

export const CHANGED_NOTICE_VALUES_SQL = changedNoticeValuesSqlOf(NOTICE_NEWS);
