import type { NoticeValues } from '#shared/notice-values.ts';

/**
 * What the notice says, and of what it does not say what the title or the source does. Of what the notice says in two
 * ways nothing is taken from elsewhere. A share that the title tells stays one even where the notice's register names
 * one owner of the whole: both then stand in `conflicts` (D55).
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
