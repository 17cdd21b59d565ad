import type { ListingChange } from '#shared/listings.ts';
import {
  NOTICE_NEWS,
  NOTICE_VALUE_NAMES,
  NOTICE_VALUES,
  type NoticeValueName,
  type NoticeValues,
  type ShownNoticeValues,
} from '#shared/notice-values.ts';

/**
 * Who may see what was read from a notice (D20): sentences are locked like the description, values as NOTICE_VALUES
 * says.
 */

/** All values, for callers for whom nothing is locked. */
export function wholeNoticeValues(read: NoticeValues | null): ShownNoticeValues | null {
  return read && { ...read, withheld: [] };
}

/** The open values without their sentences; of the locked values only the names. */
export function openNoticeValues(read: NoticeValues | null): ShownNoticeValues | null {
  if (!read) return null;
  const known = NOTICE_VALUE_NAMES.filter((name) => read.values[name]);
  const open = known.filter((name) => isOpenIn(read, name)).map((name) => [name, openValue(read, name)]);
  return {
    // safe: values of the same names
    values: Object.fromEntries(open) as NoticeValues['values'],
    conflicts: read.conflicts.map(({ name }) => ({ name, sentences: [] })),
    withheld: known.filter((name) => !isOpenIn(read, name)),
  };
}

/** A value that was read from the title or another open field is open, including its words. */
function isOpenIn({ values }: NoticeValues, name: NoticeValueName): boolean {
  return NOTICE_VALUES[name].isOpen || values[name]?.from !== undefined;
}

function openValue({ values }: NoticeValues, name: NoticeValueName) {
  const said = values[name];
  return said?.from === undefined ? { value: said?.value, sentence: null } : said;
}

/** Whether a caller without the right would see less than there is. */
export function hasLockedNoticeValues(read: NoticeValues): boolean {
  const { values, conflicts } = read;
  return (
    conflicts.some(({ sentences }) => sentences.length > 0) ||
    NOTICE_VALUE_NAMES.some(
      (name) =>
        values[name] && (!isOpenIn(read, name) || (values[name].from === undefined && values[name].sentence !== null)),
    )
  );
}

const LOCKED_CHANGES: ReadonlySet<string> = new Set(
  NOTICE_NEWS.filter(({ isOpen }) => !isOpen).map(({ field }) => field),
);

/** The changes without those of locked values, for callers for whom these are locked. */
export function openChanges(changes: readonly ListingChange[]): ListingChange[] {
  return changes.filter(({ field }) => !LOCKED_CHANGES.has(field));
}
