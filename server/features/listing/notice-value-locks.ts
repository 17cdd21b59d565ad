import {
  NOTICE_VALUE_NAMES,
  type NoticeValueName,
  type NoticeValues,
  type ShownNoticeValues,
} from '#shared/notice-values.ts';
import { NOTICE_CHANGES, type PropertyChange } from '#shared/properties.ts';

/**
 * Who may see what was read from a notice (D20). It is read from the description, so sentences, and the values that
 * stand nowhere else, are as locked as the description. Open is only what a listing tells everybody in fields of its own,
 * and the deposit: the page states one to everybody, and must not state another than the notice.
 */
const OPEN: ReadonlySet<NoticeValueName> = new Set([
  'courtName',
  'dosyaBilgi',
  'tur',
  'il',
  'ilce',
  'mahalleKoy',
  'ada',
  'parsel',
  'share',
  'appraisal',
  'deposit',
  'round',
  'brand',
  'modelYear',
]);

/** Everything, for whom nothing is locked. */
export function wholeNoticeValues(read: NoticeValues | null): ShownNoticeValues | null {
  return read && { ...read, withheld: [] };
}

/** The open values without the sentences; what else there is only by name. */
export function openNoticeValues(read: NoticeValues | null): ShownNoticeValues | null {
  if (!read) return null;
  const known = NOTICE_VALUE_NAMES.filter((name) => read.values[name]);
  const open = known
    .filter((name) => OPEN.has(name))
    .map((name) => [name, { value: read.values[name]?.value, sentence: null }]);
  return {
    // safe: values of the same names
    values: Object.fromEntries(open) as NoticeValues['values'],
    conflicts: read.conflicts.map(({ name }) => ({ name, sentences: [] })),
    withheld: known.filter((name) => !OPEN.has(name)),
  };
}

/** True when someone without the right gets less than there is. */
export function hasLockedNoticeValues({ values, conflicts }: NoticeValues): boolean {
  return (
    conflicts.some(({ sentences }) => sentences.length > 0) ||
    NOTICE_VALUE_NAMES.some((name) => values[name] && (!OPEN.has(name) || values[name].sentence !== null))
  );
}

const LOCKED_CHANGES: ReadonlySet<string> = new Set(
  NOTICE_CHANGES.filter((field) => field !== 'deposit' && field !== 'depositPercent'),
);

/** Changes without those of locked values, for whom they are locked. */
export function openChanges(changes: readonly PropertyChange[]): PropertyChange[] {
  return changes.filter(({ field }) => !LOCKED_CHANGES.has(field));
}
