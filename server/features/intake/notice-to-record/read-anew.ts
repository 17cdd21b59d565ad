import { UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { NoticeValueName, NoticeValues } from '#shared/notice-values.ts';
import { withNoticeValues } from './with-notice-values.ts';
import { TITLE_FIELDS, type TitleField } from './with-title.ts';

type Values = NoticeValues['values'];
type Said = NonNullable<Values[NoticeValueName]>;

/** Values with another name than the field that they fill. */
const NAMES: Partial<Record<TitleField, NoticeValueName>> = { hisse: 'share', carModel: 'brand' };
// safe: all other fields of a title are values of the same name
const nameOf = (field: TitleField): NoticeValueName => NAMES[field] ?? (field as NoticeValueName);

/**
 * A stored listing as today's readers read its title and its text. What its source's own fields or the desk said stays;
 * what an earlier reader took from the words is read again. A field stays where the words no longer say it: the source
 * may have said the same.
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

/** Whether a value was taken from words; what the desk says, or a field of the source, has no sentence. */
const isRead = (said: Said) => said.sentence !== null || said.from !== undefined;

function valuesWhere(values: Values, isKept: (said: Said) => boolean): Values {
  // safe: some of the same values under their names
  return Object.fromEntries(Object.entries(values).filter(([, said]) => isKept(said))) as Values;
}

/** The record without what only the title or the office had filled. */
function withoutRead(stored: ListingRecord, values: Values): ListingRecord {
  const emptied = TITLE_FIELDS.flatMap((field) => {
    const said = values[nameOf(field)];
    const isFilled = said?.value === stored[field] && (said?.from === 'title' || said?.from === 'office');
    if (!isFilled) return [];
    return [[field, field === 'tur' ? UNKNOWN_SUB_CATEGORY[stored.categoryNumber] : null]];
  });
  return { ...stored, ...Object.fromEntries(emptied) };
}

/** What is stored of fields that nothing fills any more. */
function unfilled(stored: ListingRecord, read: ListingRecord): Partial<ListingRecord> {
  const isUnknown = (field: TitleField) =>
    read[field] === null || (field === 'tur' && read.tur === UNKNOWN_SUB_CATEGORY[read.categoryNumber]);
  return Object.fromEntries(TITLE_FIELDS.filter(isUnknown).map((field) => [field, stored[field]]));
}

/** Fields that an earlier reader had filled from the text, as it is read now. */
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
