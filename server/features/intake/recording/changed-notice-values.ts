import { NOTICE_NEWS, type NoticeNews } from '#shared/notice-values.ts';

/**
 * Selects field, old value and new value of the news in what a notice says, of a stored listing `p` and what is
 * `incoming`. A value that is there for the first time, or is no longer there, is no news: the reader may have learnt
 * to read it.
 */
export function changedNoticeValuesSqlOf(news: readonly NoticeNews[]): string {
  const values = news
    .map(({ field, path }) => `('${field}', ${at('p.notice_values', path)}, ${at('incoming."noticeValues"', path)})`)
    .join(', ');
  return `select field, before, after from (values ${values}) as said(field, before, after)
  where p.notice_values is distinct from incoming."noticeValues" and before <> after`;
}

/** NULL for what is not there and for what is there as `null`. */
function at(values: string, path: readonly string[]): string {
  return `nullif(${values} #> '{${path.join(',')}}', 'null')`;
}

export const CHANGED_NOTICE_VALUES_SQL = changedNoticeValuesSqlOf(NOTICE_NEWS);
