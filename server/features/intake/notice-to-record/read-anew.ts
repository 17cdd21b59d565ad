import { UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { NoticeValueName, NoticeValues } from '#shared/notice-values.ts';
import { withNoticeValues } from './with-notice-values.ts';
import { TITLE_FIELDS, type TitleField } from './with-title.ts';

type Values = NoticeValues['values'];
type Said = NonNullable<Values[NoticeValueName]>;

/** Values whose name differs from that of the field that they fill. */
const NAMES: Partial<Record<TitleField, NoticeValueName>> = { hisse: 'share', carModel: 'brand' };
// safe: all other fields of a title have a value of the same name
const nameOf = (field: TitleField): NoticeValueName => NAMES[field] ?? (field as NoticeValueName);

/**
 * Reads the title and text of a stored listing with the current readers. Values from the source's own fields or the
 * desk stay; values that an earlier reader took from the words are read again. A field stays if the words no longer
 * state it, because the source may have stated the same.
 */
export function readAnew(stored: ListingRecord): ListingRecord {
  const { values = {}, conflicts = [] } = stored.noticeValues ?? {};
  const hasText = stored.description !== null;
  const kept = valuesWhere(values, (said) => (hasText ? !isRead(said) : said.from !== 'title'));
  const weak = TITLE_FIELDS.filter((field) => values[nameOf(field)]?.from === 'source');
  const emptied = withoutRead(stored, values);
  const read = withNoticeValues(
    { ...emptied, noticeValues: { values: kept, conflicts: hasText ? [] : conflicts } },
    weak,
  );
  const all: Values = { ...read.noticeValues?.values, ...kept };
  const open = (read.noticeValues?.conflicts ?? []).filter(({ name }) => !(name in kept) || !hasText);
  const isEmpty = Object.keys(all).length === 0 && open.length === 0;
  return {
    ...read,
    ...unfilled(stored, read),
    ...filledByText(stored, values, all),
    noticeValues: isEmpty ? null : { values: all, conflicts: open },
  };
}

/** Whether a value was read from words; a value from the desk or a field of the source has no sentence. */
const isRead = (said: Said) => said.sentence !== null || said.from !== undefined;

function valuesWhere(values: Values, isKept: (said: Said) => boolean): Values {
  // safe: a subset of the same values, under their names
  return Object.fromEntries(Object.entries(values).filter(([, said]) => isKept(said))) as Values;
}

/** Empties the fields that only the title or the office had filled. */
function withoutRead(stored: ListingRecord, values: Values): ListingRecord {
  const emptied = TITLE_FIELDS.flatMap((field) => {
    const said = values[nameOf(field)];
    const isFilled = said?.value === stored[field] && (said?.from === 'title' || said?.from === 'office');
    if (!isFilled) return [];
    return [[field, field === 'tur' ? UNKNOWN_SUB_CATEGORY[stored.categoryNumber] : null]];
  });
  return { ...stored, ...Object.fromEntries(emptied) };
}

/** Returns the stored values of fields that nothing fills any more. */
function unfilled(stored: ListingRecord, read: ListingRecord): Partial<ListingRecord> {
  const isUnknown = (field: TitleField) =>
    read[field] === null || (field === 'tur' && read.tur === UNKNOWN_SUB_CATEGORY[read.categoryNumber]);
  return Object.fromEntries(TITLE_FIELDS.filter(isUnknown).map((field) => [field, stored[field]]));
}

/** Returns the current reading of fields that an earlier reader had filled from the text. */
function filledByText(stored: ListingRecord, before: Values, now: Values): Partial<ListingRecord> {
  const changed = TITLE_FIELDS.flatMap((field) => {
    const name = nameOf(field);
    const was = before[name];
    const is = now[name];
    const isOfText =
      was !== undefined && was.sentence !== null && was.from === undefined && was.value === stored[field];
    return isOfText && is !== undefined && typeof is.value === 'string' ? [[field, is.value]] : [];
  });
  return Object.fromEntries(changed);
}
