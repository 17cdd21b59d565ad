import { readNotice } from '#server/features/notices/index.ts';
import type { PropertyRecord } from '#shared/properties.ts';
import { lotEnd, lotOf } from './lot-of-record.ts';
import { noticeValuesOf } from './notice-values-of.ts';

/** A listing whose description is its notice, with the values that the notice states; its own fields stay as they are, but for a derived end. */
export function withNoticeValues(record: PropertyRecord): PropertyRecord {
  if (record.description === null) return record;
  const reading = readNotice(record.description);
  const lot = lotOf(reading.lots, record);
  const { officeContact } = reading;
  return {
    ...record,
    ...(lot && { noticeValues: noticeValuesOf(reading, lot, record.categoryNumber) }),
    ...(lot && record.endDateIsDerived && lotEnd(lot, record.secondRound)),
    ...(officeContact && { officeContact }),
  };
}
