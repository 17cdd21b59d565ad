import type { NoticeValues } from '#shared/notice-values.ts';

/**
 * Merges the notice's values with those of the title or the source, which fill gaps. A value that the notice
 * contradicts itself about is not filled. A share in the title stays one even if the notice's register names one owner
 * of the whole: both sentences are then in `conflicts` (D55).
 */
export function beforeTitle(notice: NoticeValues | null, before: NoticeValues | null | undefined): NoticeValues | null {
  if (!before) return notice;
  if (!notice) return before;
  const contradicted = new Set<string>(notice.conflicts.map(({ name }) => name));
  const others = Object.entries(before.values).filter(([name, said]) => said?.from && !contradicted.has(name));
  // safe: the same values under the same names
  const values = { ...Object.fromEntries(others), ...notice.values } as NoticeValues['values'];
  const [titles, notices] = [before.values.isShareSale, notice.values.isShareSale];
  if (titles?.from !== 'title' || titles.value !== true || notices?.value !== false) return { ...notice, values };
  const sentences = [notices.sentence, titles.sentence].filter((sentence) => sentence !== null);
  return {
    values: { ...values, isShareSale: titles },
    conflicts: [...notice.conflicts, { name: 'isShareSale', sentences }],
  };
}
