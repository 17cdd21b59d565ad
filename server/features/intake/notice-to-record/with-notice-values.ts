import { readNotice } from '#server/features/intake/notices/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { beforeTitle } from './before-title.ts';
import { lotEnd, lotOf, roundByNotice } from './lot-of-record.ts';
import { noticeValuesOf } from './notice-values-of.ts';
import { type TitleField, withTitle } from './with-title.ts';

/**
 * A listing whose description is its notice, with the values that notice and title state; its own fields stay as they
 * are, but empty ones are filled by the title, `weak` ones are replaced by it, and a derived end gives way.
 */
export function withNoticeValues(given: ListingRecord, weak: readonly TitleField[] = []): ListingRecord {
  return withReadDescription(withTitle(given, weak));
}

/** The same for a listing that has what its title says already (`withTitle`). */
export function withReadDescription(record: ListingRecord): ListingRecord {
  if (record.description === null) return record;
  const reading = readNotice(record.description);
  const lot = lotOf(reading.lots, record);
  const { officeContact } = reading;
  const notice = lot ? noticeValuesOf(reading, lot, record.categoryNumber) : null;
  return {
    ...record,
    noticeValues: beforeTitle(notice, record.noticeValues),
    ...(lot && roundByNotice(lot, record)),
    ...(lot && record.endDateIsDerived && lotEnd(lot, record.secondRound)),
    ...(officeContact && { officeContact }),
  };
}
