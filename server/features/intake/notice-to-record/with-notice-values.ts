import { readNotice } from '#server/features/intake/notices/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { beforeTitle } from './before-title.ts';
import { lotEnd, lotOf, roundByNotice } from './lot-of-record.ts';
import { noticeValuesOf } from './notice-values-of.ts';
import { type TitleField, withTitle } from './with-title.ts';

/**
 * Adds the values that notice and title state to a listing whose description is its notice. Its own fields stay, but
 * the title fills empty ones and replaces the `weak` ones, and the notice replaces a derived end.
 */
export function withNoticeValues(given: ListingRecord, weak: readonly TitleField[] = []): ListingRecord {
  return withReadDescription(withTitle(given, weak));
}

/** Like `withNoticeValues`, for a listing to which `withTitle` was already applied. */
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
