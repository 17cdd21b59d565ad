import { withReadDescription } from '#server/features/intake/notice-to-record/index.ts';
import { type CheckedRecord, readyRecord } from '#server/features/intake/preparing/index.ts';
import type { ListingRecord } from '#shared/listings.ts';

/** A record of a file; `isUnread`: its description is a notice that was not read yet. */
export type FileRecord = { readonly record: ListingRecord; readonly isUnread: boolean };

/** Reads the notice of a record and prepares it to be stored. Never throws. */
export function readRecord({ record, isUnread }: FileRecord, now: Date): CheckedRecord {
  return readyRecord(isUnread ? withReadDescription(record) : record, now);
}
